import { and, count, eq, gt, gte, isNull, ne, notExists, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ACTIVITY_MESSAGES } from '~/models/crew/crew-messages'
import { MAX_NEW_COUNTED } from '~/models/trade/constants'
import type { Outcome } from '~/models/trade/results/outcome'
import { activity, db, projectMembers, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { type Membership, requireMembership, requirePermission } from '../membership.server'
import { isVisibleActivity } from './select-activity.server'

/**
 * Counts the entries by others since the member joined and last marked the activity as seen, up to
 * MAX_NEW_COUNTED + 1.
 */
export async function countNewActivity({ renterId, project, access }: Membership): Promise<number> {
  const fresh = db()
    .select({ id: activity.id })
    .from(projectMembers)
    .leftJoin(seen, eq(seen.id, projectMembers.seenActivityId))
    .innerJoin(
      activity,
      and(
        eq(activity.projectId, projectMembers.projectId),
        gte(activity.createdAt, projectMembers.createdAt),
        or(isNull(seen.id), gt(activity.createdAt, seen.createdAt)),
      ),
    )
    .where(
      and(
        eq(projectMembers.projectId, project.id),
        eq(projectMembers.accountId, renterId),
        ne(activity.accountId, renterId),
        isVisibleActivity(access),
      ),
    )
    .limit(MAX_NEW_COUNTED + 1)
    .as('fresh')
  const [row] = await db().select({ count: count() }).from(fresh)
  return row?.count ?? 0
}

const seen = alias(activity, 'seen')

/**
 * Marks a project's activity as seen by the asker up to an entry. The mark never moves back. 404 for an entry of
 * another project.
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
