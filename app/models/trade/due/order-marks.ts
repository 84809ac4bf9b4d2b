import type { Tone } from '../vocabulary/option'
import { ITEM_STATUS_BADGES, ORDER_STATUS_BADGES, type OrderStatus } from '../vocabulary/orders'
import { dueMark, overdueSince } from './booking-due'
import { type Photographed, photosDue } from './photos-due'

type Mark = { label: string; tone: Tone }

/** `isRunning`: whether a rental of it is in progress. `late`: the first mark of what is late about its rentals. */
type OrderFacts = { status: OrderStatus; isRunning: boolean; late?: Mark | null }

/** What is late about a rental for its crew: its return, or their photos at pickup. */
export function rentalLate(rental: Photographed): Mark | null {
  const due = overdueSince(rental) ?? photosDue(rental, 'renter')
  return due && dueMark(due)
}

/** The same for staff, who cannot take the photos: a rental without them is in progress. */
export function rentalLateForStaff(rental: Photographed): Mark | null {
  const mark = rentalLate(rental)
  return mark && !overdueSince(rental) ? { label: 'In progress, no pickup photos', tone: 'booked' } : mark
}

/** How far an order is: late, in progress, or its status. */
export function orderState({ status, isRunning, late }: OrderFacts): Mark {
  return late ?? (isRunning ? ITEM_STATUS_BADGES['in-progress'] : ORDER_STATUS_BADGES[status])
}

/** How far an order is and what it waits for; if it waits for something before it starts, only that. */
export function orderMarks(order: OrderFacts, waitsFor: readonly Mark[]): Mark[] {
  const state = orderState(order)
  return waitsFor.length > 0 && state === ORDER_STATUS_BADGES.placed ? [...waitsFor] : [state, ...waitsFor]
}

/**
 * The same for staff. `late`: what is late about each of its vehicles. If there are several, they are marked themselves,
 * and the order only with what it waits for.
 */
export function orderMarksForStaff(
  { late, ...order }: Omit<OrderFacts, 'late'> & { late: readonly (Mark | null)[] },
  waitsFor: readonly Mark[],
): Mark[] {
  const isMarkedBelow = late.length > 1 && late.some((mark) => mark !== null)
  return isMarkedBelow ? [...waitsFor] : orderMarks({ ...order, late: late[0] }, waitsFor)
}
