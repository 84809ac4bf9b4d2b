import { costGroups, sumCosts } from '~/models/billing/cost-sums'
import { costTable } from '~/models/billing/cost-table'
import { csvFile } from '~/models/trade/format/csv'
import { titleInFileName } from '~/models/trade/format/file-name'
import type { CostGrouping } from '~/models/trade/vocabulary/projects'
import type { Account } from '~/server/session/asker.server'
import { findBudget } from '~/services/crew/find-budget.server'
import { type Membership, requireMembership } from '~/services/crew/membership.server'
import { allCosts } from './all-costs.server'

/** A project's costs by group and in total, and its budget. 403 for members who see no prices. Five queries. */
export async function costsPage(membership: Membership, by: CostGrouping) {
  const rows = await allCosts(membership)
  const budget = await findBudget(membership.project.id)
  return { by, groups: costGroups(rows, by), sums: sumCosts(rows), budget }
}

export type CostsView = Awaited<ReturnType<typeof costsPage>>

/** A project's vehicles and costs as a CSV file. 404 for non-members, 403 for members who see no prices. */
export async function costsFile(asker: Account, projectId: string): Promise<{ name: string; content: Blob }> {
  const membership = await requireMembership(asker, projectId)
  const content = new Blob([csvFile(costTable(await allCosts(membership)))])
  const title = titleInFileName(membership.project.title)
  return { name: title ? `${title} costs.csv` : 'project-costs.csv', content }
}
