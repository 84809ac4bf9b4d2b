import type { Account } from '~/server/session/asker.server'
import { beginPapers } from '~/services/documents/begin-papers.server'
import { findPaper } from '~/services/documents/find-paper.server'
import { findProviderDocument } from '~/services/documents/find-provider-document.server'
import { handInPapers } from '~/services/documents/hand-in-papers.server'
import { openPapers } from '~/services/documents/open-papers.server'
import { papersPage } from '~/services/documents/overview/papers-page.server'
import { projectPapers, zipOrderPapers, zipProjectPapers } from '~/services/documents/overview/papers-zip.server'
import { projectPapersPage } from '~/services/documents/overview/project-papers-page.server'
import { releaseHeldPaper } from '~/services/documents/release-held-paper.server'
import { pickupReport } from '~/services/orders/items/pickup-report.server'
import { requireGuidance } from '~/services/orders/items/require-guidance.server'
import { documentsPage } from '~/services/provider/documents/documents-page.server'
import { beginDocument, replaceDocument } from '~/services/provider/documents/receive-document.server'
import { findPaperAtDesk } from '~/services/provider/orders/papers-at-desk.server'

type At = { projectId: string; orderId: number; orderItemId: string; paperId: string }
type Call = (asker: Account, at: At) => Promise<unknown>

/** The verbs of papers, each with whom it serves. */
export function paperVerbs<Policy extends object>(to: Record<'crewAdmins' | 'admins' | 'staff', Policy>) {
  const { crewAdmins, admins, staff } = to
  const verbs: Record<string, [Policy, Call]> = {
    openPapers: [crewAdmins, (asker, { orderId }) => openPapers(asker, orderId)],
    beginPapers: [crewAdmins, (asker, { orderId }) => beginPapers(asker, orderId)],
    handInPapers: [crewAdmins, (asker, { orderId }) => handInPapers(asker, orderId, {}, null)],
    releaseHeldPaper: [crewAdmins, (asker, { orderId }) => releaseHeldPaper(asker, orderId, 'coi')],
    requireGuidance: [crewAdmins, (asker, at) => requireGuidance(asker, at)],
    pickupReport: [crewAdmins, (asker, at) => pickupReport(asker, at)],
    papersPage: [crewAdmins, (asker, { orderId }) => papersPage(asker, orderId)],
    zipOrderPapers: [{ ...crewAdmins, provider: 0 }, (asker, { orderId }) => zipOrderPapers(asker, orderId)],
    zipProjectPapers: [crewAdmins, (asker, { projectId }) => zipProjectPapers(asker, projectId)],
    projectPapers: [crewAdmins, (asker, { projectId }) => projectPapers(asker, projectId)],
    projectPapersPage: [crewAdmins, (asker, { projectId }) => projectPapersPage(asker, projectId)],
    findPaper: [
      { ...crewAdmins, owner: 404, otherOwner: 404 },
      (asker, { orderId, paperId }) => findPaper(asker, { orderId, paperId }),
    ],
    findProviderDocument: [{ ...admins, provider: 0 }, (asker) => findProviderDocument(asker, 'w-9')],
    findPaperAtDesk: [staff, (asker, at) => findPaperAtDesk(asker, at)],
    documentsPage: [staff, (asker) => documentsPage(asker)],
    beginDocument: [staff, async (asker) => beginDocument(asker)],
    replaceDocument: [staff, (asker) => replaceDocument(asker, 'w-9', undefined)],
  }
  return verbs
}
