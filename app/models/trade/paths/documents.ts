import type { DocumentKind, ProviderDocument } from '../vocabulary/documents'
import { ownPaths } from './own-path'

export const documentPaths = ownPaths({
  /** Every order's papers in one place, and all of them as a zip. */
  projectDocuments: (projectId: string) => `/projects/${projectId}/papers`,
  projectDocumentsZip: (projectId: string) => `/projects/${projectId}/papers.zip`,
  /** One of the marketplace's own papers, for whoever orders. */
  providerDocument: (kind: ProviderDocument) => `/orders/documents/${kind}`,
  /** Everything on paper of an order: what was handed in, what is asked for, and all of it as a zip. */
  orderDocuments: (orderId: number) => `/orders/${orderId}/papers`,
  orderDocumentsZip: (orderId: number) => `/orders/${orderId}/papers.zip`,
  orderDocument: (orderId: number, paperId: string) => `/orders/${orderId}/papers/${paperId}`,
  /** Takes one file alone, which waits there for the other one. */
  stagedDocument: (orderId: number, kind: DocumentKind) => `/orders/${orderId}/papers/held/${kind}`,
  stagedDocumentRemoval: (orderId: number, kind: DocumentKind) => `/orders/${orderId}/papers/held/${kind}/removal`,
})
