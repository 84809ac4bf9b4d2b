import { describe, expect, test } from 'vitest'
import {
  checkListingChange,
  checkReason,
  LISTING_CHANGES,
  LISTING_MESSAGES,
  listingActs,
  listingGaps,
} from '~/models/fleet/listing-lifecycle'
import { refused } from '~/models/trade/results/outcome'
import { LISTING_ACTS, LISTING_STATUSES } from '~/models/trade/vocabulary/vehicles'

const WHOLE = { dayPrice: 10_000, photos: [{ angle: 0 }], bookings: 0 }

describe('the changes of a listing', () => {
  test.each([
    ['draft', ['listing', 'deletion'], ['listing', 'deletion']],
    ['listed', ['deactivation', 'deletion'], ['edit-request', 'deactivation', 'deletion']],
    ['edit_requests', ['deactivation', 'deletion'], ['deactivation', 'deletion']],
    ['deactivated', ['reactivation', 'deletion'], ['reactivation', 'deletion']],
    ['deleted', [], []],
  ] as const)('that is %s: by its owner %j, by the staff %j', (status, owner, staff) => {
    expect([listingActs('owner', status), listingActs('staff', status)]).toEqual([owner, staff])
  })

  test('is refused from every other status with a message about the current one', () => {
    for (const status of LISTING_STATUSES)
      for (const act of LISTING_ACTS) {
        const from: readonly string[] = LISTING_CHANGES[act].from
        const expected = from.includes(status) ? null : refused('listing-changed', LISTING_MESSAGES[status])
        expect([act, status, checkListingChange(act, { ...WHOLE, status })]).toEqual([act, status, expected])
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
  for (const [act, status] of [
    ['listing', 'draft'],
    ['reactivation', 'deactivated'],
  ] as const) {
    const refusal = checkListingChange(act, { ...WHOLE, ...listable, status })
    expect(refusal?.hint).toBe(gaps.length > 0 ? gaps.join(' ') : undefined)
    expect(refusal?.code).toBe(gaps.length > 0 ? 'listing-incomplete' : undefined)
  }
})

test('a booking prevents deletion and no other change', () => {
  const booked = { ...WHOLE, status: 'listed', bookings: 1 } as const
  expect(checkListingChange('deletion', booked)).toEqual(refused('vehicle-booked', LISTING_MESSAGES.booked))
  for (const act of ['deactivation', 'edit-request'] as const) expect(checkListingChange(act, booked)).toBeNull()
})

test('only staff must give a reason, for changes that the owner did not request', () => {
  const missing = refused('reason-missing', LISTING_MESSAGES.noReason, 'reason')
  expect(LISTING_ACTS.map((act) => checkReason(act, 'staff', ''))).toEqual([null, missing, null, missing, missing])
  expect(LISTING_ACTS.map((act) => checkReason(act, 'owner', ''))).toEqual([null, null, null, null, null])
  expect(checkReason('deletion', 'staff', 'Sold.')).toBeNull()
})
