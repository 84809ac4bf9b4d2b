import { and, count, eq, exists, gt, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { ActivityType } from '~/models/crew/activity-text'
import { mayOpen, type ProjectPermission } from '~/models/trade/access/permissions'
import { activity, carts, db, projectMembers } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { isVisibleActivity } from '~/services/crew/activity/select-activity.server'
import { findMembership, rolesThatMay } from '~/services/crew/membership.server'

/** Activity that changes the deal stage of a list vehicle or its timeline. */
const UPDATE_KINDS: ActivityType[] = [
  'inquiry-sent',
  'offer-countered',
  'offer-accepted',
  'offer-declined',
  'message-sent',
  'inquiry-withdrawn',
  'inquiry-ended',
]

/** Activity that changes the comments on a list vehicle, or an external vehicle, for every member. */
const SHARED_KINDS: ActivityType[] = [
  'commented',
  'comment-edited',
  'comment-deleted',
  'external-recorded',
  'external-edited',
]

/**
 * Without a project: an owner's inbox, or the project of a renter's cart. Counts activity on deals and, in a project,
 * on comments and external vehicles; or with `entries: 'all'` all activity of the project.
 */
type About = { projectId: string | undefined; entries?: 'all'; since: Date; until?: Date }

/**
 * Counts the entries by others after `since` that this account may see. For members who see no prices, activity on
 * deals does not count.
 */
export async function countUpdates(asker: Account, { projectId, entries, since, until }: About): Promise<number> {
  const [row] = await db()
    .select({ count: count() })
    .from(activity)
    .where(
      and(
        entries && projectId ? await inHistoryOf(asker, projectId) : dealsOf(asker, projectId),
        gt(activity.createdAt, since),
        until && lte(activity.createdAt, until),
        ne(activity.accountId, asker.id),
      ),
    )
  return row?.count ?? 0
}

async function inHistoryOf(asker: Account, projectId: string): Promise<SQL | undefined> {
  const membership = await findMembership(asker, projectId)
  return membership ? and(eq(activity.projectId, projectId), isVisibleActivity(membership.access)) : sql`false`
}

function dealsOf(asker: Account, projectId: string | undefined): SQL | undefined {
  const isDeal = inArray(activity.kind, UPDATE_KINDS)
  if (mayOpen('ownerDesk', asker.role)) return and(eq(activity.ownerId, asker.id), isDeal)
  const inCart = db().select({ id: carts.projectId }).from(carts).where(eq(carts.accountId, asker.id))
  const ofDeals = and(isDeal, isMember(asker, 'seePrices'))
  if (!projectId) return and(eq(activity.projectId, sql`(${inCart})`), ofDeals)
  const shared = and(inArray(activity.kind, SHARED_KINDS), isMember(asker, 'viewLists'))
  return and(eq(activity.projectId, projectId), or(ofDeals, shared))
}

/** Whether the asker is a member of the entry's project with this permission. */
function isMember(asker: Account, permission: ProjectPermission): SQL {
  const asMember = db()
    .select({ one: sql`1` })
    .from(projectMembers)
    .where(
      and(
        eq(projectMembers.projectId, activity.projectId),
        eq(projectMembers.accountId, asker.id),
        inArray(projectMembers.role, rolesThatMay(permission, asker)),
      ),
    )
  return exists(asMember)
}
