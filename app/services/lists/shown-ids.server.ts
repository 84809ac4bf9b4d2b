import { and, between, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { listVehicles, vehicles } from '~/server/db/schema'
import { isOnPage, type Undoable } from './undoable.server'
import { hasWords } from './vehicle-words.server'

type Wanted = {
  listIds: string[]
  words: string[]
  /** This place in a list alone. */
  only: string | null
  /** The place in a list that was shown last. */
  after: string | null
  perList: number
  undoable: Undoable
}

/** The first vehicles of each list, in the order they were added, with how many of the list there are to show in all. */
export async function selectShownIds({ listIds, words, only, after, perList, undoable }: Wanted) {
  if (listIds.length === 0) return []
  const ranked = db()
    .select({
      id: listVehicles.id,
      listId: listVehicles.listId,
      rank: sql<number>`count(*) filter (where ${comesAfter(after)}) over (partition by ${listVehicles.listId}
        order by ${listVehicles.addedAt}, ${listVehicles.id})`.as('rank'),
      ofList: sql<number>`count(*) filter (where ${listVehicles.removedAt} is null)
        over (partition by ${listVehicles.listId})`
        .mapWith(Number)
        .as('of_list'),
    })
    .from(listVehicles)
    .innerJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
    .where(
      and(
        inArray(listVehicles.listId, listIds),
        isOnPage(undoable),
        hasWords(words),
        only === null ? undefined : eq(listVehicles.id, only),
      ),
    )
    .as('ranked')
  return db()
    .select({ id: ranked.id, listId: ranked.listId, ofList: ranked.ofList })
    .from(ranked)
    .where(between(ranked.rank, 1, perList))
    .orderBy(ranked.listId, ranked.rank)
}

/** Works with a vehicle that has been removed since, too. The database compares its own instants. */
function comesAfter(listVehicleId: string | null): SQL {
  if (listVehicleId === null) return sql`true`
  return sql`(${listVehicles.addedAt}, ${listVehicles.id}) > (select shown.added_at, shown.id
    from list_vehicles as shown where shown.id = ${listVehicleId} and shown.list_id = ${listVehicles.listId})`
}
