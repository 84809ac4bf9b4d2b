import { and, desc, eq, exists, type SQL, sql } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { comesAfter } from '~/server/db/keyset.server'
import { lists, listVehicles, vehicles } from '~/server/db/schema'
import { LIST_COLUMNS } from './list-columns.server'
import { isOnPage, type Undoable } from './undoable.server'
import { hasWords } from './vehicle-words.server'

/**
 * What the page shows: a page of lists after one of them, or of the vehicles of one list alone after one of them, only
 * vehicles with these words; for a dialog the beginning of one list, one vehicle of a list, or no list at all.
 */
export type Shown =
  | { words: string[]; after: string | null }
  | { alone: string; words: string[]; after: string | null }
  | { listId: string }
  | { listVehicleId: string }
  | { nothing: true }

/** The first of a project's lists that could be shown, newest first. */
export async function selectLists(projectId: string, shown: Shown, undoable: Undoable, most: number) {
  if ('nothing' in shown) return []
  return db()
    .select({ id: lists.id, ...LIST_COLUMNS })
    .from(lists)
    .where(and(eq(lists.projectId, projectId), conditionOf(projectId, shown, undoable)))
    .orderBy(desc(lists.createdAt), desc(lists.id))
    .limit(most)
}

const NEWEST_FIRST = { table: lists, key: lists.createdAt, id: lists.id, direction: 'desc' } as const

function conditionOf(projectId: string, shown: Exclude<Shown, { nothing: true }>, undoable: Undoable): SQL | undefined {
  if ('alone' in shown) return eq(lists.id, shown.alone)
  if ('listId' in shown) return eq(lists.id, shown.listId)
  if ('listVehicleId' in shown) return hasVehicle(undoable, eq(listVehicles.id, shown.listVehicleId))
  return and(
    comesAfter(NEWEST_FIRST, shown.after, eq(lists.projectId, projectId)),
    shown.words.length > 0 ? hasVehicle(undoable, hasWords(shown.words)) : undefined,
  )
}

function hasVehicle(undoable: Undoable, which: SQL | undefined): SQL {
  return exists(
    db()
      .select({ one: sql`1` })
      .from(listVehicles)
      .innerJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
      .where(and(eq(listVehicles.listId, lists.id), isOnPage(undoable), which)),
  )
}
