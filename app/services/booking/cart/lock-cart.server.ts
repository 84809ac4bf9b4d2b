import { eq, sql } from 'drizzle-orm'
import { carts, type Tx } from '~/server/db/client.server'

/** The renter's cart, kept from every other change until the transaction ends; a first one is made. */
export async function lockCart(tx: Tx, accountId: string): Promise<{ projectId: string | null; revision: number }> {
  await tx.insert(carts).values({ accountId }).onConflictDoNothing()
  const [cart] = await tx
    .select({ projectId: carts.projectId, revision: carts.revision })
    .from(carts)
    .where(eq(carts.accountId, accountId))
    .for('update')
  if (!cart) throw new Error('The cart was neither found nor made.')
  return cart
}

/** Every change moves the revision, so that a page and an order can name the cart they were made from. */
export async function nextRevision(tx: Tx, accountId: string, projectId: string | null) {
  await tx
    .update(carts)
    .set({ projectId, revision: sql`${carts.revision} + 1` })
    .where(eq(carts.accountId, accountId))
}
