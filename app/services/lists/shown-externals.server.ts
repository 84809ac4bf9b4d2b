import { and, eq, inArray, sql } from 'drizzle-orm'
import { db, externalVehicles, listVehicles, selectRows } from '~/server/db/client.server'
import { isExternalOnPage, type ListFilter } from './list-filter.server'

type Wanted = ListFilter & {
  listIds: string[]
  /** Only this list vehicle. */
  only: string | null
  /** The last row of the previous page, of vehicles of the marketplace or of external ones. */
  after: { id: string } | null
  perList: number
}

/**
 * External vehicles of one list to show, and how many the list has in total. `isLater`: these are vehicles of the
 * marketplace that come after a page with the external ones.
 */
export type ShownExternals = { ofList: number; ids: string[]; isLater: boolean }

type Row = { list_id: string; of_list: number; ids: string[] | null; is_later: boolean }

/** The first external vehicles of each list in their order, by list id. Lists without any are omitted. */
export async function allShownExternals(wanted: Wanted): Promise<Map<string, ShownExternals>> {
  const { listIds, only, after, perList, ...filter } = wanted
  if (listIds.length === 0) return new Map()
  const shown = and(inArray(listVehicles.listId, listIds), isExternalOnPage(filter))
  const last = sql`(select ${listVehicles.position} from ${listVehicles} where ${and(
    sql`${listVehicles.id} = ${after?.id ?? null}`,
    sql`${listVehicles.externalVehicleId} is not null`,
  )})`
  const isHere = only === null ? sql`position > coalesce(${last}, 0)` : sql`id = ${only}`
  const rows = await selectRows<Row>(
    db(),
    sql`select list_id, count(*) filter (where removed_at is null) as of_list,
        to_json((array_agg(id order by position) filter (where ${isHere}))[1:${perList}::int]) as ids,
        ${after !== null} and ${last} is null as is_later
      from (
        select ${listVehicles.id}, ${listVehicles.listId}, ${listVehicles.position}, ${listVehicles.removedAt}
        from ${listVehicles}
        join ${externalVehicles} on ${eq(externalVehicles.id, listVehicles.externalVehicleId)}
        where ${shown}
      ) as shown
      group by list_id`,
  )
  return new Map(
    rows.map(({ list_id, of_list, ids, is_later }) => [
      list_id,
      { ofList: of_list, ids: ids ?? [], isLater: is_later },
    ]),
  )
}
