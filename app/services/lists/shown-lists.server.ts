import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { stagesOf } from '~/models/deals/deal-summary'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import type { DealGroup, DealOrder } from '~/models/trade/vocabulary/projects'
import { db, lists, listVehicles, selectRows } from '~/server/db/client.server'
import { afterKey } from '~/server/db/keyset.server'
import { stagedVehicles } from '~/services/deals/staged-vehicles.server'
import { LIST_COLUMNS } from './list.server'
import type { ListView } from './list-bar.server'
import { atStage, isOnPage, type ListFilter, matchesWords, searchedWords } from './list-filter.server'

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

/** Where a page of a list ended: the place shown last, and its key in the order of the page. */
type PlaceShown = { id: string; key: number }

type Wanted = ListFilter & {
  listIds: string[]
  order: DealOrder
  access: AccessContext
  /** This place in a list alone. */
  only: string | null
  after: PlaceShown | null
  perList: number
}

/** Places of one list to show, and how many there are in all. */
export type ShownPlaces = { ofList: number; places: PlaceShown[] }

type Row = { list_id: string; of_list: number; places: [id: string, key: number][] | null }

/** The first vehicles of each list in this order. Lists without any are left out. */
export async function allShownIds(wanted: Wanted): Promise<Map<string, ShownPlaces>> {
  const { listIds, words, stages, order, access, only, after, perList, undoable } = wanted
  if (listIds.length === 0) return new Map()
  const inLists = and(inArray(listVehicles.listId, listIds), isOnPage(undoable), matchesWords(words))
  const rows = await selectRows<Row>(
    db(),
    sql`select list_id, count(*) filter (where removed_at is null) as of_list, to_json((
        array_agg(json_build_array(id, key) order by key, added_at, id)
          filter (where ${only === null ? afterPlace(after) : sql`id = ${only}`})
      )[1:${perList}::int]) as places
      from (select *, ${KEYS[order](access)} as key from ${stagedVehicles(inLists)}) as shown
      where ${atStage(stages)}
      group by list_id`,
  )
  return new Map(
    rows.map(({ list_id, of_list, places }) => [
      list_id,
      { ofList: of_list, places: (places ?? []).map(([id, key]) => ({ id, key })) },
    ]),
  )
}

/**
 * Works with a vehicle that has been removed since, too, or has another key by now: pages go on where the last one ended.
 * The database compares its own instants.
 */
function afterPlace(place: PlaceShown | null): SQL {
  if (place === null) return sql`true`
  return sql`(key, added_at, id) > (select ${place.key}::int, last.added_at, last.id
    from list_vehicles as last where last.id = ${place.id} and last.list_id = shown.list_id)`
}

/** Comes after every day and every price. */
const LAST = 2_147_483_647

/** Whole numbers by which staged vehicles are ordered, the lowest first; equal ones follow as they were added. */
const KEYS: Record<DealOrder, (access: AccessContext) => SQL> = {
  'needs-you': (access) => (can('negotiate', access) ? sql`(stage <> 'to_answer')::int` : sql`0`),
  days: () => sql`coalesce(${days}, ${LAST}::int)`,
  '-days': () => sql`coalesce(-${days}, ${LAST}::int)`,
  price: () => sql`day_price`,
  '-price': () => sql`-day_price`,
  status: (access) => sql`array_position(${inOrder(access)}, stage)`,
}

/** Of an inquiry that counts; null before the first one. */
const days = sql`(case when stage <> 'not_inquired' then booked_from - date '2000-01-01' end)`

function inOrder(access: AccessContext): SQL {
  const stages = stagesOf(null, access).map((stage) => sql`${stage}::text`)
  return sql`array[${sql.join(stages, sql`, `)}]`
}
