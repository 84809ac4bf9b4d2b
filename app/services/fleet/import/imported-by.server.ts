import { eq } from 'drizzle-orm'
import type { ListingSide } from '~/models/trade/vocabulary/listings'
import { accounts, db, type Tx } from '~/server/db/client.server'
import { type Account, serverAsker } from '~/server/session/asker.server'
import { listingSide } from '../listing-events.server'

/** Who changes listings by an import, and when. */
export type ImportedBy = { accountId: string; side: ListingSide; at: Date }

/** The side on which an account has confirmed an import. */
export async function sideOf(tx: Tx, accountId: string): Promise<ListingSide> {
  const [account] = await tx.select({ role: accounts.role }).from(accounts).where(eq(accounts.id, accountId))
  if (!account) throw new Error('The account that confirmed the import does not exist.')
  return listingSide(account)
}

/** The account that uploaded the zip of an import, as the asker of the job that adds its photos. */
export async function importAsker(accountId: string): Promise<Account> {
  const { id, role, firstName, lastName, email } = accounts
  const [account] = await db()
    .select({ id, role, firstName, lastName, email })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (!account) throw new Error('Nobody has sent the photos.')
  const { origin } = serverAsker()
  return { kind: 'account', ...account, origin, address: '', sessionId: '' }
}
