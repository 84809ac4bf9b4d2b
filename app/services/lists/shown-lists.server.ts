import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { stagesOf } from '~/models/deals/deal-summary'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import type { DealGroup, DealOrder, Mark } from '~/models/trade/vocabulary/projects'
import { db, externalVehicles, lists, listVehicles, selectRows } from '~/server/db/client.server'
import { afterKey } from '~/server/db/keyset.server'
import { stagedVehicles } from '~/services/deals/staged-vehicles.server'
import { LIST_COLUMNS } from './list.server'
import type { ListView } from './list-bar.server'
import { atStage, isExternalOnPage, isVehicleOnPage, type ListFilter, searchedWords } from './list-filter.server'

/** The filter and order of a page. `status` and `order` are ignored for members who see no prices. */
export type ListQuery = {
  words: string[]
  mark?: Mark | null
  status?: DealGroup | null
  order?: DealOrder | null
}

/**
 * What the page shows: a keyset page of lists, or of the vehicles of one list; behind a dialog only the start of one
 * list, one list vehicle, or nothing.
 */
export type Shown =
  | (ListQuery & { after: string | null })
  | (ListQuery & { alone: string; after: string | null; key?: number })
  | { listId: string }
  | { listVehicleId: string }
  | { nothing: true }

/** The first `most` lists of a project to show, in their order, without archived ones. */
export async function allShownLists(projectId: string, shown: Shown, filter: ListFilter, most: number) {
  if ('nothing' in shown) return []
  return db()
    .select({ id: lists.id, ...LIST_COLUMNS })
    .from(lists)
    .where(and(eq(lists.projectId, projectId), isNull(lists.archivedAt), conditionOf(projectId, shown, filter)))
    .orderBy(desc(lists.position))
    .limit(most)
}

const IN_ORDER = { table: lists, key: lists.position, id: lists.id, direction: 'desc' } as const

function conditionOf(projectId: string, shown: Exclude<Shown, { nothing: true }>, filter: ListFilter): SQL | undefined {
  if ('alone' in shown) return eq(lists.id, shown.alone)
  if ('listId' in shown) return eq(lists.id, shown.listId)
  if ('listVehicleId' in shown) return holds(filter, eq(listVehicles.id, shown.listVehicleId))
  const isFiltered = filter.words.length > 0 || filter.mark !== null || filter.stages !== null
  return and(afterKey(IN_ORDER, shown.after, eq(lists.projectId, projectId)), isFiltered ? holds(filter) : undefined)
}

/** Whether the list contains a vehicle that matches the filter. */
function holds(filter: ListFilter, which?: SQL): SQL {
  const inList = and(eq(listVehicles.listId, lists.id), which)
  const listed = and(inList, isVehicleOnPage(filter))
  const external = sql`select from ${listVehicles}
    join ${externalVehicles} on ${eq(externalVehicles.id, listVehicles.externalVehicleId)}
    where ${and(inList, isExternalOnPage(filter))}`
  return sql`(exists (select from ${stagedVehicles(listed)} where ${atStage(filter.stages)}) or exists (${external}))`
}

type Names = { listId?: string; listVehicleId?: string }
type View = ListView & { key?: number; card?: string }

/**
 * What the project page shows, alone or behind a dialog. If the dialog is the first page opened (`alone`), only what it
 * is about is loaded: the page behind it is inert, and closing the dialog loads it.
 */
export function shownPart({ listId, listVehicleId }: Names, view: View, { alone }: { alone: boolean }): Shown {
  if (alone) {
    if (listVehicleId) return { listVehicleId }
    return listId ? { listId } : { nothing: true }
  }
  if (view.card) return { listVehicleId: view.card }
  const { mark, status, order, key } = view
  const page = { words: searchedWords(view.vehicle), mark, status, order, after: view.after ?? null }
  return view.list ? { alone: view.list, key, ...page } : page
}

/** A keyset position: the list vehicle shown last, and its sort key. */
type PlaceShown = { id: string; key: number }

type Wanted = ListFilter & {
  listIds: string[]
  order: DealOrder
  access: AccessContext
  /** Only this list vehicle. */
  only: string | null
  after: PlaceShown | null
  perList: number
}

/** List vehicles of one list to show, and how many the list has in total. */
export type ShownPlaces = { ofList: number; places: PlaceShown[] }

type Row = { list_id: string; of_list: number; places: [id: string, key: number][] | null }

/** The first vehicles of each list in this order, by list id. Empty lists are omitted. */
export async function allShownIds(wanted: Wanted): Promise<Map<string, ShownPlaces>> {
  const { listIds, order, access, only, after, perList, ...filter } = wanted
  if (listIds.length === 0) return new Map()
  const inLists = and(inArray(listVehicles.listId, listIds), isVehicleOnPage(filter))
  const rows = await selectRows<Row>(
    db(),
    sql`select list_id, count(*) filter (where removed_at is null) as of_list, to_json((
        array_agg(json_build_array(id, key) order by key, position)
          filter (where ${only === null ? afterPlace(after) : sql`id = ${only}`})
      )[1:${perList}::int]) as places
      from (select *, ${KEYS[order](access)} as key from ${stagedVehicles(inLists)}) as shown
      where ${atStage(filter.stages)}
      group by list_id`,
  )
  return new Map(
    rows.map(({ list_id, of_list, places }) => [
      list_id,
      { ofList: of_list, places: (places ?? []).map(([id, key]) => ({ id, key })) },
    ]),
  )
}

/** The rows after a keyset position; none after an external vehicle. Also works if that vehicle was removed or its key has changed since. */
function afterPlace(place: PlaceShown | null): SQL {
  if (place === null) return sql`true`
  return sql`(key, position) > (select ${place.key}::int, last.position
    from list_vehicles as last where last.id = ${place.id} and last.list_id = shown.list_id and last.vehicle_id is not null)`
}

/** Sorts after every day. */
const LAST = 2_147_483_647

/** Integer sort keys for staged vehicles, ascending; ties are ordered by position. */
const KEYS: Record<DealOrder, (access: AccessContext) => SQL> = {
  'needs-you': (access) => (can('negotiate', access) ? sql`(stage <> 'to_answer')::int` : sql`0`),
  days: () => sql`coalesce(${days}, ${LAST}::int)`,
  '-days': () => sql`coalesce(-${days}, ${LAST}::int)`,
  price: () => sql`day_price`,
  '-price': () => sql`-day_price`,
  status: (access) => sql`array_position(${inOrder(access)}, stage)`,
}

/** The first day of the current inquiry as a number; null without one. */
const days = sql`(case when stage <> 'not_inquired' then booked_from - date '2000-01-01' end)`

function inOrder(access: AccessContext): SQL {
  const stages = stagesOf(null, access).map((stage) => sql`${stage}::text`)
  return sql`array[${sql.join(stages, sql`, `)}]`
}
