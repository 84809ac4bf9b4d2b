import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { NO_REACTIONS, type Reactions } from '~/models/lists/reactions'
import { personName } from '~/models/trade/fields/person'
import type { Rating } from '~/models/trade/vocabulary/projects'
import { accounts, type Db, db, listVehicles, projectMembers, ratings, type Tx } from '~/server/db/client.server'
import type { Membership } from '~/services/crew/membership.server'
import { requireCommentPlace } from './comments/comment-place.server'

/**
 * The reactions by list vehicle id; no entry if there are none. One query for any number. Reactions of former members
 * do not count.
 */
export async function allReactions(
  listVehicleIds: readonly string[],
  accountId: string,
  on: Db | Tx = db(),
): Promise<Map<string, Reactions>> {
  if (listVehicleIds.length === 0) return new Map()
  const countOf = (rating: Rating) => sql<number>`(count(*) filter (where ${ratings.rating} = ${rating}))::int`
  const rows = await on
    .select({
      listVehicleId: ratings.listVehicleId,
      likes: countOf('like'),
      dislikes: countOf('dislike'),
      own: sql<Rating | null>`max(${ratings.rating}) filter (where ${ratings.accountId} = ${accountId})`,
    })
    .from(ratings)
    .innerJoin(listVehicles, eq(listVehicles.id, ratings.listVehicleId))
    .innerJoin(projectMembers, isTheirs)
    .where(inArray(ratings.listVehicleId, [...listVehicleIds]))
    .groupBy(ratings.listVehicleId)
  return new Map(rows.map(({ listVehicleId, ...reactions }) => [listVehicleId, reactions]))
}

/** Join condition: the membership of the person who reacted. */
const isTheirs = and(
  eq(projectMembers.projectId, listVehicles.projectId),
  eq(projectMembers.accountId, ratings.accountId),
)

/**
 * A list vehicle's reactions, with the names of the members who gave this one, even if it was removed from the list.
 * 404 for one in another project.
 */
export async function reactionsPage({ project, renterId }: Membership, listVehicleId: string, rating: Rating) {
  const { title } = await requireCommentPlace({ projectId: project.id, listVehicleId })
  const reactions = await allReactions([listVehicleId], renterId)
  return {
    title,
    reactions: reactions.get(listVehicleId) ?? NO_REACTIONS,
    names: await allNamesWhoReacted(listVehicleId, rating),
  }
}

/** The names of the members with this reaction, in the order they reacted. */
async function allNamesWhoReacted(listVehicleId: string, rating: Rating): Promise<string[]> {
  const rows = await db()
    .select({ firstName: accounts.firstName, lastName: accounts.lastName })
    .from(ratings)
    .innerJoin(listVehicles, eq(listVehicles.id, ratings.listVehicleId))
    .innerJoin(projectMembers, isTheirs)
    .innerJoin(accounts, eq(accounts.id, ratings.accountId))
    .where(and(eq(ratings.listVehicleId, listVehicleId), eq(ratings.rating, rating)))
    .orderBy(asc(ratings.createdAt), asc(accounts.id))
  return rows.map(personName)
}
