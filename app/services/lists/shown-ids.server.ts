import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { stagesOf } from '~/models/deals/deal-groups'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import type { DealOrder } from '~/models/trade/vocabulary/projects'
import { db, selectRows } from '~/server/db/client.server'
import { listVehicles } from '~/server/db/schema'
import { stagedVehicles } from '~/services/deals/list-vehicles/staged-vehicles.server'
import { atStage, isOnPage, type ListFilter, matchesWords } from './list-filter.server'

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
          filter (where ${only === null ? afterKey(after) : sql`id = ${only}`})
      )[1:${perList}::int]) as places
      from (select *, ${orderKey(order, access)} as key from ${stagedVehicles(inLists)}) as shown
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
function afterKey(place: PlaceShown | null): SQL {
  if (place === null) return sql`true`
  return sql`(key, added_at, id) > (select ${place.key}::int, last.added_at, last.id
    from list_vehicles as last where last.id = ${place.id} and last.list_id = shown.list_id)`
}

/** Comes after every day and every price. */
const LAST = 2_147_483_647

/** A whole number by which staged vehicles are in this order, the lowest first; equal ones follow as they were added. */
function orderKey(order: DealOrder, access: AccessContext): SQL {
  return KEYS[order](access)
}

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
