import { and, eq } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { vehicleBlocks } from '~/server/db/schema'

/** An item of an order with all its days, or one block. */
type Holder = { orderItemId: string } | { blockId: string }

/** Gives back the days that somebody holds. What they were stays to be read; they hold nothing any more. */
export async function releaseDays(tx: Tx, holder: Holder): Promise<void> {
  const held =
    'blockId' in holder ? eq(vehicleBlocks.id, holder.blockId) : eq(vehicleBlocks.orderItemId, holder.orderItemId)
  await tx.update(vehicleBlocks).set({ active: false }).where(and(held, vehicleBlocks.active))
}
