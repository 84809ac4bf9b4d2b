import { and, eq, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '~/server/db/client.server'
import { activity, projectMembers } from '~/server/db/schema'
import { withdrawInvitation } from '~/services/accounts/setup/withdraw-invitation.server'

type At = { projectId: string; accountId: string }

/**
 * Ends a membership. What is in the member's cart stays there, cannot be booked and blocks nobody else; their inquiries
 * stay open.
 */
export async function endMembership(tx: Tx, { projectId, accountId }: At): Promise<void> {
  await tx
    .delete(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, accountId)))
  await withdrawInvitation(tx, accountId)
}

/** Whether somebody once belonged to a project and does no more. */
export async function hasLeft(on: Db | Tx, { projectId, accountId }: At): Promise<boolean> {
  const left = and(eq(activity.kind, 'member-left'), eq(activity.accountId, accountId))
  const removed = and(eq(activity.kind, 'member-removed'), sql`${activity.subject} ->> 'memberId' = ${accountId}`)
  const ended = and(eq(activity.projectId, projectId), or(left, removed))
  return (await on.$count(activity, ended)) > 0
}
