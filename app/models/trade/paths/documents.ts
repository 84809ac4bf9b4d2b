import type { DocumentKind, ProviderDocument } from '../vocabulary/documents'
import { ownPaths } from './own-path'

export const documentPaths = ownPaths({
  /** Every order's documents in one place, and all of them as a zip. */
  projectDocuments: (projectId: string) => `/projects/${projectId}/documents`,
  projectDocumentsZip: (projectId: string) => `/projects/${projectId}/documents.zip`,
  /** One of the marketplace's own documents, for those who order. */
  providerDocument: (kind: ProviderDocument) => `/orders/documents/${kind}`,
  /** Everything on paper of an order: what was handed in, what is asked for, and all of it as a zip. */
  orderDocuments: (orderId: number) => `/orders/${orderId}/documents`,
  orderDocumentsZip: (orderId: number) => `/orders/${orderId}/documents.zip`,
  orderDocument: (orderId: number, documentId: string) => `/orders/${orderId}/documents/${documentId}`,
  /** Takes one file alone, which waits there for the other one. */
  stagedDocument: (orderId: number, kind: DocumentKind) => `/orders/${orderId}/documents/staged/${kind}`,
  stagedDocumentRemoval: (orderId: number, kind: DocumentKind) => `/orders/${orderId}/documents/staged/${kind}/removal`,
})
