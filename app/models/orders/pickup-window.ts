import { DAYS_AHEAD, PICKUP_NOTICE_DAYS } from '~/models/trade/constants'
import type { Booking, Day } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import type { StoredItemStatus } from '~/models/trade/vocabulary/orders'

/** The first day on which the pickup place of a booking may be shown. */
export const pickupShownFrom = ({ from }: Pick<Booking, 'from'>): Day => addDays(from, -PICKUP_NOTICE_DAYS)

/** Whether the pickup place of a booked vehicle may be shown. `today` is the vehicle's date. */
export function isPickupShown(item: { status: StoredItemStatus; booking: Booking }, today: Day): boolean {
  return item.status === 'confirmed' && today >= pickupShownFrom(item.booking)
}

/** Whether the pickup inspection may be read: as soon as the place is shown, and after the rental too. */
export function isReportShown(item: { status: StoredItemStatus; booking: Booking }, today: Day): boolean {
  return item.status !== 'cancelled' && today >= pickupShownFrom(item.booking)
}

/** Whether the pickup inspection and the return inspection of a booked vehicle are open. */
export function inspectedNow(item: { status: StoredItemStatus; booking: Booking }, today: Day) {
  const isFetched = item.status === 'completed' || (item.status === 'confirmed' && today >= item.booking.from)
  return { pickup: isPickupShown(item, today), return: isFetched }
}

const SECTIONS = [
  { heading: 'Today', last: 0 },
  { heading: 'Tomorrow', last: 1 },
  { heading: 'This week', last: DAYS_AHEAD },
] as const

/** Upcoming bookings by section, without empty sections. `today` of each is its vehicle's date. */
export function daysAhead<Item extends { booking: Booking; today: Day }>(items: readonly Item[]) {
  const left = items.filter((item) => item.booking.from >= item.today)
  return SECTIONS.map(({ heading, last }) => {
    const within = left.filter((item) => item.booking.from <= addDays(item.today, last))
    for (const item of within) left.splice(left.indexOf(item), 1)
    return { heading, items: within }
  }).filter((section) => section.items.length > 0)
}
