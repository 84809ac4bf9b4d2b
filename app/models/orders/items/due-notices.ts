import { MORNING_HOUR } from '~/models/trade/constants'
import type { Booking, Day } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { type DueKind, isOverdue, type StoredItemStatus } from '~/models/trade/vocabulary/orders'

/** A notice that is due, sent once per kind and day. */
export type Due = { kind: DueKind; day: Day }

const MORNING_MS = MORNING_HOUR * 3_600_000

/** The current day for notices about a vehicle in this zone. */
export const mailDay = (zone: string, now: Date): Day => todayIn(zone, new Date(now.getTime() - MORNING_MS))

/**
 * Notices that are due `today` about a booked vehicle: its rental begins; it is overdue; someone else has booked it
 * from today or tomorrow on. `next`: the vehicle's next booking, or null.
 */
export function noticesDue(
  item: { status: StoredItemStatus; booking: Booking },
  next: Booking | null,
  today: Day,
): Due[] {
  if (item.status === 'confirmed' && item.booking.from === today) return [{ kind: 'first-day', day: today }]
  if (!isOverdue(item, today)) return []
  const overdue: Due = { kind: 'overdue', day: item.booking.to }
  return next && isNear(next.from, today) ? [overdue, { kind: 'next-at-risk', day: next.from }] : [overdue]
}

const isNear = (day: Day, today: Day) => day >= today && day <= addDays(today, 1)
