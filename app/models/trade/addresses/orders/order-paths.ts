import type { DocumentKind, ProviderDocument } from '../../vocabulary/documents'
import type { RecipientAct } from '../../vocabulary/inspections'
import type { InvoiceFormat } from '../../vocabulary/orders'
import { ownPaths, segment, withQuery } from '../own-path'

/** The addresses of orders, of what is signed and of pickups; pages that lead to none of them do not load them. */
export const orderPaths = ownPaths({
  orders: (query: { search?: string; before?: number } = {}) =>
    withQuery('/orders', { search: query.search || undefined, before: query.before?.toString() }),
  ordersOfProject: (projectId: string, name: string) => `/orders/orders-list/${projectId}/${segment(name)}`,
  orderSummary: (orderId: number) => `/orders/${orderId}/summary`,
  /** One of the marketplace's own papers, for whoever orders. */
  providerDocument: (kind: ProviderDocument) => `/orders/documents/${kind}`,
  /** Everything on paper of an order: what was handed in, what is asked for, and all of it as a zip. */
  papers: (orderId: number) => `/orders/${orderId}/papers`,
  papersZip: (orderId: number) => `/orders/${orderId}/papers.zip`,
  paper: (orderId: number, paperId: string) => `/orders/${orderId}/papers/${paperId}`,
  /** Takes one file alone, which waits there for the other one. */
  heldPaper: (orderId: number, kind: DocumentKind) => `/orders/${orderId}/papers/held/${kind}`,
  heldPaperRemoval: (orderId: number, kind: DocumentKind) => `/orders/${orderId}/papers/held/${kind}/removal`,
  agreementSigner: (orderId: number, projectId: string, name: string) => ofOrder(orderId, projectId, name, 'signer'),
  agreementDelivery: (orderId: number, projectId: string, name: string) =>
    ofOrder(orderId, projectId, name, 'delivery'),
  agreementSigning: (orderId: number, projectId: string, name: string) => ofOrder(orderId, projectId, name, 'signing'),
  /** The sealed agreement. */
  orderAgreement: (orderId: number) => `/orders/${orderId}/agreement.pdf`,
  invoice: (orderId: number, projectId: string, name: string) => ofOrder(orderId, projectId, name, 'invoice'),
  invoiceCorrection: (orderId: number, projectId: string, name: string) =>
    ofOrder(orderId, projectId, name, 'invoice', 'correction'),
  invoiceFile: (orderId: number, projectId: string, invoiceId: string, format: InvoiceFormat) =>
    `/orders/${orderId}/invoices/${projectId}/${invoiceId}/${format}`,
  /** What whoever fetches a booked vehicle has to know, over the page of its order, and on paper. */
  additionalInfo: (orderId: number, projectId: string, name: string, orderItemId: string) =>
    ofOrder(orderId, projectId, name, orderItemId, 'additional-info'),
  pickupReport: (orderId: number, orderItemId: string) => `/orders/${orderId}/items/${orderItemId}/pickup-report.pdf`,
  /** As it is mailed; a cookie stands for its token on the pages that follow. */
  pickupLink: (token: string) => `/pickup/${token}`,
  pickupDetails: (orderId: number) => `/pickupDetails/${orderId}`,
  /** The same on paper. */
  runSheet: (orderId: number) => `/pickupDetails/${orderId}/run-sheet`,
  pickupConfirmation: (orderId: number) => `/pickupDetails/${orderId}/confirmation`,
  arrivalNotice: (orderId: number, orderItemId: string) => `/pickupDetails/${orderId}/${orderItemId}/arrival`,
  pickupOpening: (orderId: number) => `/pickupDetails/${orderId}/opening`,
  /** Who was sent them, over the page of the order. */
  pickupRecipients: (orderId: number, projectId: string, name: string) =>
    `/orders/${orderId}/details/${projectId}/${segment(name)}/recipients`,
  recipientAct: (orderId: number, projectId: string, name: string, recipientId: string, act: RecipientAct) =>
    ofOrder(orderId, projectId, name, 'recipients', recipientId, act),
})

/** An order's page, and what is done about it below. */
function ofOrder(orderId: number, projectId: string, name: string, ...place: string[]): string {
  return [`/orders/${orderId}/details/${projectId}/${segment(name)}`, ...place].join('/')
}
