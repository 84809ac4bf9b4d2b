import type { DocumentKind, ProviderDocument } from '../vocabulary/documents'
import { ownPaths } from './own-path'

export const documentPaths = ownPaths({
  /** The documents of all orders, and a zip of them. */
  projectDocuments: (projectId: string) => `/projects/${projectId}/documents`,
  projectDocumentsZip: (projectId: string) => `/projects/${projectId}/documents.zip`,
  /** One of the marketplace's own documents, for crews with access to orders. */
  providerDocument: (kind: ProviderDocument) => `/orders/documents/${kind}`,
  /** The documents of an order, uploaded and still missing, and a zip of them. */
  orderDocuments: (orderId: number) => `/orders/${orderId}/documents`,
  orderDocumentsZip: (orderId: number) => `/orders/${orderId}/documents.zip`,
  orderDocument: (orderId: number, documentId: string) => `/orders/${orderId}/documents/${documentId}`,
  /** Uploads one file, which is staged until the other one is there. */
  stagedDocument: (orderId: number, kind: DocumentKind) => `/orders/${orderId}/documents/staged/${kind}`,
  stagedDocumentRemoval: (orderId: number, kind: DocumentKind) => `/orders/${orderId}/documents/staged/${kind}/removal`,
})
