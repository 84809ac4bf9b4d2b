import { addDays, type Booking, type Day } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { type DueKind, isOverdue, type StoredItemStatus } from '~/models/trade/vocabulary/orders'

/** What is to be told; `day` is the one it is about, and for each day it is told once. */
export type Due = { kind: DueKind; day: Day }

/** Nobody is written to at night: for letters, a day begins at six in the morning. */
const MORNING_MS = 6 * 60 * 60 * 1000

/** The day that letters about a vehicle in this zone go by. */
export const mailDay = (zone: string, now: Date): Day => todayIn(zone, new Date(now.getTime() - MORNING_MS))

/**
 * What is due on `today` about a booked vehicle: that its rental begins; that it is overdue; and that somebody else has
 * it from today or tomorrow on. `next`: what is booked of the vehicle after it, null for nothing.
 */
export function dueLetters(
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
