import { and, eq, sql } from 'drizzle-orm'
import { ACTIVITY_MESSAGES } from '~/models/crew/activity/activity-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { activity, projectMembers } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { transact } from '~/server/verb.server'
import { refuseUnless, requireMembership } from '../membership.server'

/**
 * Remembers for a member that a project's history is known to them up to an entry. It never goes back, and never beyond
 * the last entry there is.
 */
export function markActivitySeen(asker: Account, projectId: string, newest: number): Promise<Outcome> {
  return transact(ACTIVITY_MESSAGES.failed, async (tx) => {
    const membership = await requireMembership(asker, projectId, tx)
    refuseUnless('viewLists', membership)
    const seen = tx
      .select({ id: sql`max(${activity.id})` })
      .from(activity)
      .where(and(eq(activity.projectId, projectId), sql`${activity.id} <= ${newest}`))
    await tx
      .update(projectMembers)
      .set({ seenActivityId: sql`greatest(${projectMembers.seenActivityId}, (${seen}))` })
      .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, asker.id)))
    return { ok: true }
  })
}
