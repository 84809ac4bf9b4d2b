import type { Account } from '~/server/session/asker.server'
import { projectPapers } from './papers-zip.server'

/** The papers of a project by order, the latest order first; the marketplace's own apart. */
export async function projectPapersPage(asker: Account, projectId: string) {
  const { project, papers } = await projectPapers(asker, projectId)
  const shown = papers.map(({ key: _, ...paper }) => paper)
  const orderIds = [...new Set(shown.flatMap(({ orderId }) => orderId ?? []))]
  return {
    project: { id: project.id, title: project.title },
    orders: orderIds.map((orderId) => ({ orderId, papers: shown.filter((paper) => paper.orderId === orderId) })),
    own: shown.filter(({ orderId }) => orderId === null),
  }
}
