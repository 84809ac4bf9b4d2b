import { and, eq, gt } from 'drizzle-orm'
import type { Invitation } from '~/models/crew/invitation-form'
import type { Tx } from '~/server/db/client.server'
import { accounts, projectMembers } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'

/** Whether a form has invited these people already: the same person, to the same roles, since it was written. */
export async function areInvited(
  tx: Tx,
  asker: Account,
  projectId: string,
  invitations: readonly Invitation[],
  writtenAfter = 0,
): Promise<boolean> {
  const rows = await tx
    .select({ email: accounts.email, role: projectMembers.role })
    .from(projectMembers)
    .innerJoin(accounts, eq(accounts.id, projectMembers.accountId))
    .where(
      and(
        eq(projectMembers.projectId, projectId),
        eq(projectMembers.invitedBy, asker.id),
        gt(projectMembers.number, writtenAfter),
      ),
    )
  const roles = new Map(rows.map(({ email, role }) => [email.toLowerCase(), role]))
  return invitations.every(({ email, role }) => roles.get(email.toLowerCase()) === role)
}
