import { sql } from 'drizzle-orm'
import type { Booking, Day } from '~/models/trade/days/days'
import { db, selectRows } from '~/server/db/client.server'

const MOST = 6

/** The next periods in which a vehicle is taken, today's first. */
export function nextBookedPeriods(vehicleId: string, today: Day): Promise<Booking[]> {
  return selectRows<Booking>(
    db(),
    sql`
    select lower(period)::text as "from", (upper(period) - 1)::text as "to"
    from vehicle_blocks
    where vehicle_id = ${vehicleId} and active and upper(period) > ${today}::date
    order by lower(period)
    limit ${MOST}`,
  )
}
