import { sql } from 'drizzle-orm'
import type { Day } from '~/models/trade/days/day'
import { db, vehicleBlocks } from '~/server/db/client.server'

type Part = { orderItemId?: string; active?: boolean }

/**
 * Keeps days of a vehicle, both ends counted: for its owner unless an item of an order is named. The row is written by
 * hand, for stories that begin with days that nobody could take any more.
 */
export async function keepDays(vehicleId: string, from: Day, to: Day, part: Part = {}): Promise<void> {
  const period = sql`daterange(${from}::date, ${to}::date, '[]')`
  const kind = part.orderItemId ? 'order' : 'owner'
  await db()
    .insert(vehicleBlocks)
    .values({ vehicleId, period, kind, ...part })
}
