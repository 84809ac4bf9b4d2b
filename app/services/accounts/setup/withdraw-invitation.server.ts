import { and, eq, inArray } from 'drizzle-orm'
import { RENTER_ROLES } from '~/models/trade/vocabulary/accounts'
import type { Tx } from '~/server/db/client.server'
import { accounts, projectMembers } from '~/server/db/schema'
import { revokeLinks } from '~/server/session/links.server'
import { lockAccount } from '../account.server'

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
