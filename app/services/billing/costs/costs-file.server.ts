import { costTable } from '~/models/billing/costs/cost-table'
import { csvFile } from '~/models/trade/words/csv'
import { titleInFileName } from '~/models/trade/words/file-name'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { allCosts } from './all-costs.server'

/** A project's vehicles and costs as a file for spreadsheets; 404 to strangers, 403 to members who see no prices. */
export async function costsFile(asker: Account, projectId: string): Promise<{ name: string; content: Blob }> {
  const membership = await requireMembership(asker, projectId)
  const content = new Blob([csvFile(costTable(await allCosts(membership)))])
  const title = titleInFileName(membership.project.title)
  return { name: title ? `${title} costs.csv` : 'project-costs.csv', content }
}
