import type { Booking, Day } from '../days/day'
import { addDays } from '../days/days'
import { nearDay } from '../days/near-day'
import type { InspectionSide } from '../vocabulary/inspections'
import type { StoredItemStatus } from '../vocabulary/orders'

/** After this many days, photos no longer show the state of a vehicle at pickup. */
export const PICKUP_PHOTO_DAYS = 3

/** `today` is the date where the vehicle is; `photographed`: the sides that have finished their photos at pickup. */
export type Photographed = {
  status: StoredItemStatus
  booking: Booking
  today: Day
  photographed: readonly InspectionSide[]
}

/** Whether the next way of a rental is back: after its first day, or once the crew has photographed the vehicle. */
export const isReturnNext = ({ booking, today, photographed }: Omit<Photographed, 'status'>) =>
  booking.from < today || photographed.includes('renter')

/** A side's photos at pickup, from the day after it. */
export function photosDue({ status, booking, today, photographed }: Photographed, side: InspectionSide) {
  const isDue = booking.from < today && today <= booking.to && today <= addDays(booking.from, PICKUP_PHOTO_DAYS)
  if (status !== 'confirmed' || !isDue || photographed.includes(side)) return null
  const text = `Pickup photos missing, rental started ${nearDay(booking.from, today)}`
  return { kind: 'photos' as const, urgency: 'late' as const, text, due: booking.from }
}
