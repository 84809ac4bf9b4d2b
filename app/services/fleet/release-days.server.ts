import { and, eq } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { vehicleBlocks } from '~/server/db/schema'

/** Gives back the days that an item of an order holds. What they were stays to be read; they hold nothing any more. */
export async function releaseDays(tx: Tx, orderItemId: string): Promise<void> {
  await tx
    .update(vehicleBlocks)
    .set({ active: false })
    .where(and(eq(vehicleBlocks.orderItemId, orderItemId), vehicleBlocks.active))
}
