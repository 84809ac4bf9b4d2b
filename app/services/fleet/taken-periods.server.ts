import { sql } from 'drizzle-orm'
import type { Booking } from '~/models/trade/days/days'
import { db, selectRows } from '~/server/db/client.server'

/** When a vehicle is taken within these days, the first period first; periods that meet are one. */
export function takenPeriods(vehicleId: string, within: Booking): Promise<Booking[]> {
  return selectRows<Booking>(
    db(),
    sql`select lower(held)::text as "from", (upper(held) - 1)::text as "to"
      from (
        select unnest(range_agg(period)) as held from vehicle_blocks
        where active and vehicle_id = ${vehicleId} and period && daterange(${within.from}, ${within.to}, '[]')
      ) as periods
      order by 1`,
  )
}
