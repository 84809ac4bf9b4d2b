import { and, eq, isNull, sql } from 'drizzle-orm'
import { dealSummary, filledGroups, type StageCount, summaryWords } from '~/models/deals/deal-summary'
import type { ListBar } from '~/models/lists/list-bar'
import { can } from '~/models/trade/access/permissions'
import {
  DEAL_ORDERS,
  DEFAULT_ORDER,
  type DealOrder,
  LIST_LAYOUTS,
  type ListLayout,
} from '~/models/trade/vocabulary/projects'
import { db, selectRows } from '~/server/db/client.server'
import { listVehicles } from '~/server/db/schema'
import type { Membership } from '~/services/crew/membership.server'
import { stagedVehicles } from '~/services/deals/list-vehicles/staged-vehicles.server'
import { type ListView, listPath } from './page-links.server'

/** The summary of a project, and the ways to show its lists; one query for any number of vehicles. */
export async function listBar(
  { project, access }: Membership,
  { vehicle, status, order = DEFAULT_ORDER, list }: ListView,
  layout: ListLayout,
): Promise<ListBar> {
  const to = (change: Record<string, string | undefined>) =>
    listPath(project.id, { vehicle, status, order: orderWord(order), list, ...change })
  const layouts = LIST_LAYOUTS.map((each) => ({
    ...each,
    to: to({ layout: each.value }),
    isChosen: each.value === layout,
  }))
  if (!can('seePrices', access)) return { summary: [], statuses: [], orders: [], layouts }
  const summary = dealSummary(await countStages(project.id), access)
  return {
    summary: summaryWords(summary).map(({ words, group }) => ({ words, to: to({ status: group, list: undefined }) })),
    statuses: [
      { value: '', label: 'All', to: to({ status: undefined }), isChosen: !status },
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
    layouts,
  }
}

/** What the address says of an order: nothing of the usual one. */
const orderWord = (order: DealOrder) => (order === DEFAULT_ORDER ? undefined : order)

function countStages(projectId: string): Promise<StageCount[]> {
  const inProject = and(eq(listVehicles.projectId, projectId), isNull(listVehicles.removedAt))
  return selectRows<StageCount>(
    db(),
    sql`select stage, count(*) as count, coalesce(sum(last_offer_cents), 0) as "offersCents"
      from ${stagedVehicles(inProject)} group by stage`,
  )
}
