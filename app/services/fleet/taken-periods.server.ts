import { sql } from 'drizzle-orm'
import type { Booking } from '~/models/trade/days/days'
import { type Db, selectRows, type Tx } from '~/server/db/client.server'

/** Days of a vehicle, and the item of an order whose own days count as free. */
type Within = { vehicleId: string; days: Booking; except?: string }

/** When a vehicle is taken within these days, the first period first; periods that meet are one. */
export function takenPeriods(on: Db | Tx, { vehicleId, days, except }: Within): Promise<Booking[]> {
  return selectRows<Booking>(
    on,
    sql`select lower(held)::text as "from", (upper(held) - 1)::text as "to"
      from (
        select unnest(range_agg(period)) as held from vehicle_blocks
        where active and vehicle_id = ${vehicleId} and period && daterange(${days.from}, ${days.to}, '[]')
          and (order_item_id = ${except ?? null}::uuid) is not true
      ) as periods
      order by 1`,
  )
}
