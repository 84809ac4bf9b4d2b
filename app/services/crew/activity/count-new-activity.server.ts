import { and, count, eq, gt, gte, isNull, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { MAX_NEW_COUNTED } from '~/models/trade/constants'
import { db } from '~/server/db/client.server'
import { activity, projectMembers } from '~/server/db/schema'
import type { Membership } from '../membership.server'
import { isVisibleActivity } from './select-activity.server'

/**
 * What others have done in the project since its member last marked its history as seen, or joined: at most one more
 * than is worth counting.
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
