import { describe, expect, test } from 'vitest'
import {
  BADGES,
  type BookingStatus,
  type DealFacts,
  type DealStage,
  dealStage,
  statusText,
} from '~/models/deals/deal-stage'
import type { Negotiation } from '~/models/deals/negotiation'

const NOW = new Date('2026-11-20T15:00:00Z')
const LATER = new Date('2026-11-22T15:00:00Z')
const BOOKING = { from: '2026-12-07', to: '2026-12-11' }
const TAKEN = { from: '2026-12-08', to: '2026-12-15' }

/** A listed vehicle without an inquiry, unless `facts` says otherwise. */
function aCard(facts: Partial<DealFacts> = {}): DealFacts {
  const untouched = { inquiry: null, inCart: false, orderItem: null, taken: null }
  return { listingStatus: 'listed', zone: 'America/New_York', ...untouched, ...facts }
}

function asked(facts: Partial<Negotiation> & { booking?: typeof BOOKING } = {}) {
  const fresh = { status: 'open', round: 1, lastOfferBy: 'renter', closedBy: null } as const
  return { ...fresh, deadlineAt: LATER, booking: BOOKING, ...facts }
}

const agreed = asked({ status: 'agreed', closedBy: 'owner' })

describe('the deal stage of a list vehicle', () => {
  const cases: [string, DealFacts, DealStage, BookingStatus][] = [
    ['not inquired', aCard(), 'not_inquired', 'not_inquired'],
    ['inquired', aCard({ inquiry: asked() }), 'asked', 'inquired'],
    ['countered by the owner', aCard({ inquiry: asked({ round: 2, lastOfferBy: 'owner' }) }), 'to_answer', 'inquired'],
    ['countered by the renter', aCard({ inquiry: asked({ round: 3 }) }), 'countered', 'inquired'],
    ['declined', aCard({ inquiry: asked({ status: 'declined', closedBy: 'owner' }) }), 'declined', 'inquired'],
    ['past its deadline', aCard({ inquiry: asked({ deadlineAt: NOW }) }), 'time_is_up', 'inquired'],
    ['marked as lapsed', aCard({ inquiry: asked({ status: 'lapsed' }) }), 'time_is_up', 'inquired'],
    ['withdrawn', aCard({ inquiry: asked({ status: 'withdrawn' }) }), 'not_inquired', 'not_inquired'],
    ['agreed', aCard({ inquiry: agreed }), 'available', 'available'],
    [
      'agreed, first day in the past',
      aCard({ inquiry: { ...agreed, booking: { from: '2026-11-19', to: '2026-11-25' } } }),
      'time_is_up',
      'inquired',
    ],
    [
      'agreed, first day today',
      aCard({ inquiry: { ...agreed, booking: { from: '2026-11-20', to: '2026-11-20' } } }),
      'available',
      'available',
    ],
    ['in the cart', aCard({ inquiry: agreed, inCart: true }), 'in_cart', 'in_cart'],
    [
      'in the cart, days blocked since',
      aCard({ inquiry: agreed, inCart: true, taken: TAKEN }),
      'taken_in_cart',
      'not_available',
    ],
    ['booked', aCard({ inquiry: agreed, orderItem: 'confirmed' }), 'booked', 'booked'],
    ['in progress', aCard({ inquiry: agreed, orderItem: 'in-progress' }), 'booked', 'booked'],
    ['completed', aCard({ inquiry: agreed, orderItem: 'completed' }), 'completed', 'completed'],
    ['cancelled', aCard({ inquiry: agreed, orderItem: 'cancelled' }), 'cancelled', 'cancelled'],
    ['inquired, days blocked since', aCard({ inquiry: asked(), taken: TAKEN }), 'taken', 'not_available'],
    ['agreed, days blocked since', aCard({ inquiry: agreed, taken: TAKEN }), 'taken', 'not_available'],
    [
      'declined, days blocked since',
      aCard({ inquiry: asked({ status: 'declined' }), taken: TAKEN }),
      'declined',
      'inquired',
    ],
    ['deactivated', aCard({ listingStatus: 'deactivated' }), 'gone', 'not_available'],
    ['deleted during a negotiation', aCard({ listingStatus: 'deleted', inquiry: asked() }), 'gone', 'not_available'],
    ['being edited', aCard({ listingStatus: 'edit_requests', inquiry: agreed }), 'available', 'available'],
    [
      'booked before it was deleted',
      aCard({ listingStatus: 'deleted', inquiry: agreed, orderItem: 'confirmed' }),
      'booked',
      'booked',
    ],
    [
      'in the cart when it was deleted',
      aCard({ listingStatus: 'deleted', inquiry: agreed, inCart: true }),
      'taken_in_cart',
      'not_available',
    ],
  ]

  test.each(cases)('%s', (_, facts, stage, status) => {
    expect(dealStage(facts, NOW)).toBe(stage)
    expect(BADGES[stage].status).toBe(status)
  })

  test('uses the tones available, booked and refused for one stage each', () => {
    const toned = (tone: string) =>
      Object.entries(BADGES).flatMap(([stage, badge]) => (badge.tone === tone ? stage : []))
    expect(toned('available')).toEqual(['available'])
    expect(toned('booked')).toEqual(['booked'])
    expect(toned('refused')).toEqual(['declined'])
  })
})

describe('a status with its terms', () => {
  const today = '2026-11-20'
  const terms = { booking: BOOKING, rate: 104000 }

  test.each([
    ['not_inquired', 'Not inquired'],
    ['inquired', 'Inquired $1,040 - (Dec 7 to Dec 11)'],
    ['available', 'Available $1,040 - (Dec 7 to Dec 11)'],
    ['in_cart', 'In-cart $1,040 - (Dec 7 to Dec 11)'],
    ['booked', 'Booked $1,040 - (Dec 7 to Dec 11)'],
    ['completed', 'Completed $1,040 - (Dec 7 to Dec 11)'],
    ['not_available', 'Not Available (Dec 7 to Dec 11)'],
    ['cancelled', 'Cancelled'],
  ] as const)('%s reads %s', (status, text) => expect(statusText(status, terms, today)).toBe(text))

  test('omits a price that the reader may not see, and dates when there are none', () => {
    expect(statusText('available', { booking: BOOKING, rate: null }, today)).toBe('Available (Dec 7 to Dec 11)')
    expect(statusText('not_available', { booking: null, rate: null }, today)).toBe('Not Available')
  })
})
