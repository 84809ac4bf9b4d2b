import type { Account } from '~/server/session/asker.server'
import { findDocument } from '~/services/documents/find-document.server'
import { findProviderDocument } from '~/services/documents/find-provider-document.server'
import { openDocuments } from '~/services/documents/open-documents.server'
import {
  projectDocuments,
  zipOrderDocuments,
  zipProjectDocuments,
} from '~/services/documents/overview/documents-zip.server'
import { orderDocumentsPage } from '~/services/documents/overview/order-documents-page.server'
import { projectDocumentsPage } from '~/services/documents/overview/project-documents-page.server'
import { receiveDocuments } from '~/services/documents/receive-documents.server'
import { removeStagedDocument } from '~/services/documents/remove-staged-document.server'
import { submitDocuments } from '~/services/documents/submit-documents.server'
import { pickupReport, requireGuidance } from '~/services/orders/items/pickup-guidance.server'
import { documentsPage } from '~/services/provider/documents/documents-page.server'
import { receiveProviderDocument, replaceDocument } from '~/services/provider/documents/receive-document.server'
import { findDocumentAtDesk } from '~/services/provider/orders/documents-at-desk.server'

type At = { projectId: string; orderId: number; orderItemId: string; paperId: string }
type Call = (asker: Account, at: At) => Promise<unknown>

/** The services of papers, each with whom it serves. */
export function documentServices<Policy extends object>(to: Record<'crewAdmins' | 'admins' | 'staff', Policy>) {
  const { crewAdmins, admins, staff } = to
  const services: Record<string, [Policy, Call]> = {
    openDocuments: [crewAdmins, (asker, { orderId }) => openDocuments(asker, orderId)],
    receiveDocuments: [crewAdmins, (asker, { orderId }) => receiveDocuments(asker, orderId)],
    submitDocuments: [crewAdmins, (asker, { orderId }) => submitDocuments(asker, orderId, {}, null)],
    removeStagedDocument: [crewAdmins, (asker, { orderId }) => removeStagedDocument(asker, orderId, 'coi')],
    requireGuidance: [crewAdmins, (asker, at) => requireGuidance(asker, at)],
    pickupReport: [crewAdmins, (asker, at) => pickupReport(asker, at)],
    orderDocumentsPage: [crewAdmins, (asker, { orderId }) => orderDocumentsPage(asker, orderId)],
    zipOrderDocuments: [{ ...crewAdmins, provider: 0 }, (asker, { orderId }) => zipOrderDocuments(asker, orderId)],
    zipProjectDocuments: [crewAdmins, (asker, { projectId }) => zipProjectDocuments(asker, projectId)],
    projectDocuments: [crewAdmins, (asker, { projectId }) => projectDocuments(asker, projectId)],
    projectDocumentsPage: [crewAdmins, (asker, { projectId }) => projectDocumentsPage(asker, projectId)],
    findDocument: [
      { ...crewAdmins, owner: 404, otherOwner: 404 },
      (asker, { orderId, paperId }) => findDocument(asker, { orderId, paperId }),
    ],
    findProviderDocument: [{ ...admins, provider: 0 }, (asker) => findProviderDocument(asker, 'w-9')],
    findDocumentAtDesk: [staff, (asker, at) => findDocumentAtDesk(asker, at)],
    documentsPage: [staff, (asker) => documentsPage(asker)],
    receiveProviderDocument: [staff, async (asker) => receiveProviderDocument(asker)],
    replaceDocument: [staff, (asker) => replaceDocument(asker, 'w-9', undefined)],
  }
  return services
}
