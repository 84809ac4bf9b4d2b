import { and, desc, eq, exists, type SQL, sql } from 'drizzle-orm'
import { db } from '../db/client.server'
import { lists, listVehicles, vehicles } from '../db/schema'
import { hasWords } from './vehicle-words.server'

/** Lists to a page. */
const PAGE = 16

/**
 * What the page shows: a page of lists after one of them, only vehicles with these words; one list, in full or its
 * beginning; one vehicle of a list alone, for a dialog about it; or no list at all.
 */
export type Shown =
  | { words: string[]; after: string | null }
  | { listId: string; isInFull: boolean }
  | { listVehicleId: string }
  | { nothing: true }

/** A page of a project's lists, newest first, and the list after which the next page begins. */
export async function selectBlocks(projectId: string, shown: Shown) {
  if ('nothing' in shown) return { lists: [], next: null }
  const rows = await db()
    .select({
      id: lists.id,
      name: lists.name,
      season: lists.season,
      episode: lists.episode,
      act: lists.act,
      scene: lists.scene,
      shotDescription: lists.shotDescription,
      location: lists.location,
    })
    .from(lists)
    .where(and(eq(lists.projectId, projectId), conditionOf(shown)))
    .orderBy(desc(lists.createdAt), desc(lists.id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  return { lists: page, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null }
}

function conditionOf(shown: Exclude<Shown, { nothing: true }>): SQL | undefined {
  if ('listId' in shown) return eq(lists.id, shown.listId)
  if ('listVehicleId' in shown) return hasVehicle(eq(listVehicles.id, shown.listVehicleId))
  return and(
    shown.after === null ? undefined : comesAfter(shown.after),
    shown.words.length > 0 ? hasVehicle(hasWords(shown.words)) : undefined,
  )
}

/** The database compares its own instants: a Date would have lost their microseconds. */
function comesAfter(listId: string): SQL {
  return sql`(${lists.createdAt}, ${lists.id}) < (select shown.created_at, shown.id from lists as shown
    where shown.id = ${listId} and shown.project_id = ${lists.projectId})`
}

function hasVehicle(which: SQL | undefined): SQL {
  return exists(
    db()
      .select({ one: sql`1` })
      .from(listVehicles)
      .innerJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
      .where(and(eq(listVehicles.listId, lists.id), sql`${listVehicles.removedAt} is null`, which)),
  )
}
