import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { db } from '../db/client.server'
import { listVehicles, vehicles } from '../db/schema'
import { hasWords } from './vehicle-words.server'

type Wanted = { listIds: string[]; words: string[]; listVehicleId: string | null; perList: number }

/** The first vehicles of each list, in the order they were added, with how many of the list could be shown. */
export async function selectShownVehicles({ listIds, words, listVehicleId, perList }: Wanted) {
  if (listIds.length === 0) return []
  const ranked = db()
    .select({
      id: listVehicles.id,
      listId: listVehicles.listId,
      rank: sql<number>`row_number() over (partition by ${listVehicles.listId}
        order by ${listVehicles.addedAt}, ${listVehicles.id})`.as('rank'),
      ofList: sql<number>`count(*) over (partition by ${listVehicles.listId})`.mapWith(Number).as('of_list'),
    })
    .from(listVehicles)
    .innerJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
    .where(
      and(
        inArray(listVehicles.listId, listIds),
        isNull(listVehicles.removedAt),
        hasWords(words),
        listVehicleId === null ? undefined : eq(listVehicles.id, listVehicleId),
      ),
    )
    .as('ranked')
  return db()
    .select({ id: ranked.id, listId: ranked.listId, ofList: ranked.ofList })
    .from(ranked)
    .where(lte(ranked.rank, perList))
    .orderBy(ranked.listId, ranked.rank)
}
