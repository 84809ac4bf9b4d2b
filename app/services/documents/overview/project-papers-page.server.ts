import type { Account } from '~/server/session/asker.server'
import { shownPaper } from './paper'
import { projectPapers } from './papers-zip.server'

/** The papers of a project by order, the latest order first; quotes that became no order and the marketplace's own apart. */
export async function projectPapersPage(asker: Account, projectId: string) {
  const { project, ofOrders, notOrdered, own } = await projectPapers(asker, projectId)
  const shown = ofOrders.map(shownPaper)
  const orderIds = [...new Set(shown.flatMap(({ orderId }) => orderId ?? []))]
  return {
    project: { id: project.id, title: project.title },
    orders: orderIds.map((orderId) => ({ orderId, papers: shown.filter((paper) => paper.orderId === orderId) })),
    notOrdered: notOrdered.map(shownPaper),
    own: own.map(shownPaper),
  }
}
