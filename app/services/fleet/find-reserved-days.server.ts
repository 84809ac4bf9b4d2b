import { sql } from 'drizzle-orm'
import type { Booking } from '~/models/trade/days/days'
import { type Db, selectRows, type Tx } from '~/server/db/client.server'

/** The first booking, by anybody, that holds some of these days; null when all of them are free. */
export async function findReservedDays(on: Db | Tx, vehicleId: string, booking: Booking): Promise<Booking | null> {
  const [taken] = await selectRows<Booking>(
    on,
    sql`select lower(period) as "from", upper(period) - 1 as "to" from vehicle_blocks
      where active and vehicle_id = ${vehicleId} and period && daterange(${booking.from}, ${booking.to}, '[]')
      order by lower(period) limit 1`,
  )
  return taken ?? null
}
