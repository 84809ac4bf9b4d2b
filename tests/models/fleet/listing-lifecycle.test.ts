import { describe, expect, test } from 'vitest'
import {
  checkListingChange,
  checkReason,
  LISTING_CHANGES,
  LISTING_MESSAGES,
  listingActions,
  listingGaps,
} from '~/models/fleet/listing-lifecycle'
import { refused } from '~/models/trade/results/outcome'
import { LISTING_ACTION_KINDS, LISTING_STATUSES } from '~/models/trade/vocabulary/listings'

const WHOLE = { dayPrice: 10_000, photos: [{ angle: 0 }], bookings: 0 }

describe('the changes of a listing', () => {
  test.each([
    ['draft', ['listing', 'deletion'], ['listing', 'deletion']],
    ['listed', ['deactivation', 'deletion'], ['edit-request', 'deactivation', 'deletion']],
    ['edit_requests', ['deactivation', 'deletion'], ['deactivation', 'deletion']],
    ['deactivated', ['reactivation', 'deletion'], ['reactivation', 'deletion']],
    ['deleted', [], []],
  ] as const)('that is %s: by its owner %j, by the staff %j', (status, owner, staff) => {
    expect([listingActions('owner', status), listingActions('staff', status)]).toEqual([owner, staff])
  })

  test('is refused from every other status with a message about the current one', () => {
    for (const status of LISTING_STATUSES)
      for (const kind of LISTING_ACTION_KINDS) {
        const from: readonly string[] = LISTING_CHANGES[kind].from
        const expected = from.includes(status) ? null : refused('listing-changed', LISTING_MESSAGES[status])
        expect([kind, status, checkListingChange(kind, { ...WHOLE, status })]).toEqual([kind, status, expected])
      }
  })
})

test.each([
  [{ dayPrice: 10_000, photos: [{ angle: 0 }] }, []],
  [{ dayPrice: 0, photos: [{ angle: 0 }] }, ['Set the price of a day.']],
  [
    { dayPrice: 1, photos: [{ angle: 1 }] },
    ["Add a photo of the driver's side. Without it the listing stays a draft."],
  ],
  [
    { dayPrice: 0, photos: [{ angle: 1 }] },
    ['Set the price of a day.', "Add a photo of the driver's side. Without it the listing stays a draft."],
  ],
] as const)('a listing with %j lacks %j, both to be listed and to be reactivated', (listable, gaps) => {
  expect(listingGaps(listable)).toEqual(gaps)
  for (const [kind, status] of [
    ['listing', 'draft'],
    ['reactivation', 'deactivated'],
  ] as const) {
    const refusal = checkListingChange(kind, { ...WHOLE, ...listable, status })
    expect(refusal?.hint).toBe(gaps.length > 0 ? gaps.join(' ') : undefined)
    expect(refusal?.code).toBe(gaps.length > 0 ? 'listing-incomplete' : undefined)
  }
})

test('a booking prevents deletion and no other change', () => {
  const booked = { ...WHOLE, status: 'listed', bookings: 1 } as const
  expect(checkListingChange('deletion', booked)).toEqual(refused('vehicle-booked', LISTING_MESSAGES.booked))
  for (const kind of ['deactivation', 'edit-request'] as const) expect(checkListingChange(kind, booked)).toBeNull()
})

test('only staff must give a reason, for changes that the owner did not request', () => {
  const missing = refused('reason-missing', LISTING_MESSAGES.noReason, 'reason')
  expect(LISTING_ACTION_KINDS.map((kind) => checkReason(kind, 'staff', ''))).toEqual([
    null,
    missing,
    null,
    missing,
    missing,
  ])
  expect(LISTING_ACTION_KINDS.map((kind) => checkReason(kind, 'owner', ''))).toEqual([null, null, null, null, null])
  expect(checkReason('deletion', 'staff', 'Sold.')).toBeNull()
})
