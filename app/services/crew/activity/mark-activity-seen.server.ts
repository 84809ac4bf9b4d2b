import { and, eq, gte, notExists } from 'drizzle-orm'
import { ACTIVITY_MESSAGES } from '~/models/crew/project-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { activity, projectMembers } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '../membership.server'

/**
 * Remembers for a member that a project's history is known to them up to an entry. The mark never goes back; 404 for an
 * entry that is none of the project.
 */
export function markActivitySeen(asker: Account, projectId: string, newest: number): Promise<Outcome> {
  return transact(ACTIVITY_MESSAGES.failed, async (tx) => {
    const membership = await requireMembership(asker, projectId, tx)
    requirePermission('viewLists', membership)
    const [entry] = await tx
      .select({ at: activity.createdAt })
      .from(activity)
      .where(and(eq(activity.id, newest), eq(activity.projectId, projectId)))
    if (!entry) throw notFound()
    const isLater = tx
      .select({ id: activity.id })
      .from(activity)
      .where(and(eq(activity.id, projectMembers.seenActivityId), gte(activity.createdAt, entry.at)))
    await tx
      .update(projectMembers)
      .set({ seenActivityId: newest })
      .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, asker.id), notExists(isLater)))
    return { ok: true }
  })
}
