import type { Account } from '~/server/session/asker.server'
import { projectDocuments } from './documents-zip.server'
import { entryOf } from './overview-document'

/** The papers of a project by order, the latest order first; quotes that became no order and the marketplace's own apart. */
export async function projectDocumentsPage(asker: Account, projectId: string) {
  const { project, ofOrders, notOrdered, own } = await projectDocuments(asker, projectId)
  const shown = ofOrders.map(entryOf)
  const orderIds = [...new Set(shown.flatMap(({ orderId }) => orderId ?? []))]
  return {
    project: { id: project.id, title: project.title },
    orders: orderIds.map((orderId) => ({ orderId, papers: shown.filter((paper) => paper.orderId === orderId) })),
    notOrdered: notOrdered.map(entryOf),
    own: own.map(entryOf),
  }
}
