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

/** Lets an account that could only view search and add from now on. Never lowers a role. */
export async function promoteToMember(tx: Tx, accountId: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ role: 'backlot_renter_application_member' })
    .where(and(eq(accounts.id, accountId), eq(accounts.role, 'backlot_renter_application_user')))
}

/**
 * Locks an account until the transaction ends, against a concurrent set-up or removal from another crew. Lock order:
 * project, then account.
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
}
