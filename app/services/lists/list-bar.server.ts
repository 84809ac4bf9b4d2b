import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { dealSummary, filledGroups, summaryText } from '~/models/deals/deal-summary'
import type { ListBar } from '~/models/lists/shown-list'
import { can } from '~/models/trade/access/permissions'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import {
  DEAL_ORDERS,
  DEFAULT_ORDER,
  type DealGroup,
  type DealOrder,
  LIST_LAYOUTS,
  type ListLayout,
  MARKS,
  type Mark,
} from '~/models/trade/vocabulary/projects'
import { db, lists, listVehicles } from '~/server/db/client.server'
import type { Membership } from '~/services/crew/membership.server'
import { countStages } from '~/services/deals/staged-vehicles.server'

/** The summary of a project and its filter, order and layout links. Three queries for any number of vehicles. */
export async function listBar(
  { project, access }: Membership,
  { vehicle, mark, status, order = DEFAULT_ORDER, list }: ListView,
  layout: ListLayout,
): Promise<ListBar> {
  const to = (change: Record<string, string | undefined>) =>
    listPath(project.id, { vehicle, mark, status, order: orderWord(order), list, ...change })
  const layouts = LIST_LAYOUTS.map((each) => ({
    ...each,
    to: to({ layout: each.value }),
    isChosen: each.value === layout,
  }))
  const named = await selectLists(project.id, list)
  const listChoices =
    named.length < 2
      ? []
      : [
          { value: '', label: 'All lists', to: to({ list: undefined }), isChosen: !list },
          ...named.map(({ id, name, many }) => ({
            value: id,
            label: `${name} (${many})`,
            to: to({ list: id }),
            isChosen: id === list,
          })),
        ]
  const marked = await countMarks(project.id)
  const filled = MARKS.filter(({ value }) => marked.has(value) || value === mark)
  const marks =
    filled.length === 0
      ? []
      : [
          { value: '', label: 'All marks', to: to({ mark: undefined }), isChosen: !mark },
          ...filled.map(({ value, label }) => ({
            value,
            label: `${label} (${marked.get(value) ?? 0})`,
            to: to({ mark: value }),
            isChosen: value === mark,
          })),
        ]
  if (!can('seePrices', access)) return { summary: [], lists: listChoices, statuses: [], marks, orders: [], layouts }
  const summary = dealSummary(await countStages([project.id]), access)
  return {
    summary: summaryText(summary).map(({ text, group }) => ({ text, to: to({ status: group, list: undefined }) })),
    lists: listChoices,
    statuses: [
      { value: '', label: 'All statuses', to: to({ status: undefined }), isChosen: !status },
      ...filledGroups(summary).map(({ value, label, count }) => ({
        value,
        label: `${label} (${count})`,
        to: to({ status: value }),
        isChosen: value === status,
      })),
    ],
    orders: DEAL_ORDERS.map((each) => ({
      ...each,
      to: to({ order: orderWord(each.value) }),
      isChosen: each.value === order,
    })),
    marks,
    layouts,
  }
}

/** The order in the URL; omitted for the default order. */
const orderWord = (order: DealOrder) => (order === DEFAULT_ORDER ? undefined : order)

const MAX_LISTS_IN_MENU = 50

/** The first lists of the project in their order and the chosen one, each with its number of vehicles. */
async function selectLists(projectId: string, chosen = '') {
  const rows = await db()
    .select({ id: lists.id, name: lists.name, position: lists.position, many: count(listVehicles.id) })
    .from(lists)
    .leftJoin(listVehicles, and(eq(listVehicles.listId, lists.id), isNull(listVehicles.removedAt)))
    .where(and(eq(lists.projectId, projectId), isNull(lists.archivedAt)))
    .groupBy(lists.id)
    .orderBy(desc(sql`${lists.id}::text = ${chosen}`), desc(lists.position))
    .limit(MAX_LISTS_IN_MENU)
  return rows.sort((one, other) => other.position - one.position)
}

/** The number of vehicles with each mark. */
async function countMarks(projectId: string): Promise<Map<Mark | null, number>> {
  const rows = await db()
    .select({ mark: listVehicles.mark, many: count() })
    .from(listVehicles)
    .where(and(eq(listVehicles.projectId, projectId), isNull(listVehicles.removedAt), isNotNull(listVehicles.mark)))
    .groupBy(listVehicles.mark)
  return new Map(rows.map(({ mark, many }) => [mark, many]))
}

/**
 * The next keyset page starts after `after`, the last row shown; `at` is its first row, `left` the number of rows from
 * there on, if known. Rows are lists, or vehicles of one list.
 */
export type NextPage = { after: string; key?: number; at: string; left: number | null }

/** The query of the project page: which part of its lists is shown. */
export type ListView = {
  vehicle: string
  mark?: Mark
  status?: DealGroup
  order?: DealOrder
  list?: string
  after?: string
}

/**
 * The links of a page of lists, or of one list's vehicles: to the next page, to the first page, and the prefix of the
 * link that shows one list alone, to which the list's id is appended.
 */
export function pageLinks(
  projectId: string,
  { vehicle, mark, status, order, list, after }: ListView,
  next: NextPage | null,
) {
  const filter = { vehicle, mark, status, order }
  const addressOf = list ? listPaths.listVehicle : listPaths.listOnPage
  return {
    nextTo: next && addressOf(projectId, next.at, listQuery({ ...filter, after: next.after, key: next.key, list })),
    left: next?.left ?? null,
    firstTo: after ? `${listPath(projectId, { ...filter, list })}#main` : null,
    aloneTo: list ? null : listPath(projectId, { ...filter, list: 'x' }).slice(0, -1),
  }
}

/** The address of the first page of a view. */
function listPath(projectId: string, view: Record<string, string | undefined>): string {
  return projectPaths.projectList(projectId) + listQuery(view)
}

function listQuery(parts: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, String(value))
  const text = query.toString()
  return text && `?${text}`
}
