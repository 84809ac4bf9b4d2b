import { and, desc, eq, gte, notExists } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { orders, quotes } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'

/** The asker's last quote of the cart as it is still being filled: none of before its last order. */
export async function findLastQuote(tx: Tx, asker: Account, projectId: string) {
  const ordered = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.placedBy, asker.id), gte(orders.cartRevision, quotes.cartRevision)))
  const [quote] = await tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.accountId, asker.id), eq(quotes.projectId, projectId), notExists(ordered)))
    .orderBy(desc(quotes.id))
    .limit(1)
  return quote ?? null
}
