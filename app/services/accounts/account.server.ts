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

/** Creates an account that has no password yet. Null if the address already has an account. */
export async function inviteAccount(tx: Tx, invited: Invited): Promise<string | null> {
  const [account] = await tx
    .insert(accounts)
    .values({ ...invited, status: 'invited' })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id })
  return account?.id ?? null
}

/** Promotes a view-only account so it can search and add vehicles. Never lowers a role. */
export async function promoteToMember(tx: Tx, accountId: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ role: 'backlot_renter_application_member' })
    .where(and(eq(accounts.id, accountId), eq(accounts.role, 'backlot_renter_application_user')))
}

/**
 * Locks an account until the transaction ends, so it cannot be set up or removed from another crew concurrently.
 * Lock order: project, then account.
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
}

/**
 * Revokes the set-up links of an account that is no longer a member of any project and makes it view-only. The next
 * invitation issues new links. An account created by staff keeps its role and its password-setup link.
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

export async function isMemberAnywhere(tx: Tx, accountId: string): Promise<boolean> {
  return (await tx.$count(projectMembers, eq(projectMembers.accountId, accountId))) > 0
}
