import type { CartBlocker } from '~/models/booking/booking-messages'
import { EVERYTHING, searchPath } from '~/models/trade/addresses/search-query'
import type { Booking } from '~/models/trade/days/day'
import { todayIn } from '~/models/trade/days/zones'
import {
  type Cents,
  CHECKOUT_TAX,
  monthlyRate,
  sumWithTax,
  type Totals,
  weeklyRate,
  withTax,
} from '~/models/trade/money'
import { bookingPaths } from '~/models/trade/paths/booking'
import { listPaths } from '~/models/trade/paths/lists'
import { isGone, type ListingStatus } from '~/models/trade/vocabulary/listings'

export type CartItem = {
  /** The listed rate for one day. */
  daily: Cents
  /** The agreed total for the booking, before tax. */
  agreed: Cents
  booking: Booking
  /** IANA time zone of the vehicle's location. */
  zone: string
  listingStatus: ListingStatus
  /** Someone else has booked some of these days. */
  isTaken: boolean
  /** It was removed from its list while in the cart. */
  isOffList: boolean
  /** A newer inquiry has replaced the agreed one. */
  isAskedAnew: boolean
}

/** Why an item cannot be booked or quoted, or null. */
export function cartBlocker(item: CartItem, now: Date): CartBlocker | null {
  if (isGone(item.listingStatus)) return 'unavailable'
  if (item.isOffList) return 'offList'
  if (item.isAskedAnew) return 'askedAnew'
  if (item.isTaken) return 'taken'
  return item.booking.from < todayIn(item.zone, now) ? 'started' : null
}

/** Listed rates of an item, and tax and total of the agreed price. */
export function cartRates(item: CartItem): { daily: Cents; weekly: Cents; monthly: Cents } & Totals {
  const { daily, agreed } = item
  return { daily, weekly: weeklyRate(daily), monthly: monthlyRate(daily), ...withTax(agreed, CHECKOUT_TAX) }
}

/** Count and totals of the items that can be booked; blocked ones add nothing. */
export function cartTotals(items: readonly CartItem[], now: Date): { vehicles: number } & Totals {
  const bookable = items.filter((item) => cartBlocker(item, now) === null)
  return {
    vehicles: bookable.length,
    ...sumWithTax(
      bookable.map((item) => item.agreed),
      CHECKOUT_TAX,
    ),
  }
}

type Blocked = { id: string; listVehicleId: string; make: string; model: string }

type CartAction = (item: Blocked, projectId: string) => { label: string; to: string }

const inquireAnew: CartAction = ({ id, listVehicleId }, projectId) => ({
  label: 'Inquire about other dates',
  // read by `CartItemQuery`
  to: `${bookingPaths.cartItemRemoval(id)}?${new URLSearchParams({ project: projectId, inquire: listVehicleId })}`,
})

/** What a member can do about a blocked cart item besides removing it. */
export const CART_ACTIONS: Record<CartBlocker, CartAction> = {
  taken: inquireAnew,
  started: inquireAnew,
  unavailable: ({ make, model }) => ({
    label: 'Find another vehicle',
    to: searchPath({ ...EVERYTHING, text: `${make} ${model}` }),
  }),
  offList: (_, projectId) => ({ label: 'View removed vehicles', to: listPaths.removedVehicles(projectId) }),
  askedAnew: ({ listVehicleId }, projectId) => ({
    label: 'View it in the list',
    to: listPaths.listVehicle(projectId, listVehicleId),
  }),
}
