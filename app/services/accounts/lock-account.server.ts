import { eq } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'

/**
 * Keeps an account as it is until the transaction ends: whoever sets it up or takes it out of another crew at the same
 * moment comes wholly before or wholly after. A project that is locked too is locked first.
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
}
