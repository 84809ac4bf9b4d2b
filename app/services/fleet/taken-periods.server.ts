import { sql } from 'drizzle-orm'
import type { Booking } from '~/models/trade/days/days'
import { type Db, selectRows, type Tx } from '~/server/db/client.server'

/** Days of a vehicle, and the item of an order whose own days count as free. */
type Within = { vehicleId: string; days: Booking; except?: string }

/** When a vehicle is taken within these days, the first period first; periods that meet are one. */
export async function takenPeriods(on: Db | Tx, { vehicleId, ...within }: Within): Promise<Booking[]> {
  const periods = await takenPeriodsOf(on, { vehicleIds: [vehicleId], ...within })
  return periods.map(({ from, to }) => ({ from, to }))
}

/** The same for several vehicles, in one query. */
export async function takenPeriodsOf(
  on: Db | Tx,
  { vehicleIds, days, except }: Omit<Within, 'vehicleId'> & { vehicleIds: readonly string[] },
): Promise<(Booking & { vehicleId: string })[]> {
  if (vehicleIds.length === 0) return []
  return selectRows(
    on,
    sql`select vehicle_id as "vehicleId", lower(held)::text as "from", (upper(held) - 1)::text as "to"
      from (
        select vehicle_id, unnest(range_agg(period)) as held from vehicle_blocks
        where active and vehicle_id in ${vehicleIds} and period && daterange(${days.from}, ${days.to}, '[]')
          and (order_item_id = ${except ?? null}::uuid) is not true
        group by vehicle_id
      ) as periods
      order by 2`,
  )
}
