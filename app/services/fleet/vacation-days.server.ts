import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Booking } from '~/models/trade/days/day'
import { now } from '~/server/clock.server'
import { selectRows, type Tx, vacations, vehicles } from '~/server/db/client.server'
import { reserveDays } from './vehicle-days.server'

/** Days of a vehicle that a vacation now blocks. */
export type VacationDays = { vehicleId: string; blockId: string; days: Booking }

/**
 * Blocks the free days of a vacation, from today in each vehicle's time zone: all days except for bookings and other
 * blocks. The caller has locked the vehicles. Idempotent.
 */
export async function reserveVacationDays(
  tx: Tx,
  vacation: Booking & { id: string },
  vehicleIds: readonly string[],
): Promise<VacationDays[]> {
  const reserved: VacationDays[] = []
  for (let start = 0; start < vehicleIds.length; start += AT_ONCE) {
    const free = await freeDays(tx, vacation, vehicleIds.slice(start, start + AT_ONCE))
    if (free.length === 0) continue
    const blocks = await reserveDays(
      tx,
      free.map((one) => ({ ...one, vacationId: vacation.id })),
    )
    reserved.push(...free.map((one, index) => ({ ...one, blockId: blocks[index]?.id ?? '' })))
  }
  return reserved
}

const AT_ONCE = 500

async function freeDays(tx: Tx, { from, to }: Booking, vehicleIds: readonly string[]) {
  const today = sql`(${now().toISOString()}::timestamptz at time zone vehicles.zone)::date`
  const rows = await selectRows<Booking & { vehicleId: string }>(
    tx,
    sql`select away.id as "vehicleId", lower(period)::text as "from", (upper(period) - 1)::text as "to"
      from (
        select vehicles.id, datemultirange(daterange(greatest(${today}, ${from}::date), ${to}::date, '[]')) as days
        from ${vehicles} where vehicles.id in ${vehicleIds} and ${today} <= ${to}::date
      ) as away
      cross join lateral unnest(away.days - coalesce((
        select range_agg(block.period) from vehicle_blocks as block where block.vehicle_id = away.id and block.active
      ), '{}'::datemultirange)) as period
      order by 1, 2`,
  )
  return rows.map(({ vehicleId, ...days }) => ({ vehicleId, days }))
}

/**
 * If the owner is on vacation, blocks the free days of a vehicle. Call it for vehicles that are created, listed or
 * reactivated, and after days were released. The caller has locked the vehicle.
 */
export async function applyVacation(tx: Tx, vehicleId: string): Promise<void> {
  const [vacation] = await tx
    .select({ id: vacations.id, from: vacations.firstDay, to: vacations.lastDay })
    .from(vacations)
    .innerJoin(vehicles, eq(vehicles.ownerId, vacations.ownerId))
    .where(and(eq(vehicles.id, vehicleId), isNull(vacations.endedAt), gte(vacations.lastDay, yesterday())))
  if (vacation) await reserveVacationDays(tx, vacation, [vehicleId])
}

/** The same for many vehicles of one owner. */
export async function applyVacationTo(tx: Tx, ownerId: string, vehicleIds: readonly string[]): Promise<void> {
  if (vehicleIds.length === 0) return
  const [vacation] = await tx
    .select({ id: vacations.id, from: vacations.firstDay, to: vacations.lastDay })
    .from(vacations)
    .where(and(eq(vacations.ownerId, ownerId), isNull(vacations.endedAt), gte(vacations.lastDay, yesterday())))
  if (vacation) await reserveVacationDays(tx, vacation, vehicleIds)
}

/** The earliest current date in any time zone. */
const yesterday = () => new Date(now().getTime() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
