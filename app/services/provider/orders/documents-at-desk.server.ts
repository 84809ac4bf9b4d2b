import { providerPaths } from '~/models/trade/paths/provider'
import { broken, notFound } from '~/server/errors.server'
import { log } from '~/server/log.server'
import type { Account } from '~/server/session/asker.server'
import { allDocuments } from '~/services/documents/overview/all-documents.server'
import { entryOf } from '~/services/documents/overview/overview-document'
import { requireAnyOrder } from '~/services/order-page/require-order.server'

/** Everything on paper of an order, each with the way to it by the desk. */
export async function documentsAtDesk(projectId: string, orderId: number) {
  const { ofOrders } = await allDocuments(projectId, [orderId])
  return ofOrders.map((paper) => ({ ...entryOf(paper), href: providerPaths.orderDocument(orderId, paper.id) }))
}

/** One of them as a file, for the staff; 404 where there is none, 500 where the store has lost it. */
export async function findDocumentAtDesk(asker: Account, { orderId, paperId }: { orderId: number; paperId: string }) {
  const order = await requireAnyOrder(asker, orderId)
  const { ofOrders } = await allDocuments(order.project.id, [orderId])
  const paper = ofOrders.find(({ id }) => id === paperId)
  if (!paper) throw notFound()
  const content = await paper.find()
  if (!content) {
    log.error({ order: orderId, paper: paperId }, 'a stored file is missing')
    throw broken()
  }
  return { ...content, name: paper.savedAs, tag: paper.sha256 }
}
