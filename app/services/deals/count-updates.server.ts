import { and, count, eq, exists, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import { can, mayOpen } from '~/models/trade/permissions'
import { PROJECT_ROLES } from '~/models/trade/vocabulary/project-roles'
import { db } from '~/server/db/client.server'
import { activity, carts, projectMembers } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import type { Deed } from '~/services/crew/record-activity.server'

/** What changes how a vehicle of a list stands with its owner. */
const NEWS: Deed[] = ['inquiry-sent', 'offer-countered', 'offer-accepted', 'offer-declined']

/** Of a project; without one, of an owner's inbox or of the project in a renter's cart. */
type About = { projectId: string | undefined; since: Date; until?: Date }

/**
 * How often others have asked, offered or answered after an instant, as far as this account may know: members who see no
 * prices hear of nothing, and neither does anybody of what is not theirs.
 */
export async function countUpdates(asker: Account, { projectId, since, until }: About): Promise<number> {
  const [row] = await db()
    .select({ count: count() })
    .from(activity)
    .where(
      and(
        mayOpen('ownerDesk', asker.role) ? eq(activity.ownerId, asker.id) : inProjectOf(asker, projectId),
        gt(activity.createdAt, since),
        until && lte(activity.createdAt, until),
        inArray(activity.kind, NEWS),
        ne(activity.accountId, asker.id),
      ),
    )
  return row?.count ?? 0
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
