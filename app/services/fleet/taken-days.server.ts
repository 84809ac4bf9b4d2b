import { addDays, type Booking } from '~/models/trade/days/days'
import { type TakenDays, takenDaysSummary } from '~/models/trade/days/taken-days'
import { db } from '~/server/db/client.server'
import { takenPeriods } from './taken-periods.server'

/** The days of a vehicle that are taken among those that can be asked for, each period with its words, the first first. */
export async function takenDays(vehicleId: string, bookable: Booking): Promise<TakenDays[]> {
  const periods = await takenPeriods(db(), { vehicleId, days: bookable })
  return periods.map((taken) => ({ ...taken, words: takenDaysSummary(taken, addDays(taken.to, 1), bookable) }))
}
