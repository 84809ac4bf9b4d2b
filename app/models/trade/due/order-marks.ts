import { labelOf, type Tone } from '../vocabulary/option'
import {
  ITEM_STATUS_BADGES,
  ORDER_STATUS_BADGES,
  type OrderItemStatus,
  type OrderStatus,
  STUCK,
} from '../vocabulary/orders'
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

/** That the crew's photos at pickup are late, for pages that show the days of the rental. */
export function photosMark(rental: Photographed): Mark | null {
  const due = photosDue(rental, 'renter')
  return due && dueMark({ ...due, text: labelOf(STUCK, 'photos') })
}

/** What is late for staff: a rental without the photos is also in progress. */
export function rentalMarksForStaff(rental: Photographed): Mark[] {
  const overdue = overdueSince(rental)
  if (overdue) return [dueMark(overdue)]
  const photos = photosMark(rental)
  return photos ? [ITEM_STATUS_BADGES['in-progress'], photos] : []
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
 * The same for staff. `rentals`: the marks of each of its vehicles. If there are several, they are marked themselves, and
 * the order only with what it waits for.
 */
export function orderMarksForStaff(
  { rentals, ...order }: Omit<OrderFacts, 'late'> & { rentals: readonly (readonly Mark[])[] },
  waitsFor: readonly Mark[],
): Mark[] {
  if (rentals.every((marks) => marks.length === 0)) return orderMarks(order, waitsFor)
  return rentals.length > 1 ? [...waitsFor] : [...rentals.flat(), ...waitsFor]
}

/**
 * The marks of one of several vehicles of an order for staff: what is late, or that only it was cancelled. None of the
 * only vehicle, whose marks are the order's.
 */
export function vehicleMarksForStaff(
  statuses: readonly OrderItemStatus[],
  rentals: readonly (readonly Mark[])[],
  index: number,
): readonly Mark[] {
  if (statuses.length === 1) return []
  const isOnlyIt = statuses[index] === 'cancelled' && statuses.some((status) => status !== 'cancelled')
  return isOnlyIt ? [ITEM_STATUS_BADGES.cancelled] : (rentals[index] ?? [])
}
