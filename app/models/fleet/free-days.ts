import { addDays, type Booking, countDays, overlaps } from '~/models/trade/days/days'

/**
 * The period of the same length nearest to the wanted one that nobody holds, among the days offered; the earlier of two
 * that are as near. Null where there is none.
 */
export function nearestFree(wanted: Booking, taken: readonly Booking[], offered: Booking): Booking | null {
  const reach = countDays(offered)
  for (let distance = 1; distance < reach; distance += 1) {
    const near = [-distance, distance].map((days) => moved(wanted, days))
    const free = near.find((period) => isWithin(period, offered) && !taken.some((held) => overlaps(held, period)))
    if (free) return free
  }
  return null
}

/** The longest a booking can last before somebody else has the vehicle; null where that is the very next day. */
export function longestFree(booking: Booking, taken: readonly Booking[]): Booking | null {
  const ahead = taken.filter((held) => held.to > booking.to).sort((one, other) => (one.from < other.from ? -1 : 1))
  const last = ahead[0] ? addDays(ahead[0].from, -1) : null
  return last !== null && last > booking.to ? { from: booking.from, to: last } : null
}

const moved = ({ from, to }: Booking, days: number): Booking => ({ from: addDays(from, days), to: addDays(to, days) })

const isWithin = (period: Booking, { from, to }: Booking) => period.from >= from && period.to <= to
