import { sql } from 'drizzle-orm'
import type { Day } from '~/models/trade/days/day'
import { db, vehicleBlocks } from '~/server/db/client.server'

type Part = { orderItemId?: string; active?: boolean }

/**
 * Blocks days of a vehicle, inclusive: for its owner, or for an order item if given. Inserted directly, because the
 * services refuse days in the past.
 */
export async function writeBlock(vehicleId: string, from: Day, to: Day, part: Part = {}): Promise<void> {
  const period = sql`daterange(${from}::date, ${to}::date, '[]')`
  const kind = part.orderItemId ? 'order' : 'owner'
  await db()
    .insert(vehicleBlocks)
    .values({ vehicleId, period, kind, ...part })
}
