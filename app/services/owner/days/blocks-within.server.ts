import { sql } from 'drizzle-orm'
import type { Booking } from '~/models/trade/days/days'
import type { BlockKind } from '~/models/trade/vocabulary/vehicles'
import { type Db, db, selectRows, type Tx } from '~/server/db/client.server'

/** Days of a vehicle that somebody holds: an item of an order, or its owner with a note. */
type HeldBlock = Booking & { id: string; kind: BlockKind; orderItemId: string | null; note: string }

/** What is held of a vehicle within these days, block by block, the first one first. */
export function blocksWithin(on: Db | Tx, vehicleId: string, { from, to }: Booking): Promise<HeldBlock[]> {
  return selectRows<HeldBlock>(
    on,
    sql`select id, kind, note, order_item_id as "orderItemId",
        lower(period)::text as "from", (upper(period) - 1)::text as "to"
      from vehicle_blocks
      where active and vehicle_id = ${vehicleId} and period && daterange(${from}::date, ${to}::date, '[]')
      order by lower(period)`,
  )
}

/** How many periods of a vehicle its owner has ever blocked: the number of the next attempt. */
export async function countOwnerDays(vehicleId: string): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db(),
    sql`select count(*)::int as count from vehicle_blocks where vehicle_id = ${vehicleId} and kind = 'owner'`,
  )
  return row?.count ?? 0
}
