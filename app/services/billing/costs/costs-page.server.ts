import { costGroups, sumCosts } from '~/models/billing/costs/cost-sums'
import type { CostGrouping } from '~/models/trade/vocabulary/projects'
import type { Membership } from '~/services/crew/membership.server'
import { findBudget } from '~/services/orders/find-budget.server'
import { allCosts } from './all-costs.server'

/** What a project costs, in groups and in all, beside its budget; 403 to members who see no prices. Four queries. */
export async function costsPage(membership: Membership, by: CostGrouping) {
  const rows = await allCosts(membership)
  const budget = await findBudget(membership.project.id)
  return { by, groups: costGroups(rows, by), sums: sumCosts(rows), budget }
}

export type CostsView = Awaited<ReturnType<typeof costsPage>>
