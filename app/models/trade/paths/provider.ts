import type { InquiryAnswer } from '../vocabulary/deals'
import type { ProviderDocument } from '../vocabulary/documents'
import type { ListingAct } from '../vocabulary/vehicles'
import { ownPaths, withQuery } from './own-path'

export const providerPaths = ownPaths({
  /** One page of a tab of the requests for an account; without a tab, those that wait for a decision. */
  provider: (tab?: string, after?: string) => withQuery('/provider', { tab, after }),
  signUpRequest: (requestId: string) => `/provider/requests/${requestId}`,
  signUpRejection: (requestId: string) => `/provider/requests/${requestId}/rejection`,
  /** Every owner's vehicles, those listed or changed last first. */
  vehicles: (after?: string) => withQuery('/provider/vehicles', { after }),
  vehicle: (vehicleId: string) => `/provider/vehicles/${vehicleId}`,
  listingChange: (vehicleId: string, act: ListingAct) => `/provider/vehicles/${vehicleId}/${act}`,
  owners: () => '/provider/owners',
  ownerInvitation: () => '/provider/owners/invitation',
  backup: () => '/provider/backup',
  providerDocuments: () => '/provider/documents',
  providerDocumentUpload: (kind: ProviderDocument) => `/provider/documents/${kind}`,
  /** One of them as a file. */
  providerDocumentFile: (kind: ProviderDocument) => `/provider/documents/${kind}/file`,
  /** Mail and text messages that did not arrive, a page at a time. */
  undelivered: (after?: string) => withQuery('/provider/mail', { after }),
  repeatedDelivery: (mailId: string) => `/provider/mail/${mailId}/delivery`,
  /** All orders, as far as they answer a filter. */
  orders: (filter: Record<string, string | undefined> = {}) => withQuery('/provider/orders', filter),
  order: (orderId: number) => `/provider/orders/${orderId}`,
  /** One of its documents as a file. */
  orderDocument: (orderId: number, documentId: string) => `/provider/orders/${orderId}/documents/${documentId}`,
  /** All of them as a zip. */
  orderDocumentsZip: (orderId: number) => `/provider/orders/${orderId}/documents.zip`,
  paymentNote: (orderId: number) => `/provider/orders/${orderId}/payment-note`,
  /** Inquiries that wait for an answer: a page of those that wait for one side. */
  inquiries: (tab?: string, after?: string) => withQuery('/provider/inquiries', { tab, after }),
  inquiry: (inquiryId: string) => `/provider/inquiries/${inquiryId}`,
  answer: (inquiryId: string, answer: InquiryAnswer) => `/provider/inquiries/${inquiryId}/${answer}`,
})
