import { can } from '~/models/trade/access/permissions'
import type { Account } from '~/server/session/asker.server'
import { refusalOf } from '../hand-in-papers.server'
import { openPapers } from '../open-papers.server'
import { papersFormOf } from '../order-papers.server'
import { allPapers } from './all-papers.server'
import { ownPapers } from './own-papers.server'
import { type PaperEntry, shownPaper } from './paper'

/** The papers of an order for members of its project: the form for whoever may hand them in, and all there are. */
export async function papersPage(asker: Account, orderId: number) {
  const { project, standing, order } = await openPapers(asker, orderId)
  const mayHandIn = can('changeOrders', standing)
  const refusal = mayHandIn ? refusalOf(order) : null
  return {
    orderId,
    project: { id: project.id, title: project.title },
    notAsked: refusal?.message ?? null,
    form: mayHandIn && !refusal ? await papersFormOf(orderId, order.lastDay, asker.id) : null,
    papers: can('seePrices', standing) ? await shownPapers(project.id, orderId) : [],
  }
}

async function shownPapers(projectId: string, orderId: number): Promise<PaperEntry[]> {
  const { ofOrders } = await allPapers(projectId, [orderId])
  return [...ofOrders, ...(await ownPapers())].map(shownPaper)
}
