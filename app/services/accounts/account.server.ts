import { and, eq } from 'drizzle-orm'
import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'
import type { Tx } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'

type Invited = {
  email: string
  role: ApplicationRole
  invitedBy?: string
  firstName?: string
  lastName?: string
  phone?: string
}

/** Makes an account that waits for its holder to choose a password; null where the address has one already. */
export async function inviteAccount(tx: Tx, invited: Invited): Promise<string | null> {
  const [account] = await tx
    .insert(accounts)
    .values({ ...invited, status: 'invited' })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id })
  return account?.id ?? null
}

/** Whoever only looked on and is made part of a team may search and add from now on. Nobody is lowered. */
export async function promoteToMember(tx: Tx, accountId: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ role: 'backlot_renter_application_member' })
    .where(and(eq(accounts.id, accountId), eq(accounts.role, 'backlot_renter_application_user')))
}

/**
 * Keeps an account as it is until the transaction ends: whoever sets it up or takes it out of another crew at the same
 * moment comes wholly before or wholly after. A project that is locked too is locked first.
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
}
