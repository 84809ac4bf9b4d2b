import { and, count, eq, exists, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { ActivityType } from '~/models/crew/activity-text'
import { can, mayOpen } from '~/models/trade/access/permissions'
import { PROJECT_ROLES } from '~/models/trade/vocabulary/projects'
import { activity, carts, db, projectMembers } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { isVisibleActivity } from '~/services/crew/activity/select-activity.server'
import { findMembership } from '~/services/crew/membership.server'

/** What changes the stage of a list vehicle. */
const UPDATE_KINDS: ActivityType[] = [
  'inquiry-sent',
  'offer-countered',
  'offer-accepted',
  'offer-declined',
  'inquiry-withdrawn',
  'inquiry-ended',
]

/**
 * Of a project; without one, of an owner's inbox or of the project in a renter's cart. About deals, unless `deeds`
 * asks for all activity of the project.
 */
type About = { projectId: string | undefined; deeds?: 'all'; since: Date; until?: Date }

/**
 * How often others have asked, offered or answered after an instant, or done anything at all, as far as this account
 * may know: members who see no prices get no count of deals.
 */
export async function countUpdates(asker: Account, { projectId, deeds, since, until }: About): Promise<number> {
  const [row] = await db()
    .select({ count: count() })
    .from(activity)
    .where(
      and(
        deeds && projectId ? await inHistoryOf(asker, projectId) : dealsOf(asker, projectId),
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
  const isTheirs = mayOpen('ownerDesk', asker.role) ? eq(activity.ownerId, asker.id) : inProjectOf(asker, projectId)
  return and(isTheirs, inArray(activity.kind, UPDATE_KINDS))
}

function inProjectOf(asker: Account, projectId: string | undefined): SQL | undefined {
  const inCart = db().select({ id: carts.projectId }).from(carts).where(eq(carts.accountId, asker.id))
  const seeing = PROJECT_ROLES.filter((projectRole) =>
    can('seePrices', { applicationRole: asker.role, projectRole, projectStatus: 'active' }),
  )
  const asMember = db()
    .select({ one: sql`1` })
    .from(projectMembers)
    .where(
      and(
        eq(projectMembers.projectId, activity.projectId),
        eq(projectMembers.accountId, asker.id),
        inArray(projectMembers.role, seeing),
      ),
    )
  return and(eq(activity.projectId, projectId ?? sql`(${inCart})`), exists(asMember))
}
