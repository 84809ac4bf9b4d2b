import { sql } from 'drizzle-orm'
import type { Booking } from '~/models/trade/days/days'
import type { BlockKind } from '~/models/trade/vocabulary/vehicles'
import { type Db, db, selectRows, type Tx } from '~/server/db/client.server'

/** Blocked days of a vehicle: an order item, or the owner's own with a note. */
type Block = Booking & { id: string; kind: BlockKind; orderItemId: string | null; note: string }

/** The blocks of a vehicle within these days, earliest first. */
export function blocksWithin(on: Db | Tx, vehicleId: string, { from, to }: Booking): Promise<Block[]> {
  return selectRows<Block>(
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
