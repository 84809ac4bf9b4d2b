import type { Booking, Day } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { type DueKind, isOverdue, type StoredItemStatus } from '~/models/trade/vocabulary/orders'

/** A notice that is due. It is sent once for each `day` that it is about. */
export type Due = { kind: DueKind; day: Day }

/** No emails at night: for notices, a day begins at six in the morning. */
const MORNING_MS = 6 * 60 * 60 * 1000

/** The current day for notices about a vehicle in this zone. */
export const mailDay = (zone: string, now: Date): Day => todayIn(zone, new Date(now.getTime() - MORNING_MS))

/**
 * What is due on `today` about a booked vehicle: that its rental begins; that it is overdue; and that somebody else has
 * it from today or tomorrow on. `next`: what is booked of the vehicle after it, null for nothing.
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
