import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { DealGroup, DealOrder } from '~/models/trade/vocabulary/projects'
import { db } from '~/server/db/client.server'
import { afterKey } from '~/server/db/keyset.server'
import { lists, listVehicles } from '~/server/db/schema'
import { stagedVehicles } from '~/services/deals/list-vehicles/staged-vehicles.server'
import { LIST_COLUMNS } from './list.server'
import { atStage, isOnPage, type ListFilter, matchesWords, searchedWords } from './list-filter.server'
import type { ListView } from './page-links.server'

/** Which vehicles, and in which order; a member who sees no deals gets all of them as they were added. */
export type ListQuery = { words: string[]; status?: DealGroup | null; order?: DealOrder | null }

/**
 * What the page shows: a page of lists after one of them, or of the vehicles of one list alone after one of them and
 * its key in their order; for a dialog the beginning of one list, one vehicle of a list, or no list at all.
 */
export type Shown =
  | (ListQuery & { after: string | null })
  | (ListQuery & { alone: string; after: string | null; key?: number })
  | { listId: string }
  | { listVehicleId: string }
  | { nothing: true }

/** The first of a project's lists that could be shown, newest first. */
export async function allShownLists(projectId: string, shown: Shown, filter: ListFilter, most: number) {
  if ('nothing' in shown) return []
  return db()
    .select({ id: lists.id, ...LIST_COLUMNS })
    .from(lists)
    .where(and(eq(lists.projectId, projectId), conditionOf(projectId, shown, filter)))
    .orderBy(desc(lists.createdAt), desc(lists.id))
    .limit(most)
}

const NEWEST_FIRST = { table: lists, key: lists.createdAt, id: lists.id, direction: 'desc' } as const

function conditionOf(projectId: string, shown: Exclude<Shown, { nothing: true }>, filter: ListFilter): SQL | undefined {
  if ('alone' in shown) return eq(lists.id, shown.alone)
  if ('listId' in shown) return eq(lists.id, shown.listId)
  if ('listVehicleId' in shown) return holds(filter, eq(listVehicles.id, shown.listVehicleId))
  const isFiltered = filter.words.length > 0 || filter.stages !== null
  return and(
    afterKey(NEWEST_FIRST, shown.after, eq(lists.projectId, projectId)),
    isFiltered ? holds(filter) : undefined,
  )
}

/** Whether a list holds such a vehicle. */
function holds({ words, stages, undoable }: ListFilter, which?: SQL): SQL {
  const inList = and(eq(listVehicles.listId, lists.id), isOnPage(undoable), matchesWords(words), which)
  return sql`exists (select from ${stagedVehicles(inList)} where ${atStage(stages)})`
}

type Names = { listId?: string; listVehicleId?: string }
type View = ListView & { key?: number; card?: string }

/**
 * What the project page, or a dialog over it, gets to see. A dialog that is opened as a document, `alone`, shows only
 * what it is about: the page behind it cannot be used until the dialog is closed, which loads it.
 */
export function shownPart({ listId, listVehicleId }: Names, view: View, { alone }: { alone: boolean }): Shown {
  if (alone) {
    if (listVehicleId) return { listVehicleId }
    return listId ? { listId } : { nothing: true }
  }
  if (view.card) return { listVehicleId: view.card }
  const { status, order, key } = view
  const page = { words: searchedWords(view.vehicle), status, order, after: view.after ?? null }
  return view.list ? { alone: view.list, key, ...page } : page
}
