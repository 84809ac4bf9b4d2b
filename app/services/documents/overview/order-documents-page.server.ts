import { can } from '~/models/trade/access/permissions'
import type { Account } from '~/server/session/asker.server'
import { documentsFormOf } from '../current-documents.server'
import { openDocuments } from '../open-documents.server'
import { refusalOf } from '../submit-documents.server'
import { allDocuments } from './all-documents.server'
import { marketplaceDocuments } from './marketplace-documents.server'
import { entryOf, type OverviewEntry } from './overview-document'

/** The papers of an order for members of its project: the form for whoever may hand them in, and all there are. */
export async function orderDocumentsPage(asker: Account, orderId: number) {
  const { project, access, order } = await openDocuments(asker, orderId)
  const mayHandIn = can('changeOrders', access)
  const refusal = mayHandIn ? refusalOf(order) : null
  return {
    orderId,
    project: { id: project.id, title: project.title },
    notAsked: refusal?.message ?? null,
    form: mayHandIn && !refusal ? await documentsFormOf(orderId, order.lastDay, asker.id) : null,
    papers: can('seePrices', access) ? await shownDocuments(project.id, orderId) : [],
  }
}

async function shownDocuments(projectId: string, orderId: number): Promise<OverviewEntry[]> {
  const { ofOrders } = await allDocuments(projectId, [orderId])
  return [...ofOrders, ...(await marketplaceDocuments())].map(entryOf)
}
