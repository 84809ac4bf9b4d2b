import { costGroups, sumCosts } from '~/models/billing/cost-sums'
import { costTable } from '~/models/billing/cost-table'
import type { CostGrouping } from '~/models/trade/vocabulary/projects'
import { csvFile } from '~/models/trade/words/csv'
import { titleInFileName } from '~/models/trade/words/file-name'
import type { Account } from '~/server/session/asker.server'
import { type Membership, requireMembership } from '~/services/crew/membership.server'
import { findBudget } from '~/services/orders/find-budget.server'
import { allCosts } from './all-costs.server'

/** What a project costs, in groups and in all, beside its budget; 403 to members who see no prices. Four queries. */
export async function costsPage(membership: Membership, by: CostGrouping) {
  const rows = await allCosts(membership)
  const budget = await findBudget(membership.project.id)
  return { by, groups: costGroups(rows, by), sums: sumCosts(rows), budget }
}

export type CostsView = Awaited<ReturnType<typeof costsPage>>

/** A project's vehicles and costs as a file for spreadsheets; 404 to strangers, 403 to members who see no prices. */
export async function costsFile(asker: Account, projectId: string): Promise<{ name: string; content: Blob }> {
  const membership = await requireMembership(asker, projectId)
  const content = new Blob([csvFile(costTable(await allCosts(membership)))])
  const title = titleInFileName(membership.project.title)
  return { name: title ? `${title} costs.csv` : 'project-costs.csv', content }
}
