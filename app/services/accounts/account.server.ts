import { and, eq, inArray } from 'drizzle-orm'
import { type ApplicationRole, RENTER_ROLES } from '~/models/trade/vocabulary/accounts'
import { accounts, projectMembers, type Tx } from '~/server/db/client.server'
import { revokeLinks } from '~/server/session/links.server'

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

/**
 * Ends the links of an account that no crew waits for any more. The next invitation issues new ones;
 * an account that the desk made keeps the role that the desk chose, and its own link.
 */
export async function withdrawInvitation(tx: Tx, accountId: string): Promise<void> {
  await lockAccount(tx, accountId)
  if (await isMemberAnywhere(tx, accountId)) return
  await revokeLinks(tx, 'account-setup', accountId)
  const renters = tx.select({ id: accounts.id }).from(accounts).where(inArray(accounts.role, RENTER_ROLES))
  await tx
    .update(accounts)
    .set({ role: 'backlot_renter_application_user' })
    .where(and(eq(accounts.id, accountId), eq(accounts.status, 'invited'), inArray(accounts.invitedBy, renters)))
}

/** Whether some project has it among its members. */
export async function isMemberAnywhere(tx: Tx, accountId: string): Promise<boolean> {
  return (await tx.$count(projectMembers, eq(projectMembers.accountId, accountId))) > 0
}
