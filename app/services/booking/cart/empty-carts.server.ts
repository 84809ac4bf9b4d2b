import { asc, eq } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { cartItems, carts } from '~/server/db/schema'
import { nextRevision } from './lock-cart.server'

/** Takes what a project that is being closed has in carts out of them. Whoever calls this has locked the project. */
export async function emptyCarts(tx: Tx, projectId: string): Promise<void> {
  const filled = await tx
    .select({ accountId: carts.accountId })
    .from(carts)
    .where(eq(carts.projectId, projectId))
    .orderBy(asc(carts.accountId))
    .for('update')
  await tx.delete(cartItems).where(eq(cartItems.projectId, projectId))
  for (const { accountId } of filled) await nextRevision(tx, accountId, null)
}
