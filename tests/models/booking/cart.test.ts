import { describe, expect, test } from 'vitest'
import { CART_BLOCKERS } from '~/models/booking/booking-messages'
import { type CartItem, cartBlocker, cartRates, cartTotals } from '~/models/booking/cart'

const NOW = new Date('2026-12-08T06:00:00Z')

/** A vehicle in New York, agreed at $1,040 for five days, unless `facts` says otherwise. */
function anItem(facts: Partial<CartItem> = {}): CartItem {
  return {
    daily: 26000,
    agreed: 104000,
    booking: { from: '2026-12-08', to: '2026-12-12' },
    zone: 'America/New_York',
    listingStatus: 'listed',
    isTaken: false,
    isOffList: false,
    isAskedAnew: false,
    ...facts,
  }
}

test('an item shows the listed rates and the tax and total of the agreed rate', () => {
  expect(cartRates(anItem())).toEqual({
    daily: 26000,
    weekly: 78000,
    monthly: 234000,
    subTotal: 104000,
    tax: 9256,
    total: 113256,
  })
})

describe('the reason why an item cannot be booked', () => {
  test.each([
    ['none for a bookable item', anItem(), null],
    ['none while the listing is being edited', anItem({ listingStatus: 'edit_requests' }), null],
    ['a deleted listing', anItem({ listingStatus: 'deleted' }), 'unavailable'],
    ['a deactivated listing', anItem({ listingStatus: 'deactivated', isTaken: true }), 'unavailable'],
    ['removal from its list', anItem({ isOffList: true, isTaken: true }), 'offList'],
    ['a newer inquiry', anItem({ isAskedAnew: true, isTaken: true }), 'askedAnew'],
    ['dates booked by somebody else', anItem({ isTaken: true }), 'taken'],
    ['a first day in the past', anItem({ booking: { from: '2026-12-07', to: '2026-12-12' } }), 'started'],
    [
      'none for a first day that is not over in the time zone of the vehicle',
      anItem({ booking: { from: '2026-12-07', to: '2026-12-12' }, zone: 'America/Los_Angeles' }),
      null,
    ],
  ] as const)('%s', (_, item, blocker) => expect(cartBlocker(item, NOW)).toBe(blocker))

  test('has the agreed text for an unavailable vehicle', () => {
    expect(CART_BLOCKERS.unavailable).toBe('The car is not available. Please remove the car to continue.')
  })
})

describe('the cart summary', () => {
  test('adds up its items with the tax of each', () => {
    expect(cartTotals([anItem(), anItem({ agreed: 80000 })], NOW)).toEqual({
      vehicles: 2,
      subTotal: 184000,
      tax: 16376,
      total: 200376,
    })
  })

  test('leaves out items that cannot be booked', () => {
    const totals = cartTotals([anItem(), anItem({ isTaken: true }), anItem({ listingStatus: 'deleted' })], NOW)
    expect(totals).toEqual({ vehicles: 1, subTotal: 104000, tax: 9256, total: 113256 })
  })

  test('is zero for an empty cart', () => {
    expect(cartTotals([], NOW)).toEqual({ vehicles: 0, subTotal: 0, tax: 0, total: 0 })
  })
})
