import { type Booking, countDays } from './day'
import { addDays, overlaps } from './days'

/** The nearest free period of the same length within the days offered; the earlier one of a tie. Null if none. */
export function nearestFree(wanted: Booking, taken: readonly Booking[], offered: Booking): Booking | null {
  const reach = countDays(offered)
  for (let distance = 1; distance < reach; distance += 1) {
    const near = [-distance, distance].map((days) => moved(wanted, days))
    const free = near.find((period) => isWithin(period, offered) && !taken.some((other) => overlaps(other, period)))
    if (free) return free
  }
  return null
}

const moved = ({ from, to }: Booking, days: number): Booking => ({ from: addDays(from, days), to: addDays(to, days) })

const isWithin = (period: Booking, { from, to }: Booking) => period.from >= from && period.to <= to
