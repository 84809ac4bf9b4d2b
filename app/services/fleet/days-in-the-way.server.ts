import { whatIsInTheWay } from '~/models/fleet/free-days'
import { bookableDays } from '~/models/trade/days/bookable-days'
import type { Booking, Day } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import type { Db, Tx } from '~/server/db/client.server'
import { takenPeriodsOf } from './taken-periods.server'

/** Days that somebody wants of a vehicle; `zone` is where it stands. */
type Wanted = { vehicleId: string; zone: string; booking: Booking }

/**
 * What others hold of the days that are wanted, and the nearest free ones that can be asked for, in words; null when all
 * of them are free.
 */
export async function daysInTheWay(on: Db | Tx, wanted: Wanted): Promise<string | null> {
  const [words = null] = await allDaysInTheWay(on, [wanted])
  return words
}

/** The same for several, in their order and in one query. */
export async function allDaysInTheWay(on: Db | Tx, wanted: readonly Wanted[]): Promise<(string | null)[]> {
  const each = wanted.map((one) => ({ ...one, offered: bookableDays(todayIn(one.zone, now())) }))
  const days = { from: first(each.flatMap(startsOf)), to: last(each.map(({ offered }) => offered.to)) }
  const vehicleIds = [...new Set(wanted.map(({ vehicleId }) => vehicleId))]
  const periods = await takenPeriodsOf(on, { vehicleIds, days })
  return each.map(({ vehicleId, booking, offered }) => {
    const its = periods.filter((period) => period.vehicleId === vehicleId)
    return whatIsInTheWay(booking, its, offered)
  })
}

const startsOf = ({ booking, offered }: Wanted & { offered: Booking }) => [booking.from, offered.from]
const first = (days: Day[]): Day => [...days].sort()[0] ?? ''
const last = (days: Day[]): Day => [...days].sort().at(-1) ?? ''
