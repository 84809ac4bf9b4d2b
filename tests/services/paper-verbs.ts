import type { Account } from '~/server/session/asker.server'
import { beginPapers } from '~/services/orders/papers/begin-papers.server'
import { findPaper } from '~/services/orders/papers/find-paper.server'
import { findProviderDocument } from '~/services/orders/papers/find-provider-document.server'
import { handInPapers } from '~/services/orders/papers/hand-in-papers.server'
import { openPapers } from '~/services/orders/papers/open-papers.server'
import { papersPage } from '~/services/orders/papers/papers-page.server'
import { projectPapers, zipOrderPapers, zipProjectPapers } from '~/services/orders/papers/papers-zip.server'
import { projectPapersPage } from '~/services/orders/papers/project-papers-page.server'
import { documentsPage } from '~/services/provider/documents/documents-page.server'
import { beginDocument, replaceDocument } from '~/services/provider/documents/receive-document.server'

type At = { projectId: string; orderId: number; paperId: string }
type Call = (asker: Account, at: At) => Promise<unknown>

/** The verbs of papers, each with whom it serves. */
export function paperVerbs<Policy extends object>(to: Record<'crewAdmins' | 'admins' | 'staff', Policy>) {
  const { crewAdmins, admins, staff } = to
  const verbs: Record<string, [Policy, Call]> = {
    openPapers: [crewAdmins, (asker, { orderId }) => openPapers(asker, orderId)],
    beginPapers: [crewAdmins, (asker, { orderId }) => beginPapers(asker, orderId)],
    handInPapers: [crewAdmins, (asker, { orderId }) => handInPapers(asker, orderId, {}, null)],
    papersPage: [crewAdmins, (asker, { orderId }) => papersPage(asker, orderId)],
    zipOrderPapers: [crewAdmins, (asker, { orderId }) => zipOrderPapers(asker, orderId)],
    zipProjectPapers: [crewAdmins, (asker, { projectId }) => zipProjectPapers(asker, projectId)],
    projectPapers: [crewAdmins, (asker, { projectId }) => projectPapers(asker, projectId)],
    projectPapersPage: [crewAdmins, (asker, { projectId }) => projectPapersPage(asker, projectId)],
    findPaper: [
      { ...crewAdmins, owner: 404, otherOwner: 404 },
      (asker, { orderId, paperId }) => findPaper(asker, { orderId, paperId }),
    ],
    findProviderDocument: [{ ...admins, provider: 0 }, (asker) => findProviderDocument(asker, 'w-9')],
    documentsPage: [staff, (asker) => documentsPage(asker)],
    beginDocument: [staff, async (asker) => beginDocument(asker)],
    replaceDocument: [staff, (asker) => replaceDocument(asker, 'w-9', undefined)],
  }
  return verbs
}
