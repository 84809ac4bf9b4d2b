import { eq, sql } from 'drizzle-orm'
import { carts, type Tx } from '~/server/db/client.server'

/** Locks the renter's cart until the transaction ends; creates it if there is none. */
export async function lockCart(tx: Tx, accountId: string): Promise<{ projectId: string | null; revision: number }> {
  await tx.insert(carts).values({ accountId }).onConflictDoNothing()
  const [cart] = await tx
    .select({ projectId: carts.projectId, revision: carts.revision })
    .from(carts)
    .where(eq(carts.accountId, accountId))
    .for('update')
  if (!cart) throw new Error('The cart was not created.')
  return cart
}

/** Raises the revision with every change, so that a page and an order can name the cart they were made from. */
export async function nextRevision(tx: Tx, accountId: string, projectId: string | null) {
  await tx
    .update(carts)
    .set({ projectId, revision: sql`${carts.revision} + 1` })
    .where(eq(carts.accountId, accountId))
}
