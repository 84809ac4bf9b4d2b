import { and, eq, gt, sql } from 'drizzle-orm'
import type { Invitation } from '~/models/crew/invitation-form'
import { db, type Tx } from '~/server/db/client.server'
import { accounts, projectMembers } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import type { Membership } from '../membership.server'

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

/** The value of `writtenAfter` in the invitations form: the number of the newest member. */
export async function newestMember({ project }: Membership): Promise<number> {
  const [row] = await db()
    .select({ number: sql`coalesce(max(${projectMembers.number}), 0)`.mapWith(Number) })
    .from(projectMembers)
    .where(eq(projectMembers.projectId, project.id))
  return row?.number ?? 0
}
