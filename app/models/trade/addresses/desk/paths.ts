import type { InquiryAnswer } from '../../vocabulary/deals'
import type { ProviderDocument } from '../../vocabulary/documents'
import type { InspectionSide, PhotoVariant, ReportPdfName } from '../../vocabulary/inspections'

import { ownPaths, withQuery } from '../own-path'

/** The addresses of the owner's desk and of the staff's: a file that renters' pages do not load. */
export const deskPaths = ownPaths({
  /** One page of a tab; without a tab, what waits for an answer. */
  ownerInbox: (tab?: string, after?: string) => withQuery('/owner', { tab, after }),
  ownerInquiry: (inquiryId: string) => `/owner/inquiries/${inquiryId}`,
  ownerNegotiation: (inquiryId: string) => `/owner/inquiries/${inquiryId}/negotiation`,
  ownerAcceptance: (inquiryId: string) => `/owner/inquiries/${inquiryId}/acceptance`,
  ownerDecline: (inquiryId: string) => `/owner/inquiries/${inquiryId}/decline`,
  ownerVehicles: (after?: string) => withQuery('/owner/vehicles', { after }),
  /** Its calendar begins with a month 'YYYY-MM'; without one, with today's. */
  ownerVehicle: (vehicleId: string, month?: string) => withQuery(`/owner/vehicles/${vehicleId}`, { month }),
  ownerDaysRelease: (vehicleId: string, blockId: string) => `/owner/vehicles/${vehicleId}/days/${blockId}/release`,
  /** All vehicles of an owner, a page of them at a time. */
  ownerCalendar: ({ month, after }: { month?: string; after?: string } = {}) =>
    withQuery('/owner/calendar', { month, after }),
  /** One page of a tab; without a tab, what is still to come. */
  ownerOrders: (tab?: string, after?: string) => withQuery('/owner/orders', { tab, after }),
  ownerOrder: (orderItemId: string) => `/owner/orders/${orderItemId}`,
  /** Both sides' reports of the vehicle, over that page. */
  ownerReport: (orderItemId: string, side?: InspectionSide) =>
    withQuery(`/owner/orders/${orderItemId}/inspection-report`, { side }),
  ownerPrint: (orderItemId: string, photoId: string, file: PhotoVariant) =>
    `/owner/orders/${orderItemId}/photos/${photoId}/${file}`,
  /** Before and after beside one another, and what both sides say of it. */
  ownerReturn: (orderItemId: string) => `/owner/orders/${orderItemId}/return`,
  ownerReturnConfirmation: (orderItemId: string) => `/owner/orders/${orderItemId}/return/confirmation`,
  ownerReturnObjection: (orderItemId: string) => `/owner/orders/${orderItemId}/return/objection`,
  ownerPaper: (orderItemId: string, paper: ReportPdfName) => `/owner/orders/${orderItemId}/papers/${paper}`,
  /** One page of a tab of the requests for an account; without a tab, those that wait for a decision. */
  provider: (tab?: string, after?: string) => withQuery('/provider', { tab, after }),
  signUpRequest: (requestId: string) => `/provider/requests/${requestId}`,
  signUpRejection: (requestId: string) => `/provider/requests/${requestId}/rejection`,
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
  /** One of its papers as a file. */
  orderPaper: (orderId: number, paperId: string) => `/provider/orders/${orderId}/papers/${paperId}`,
  /** All of them as a zip. */
  orderPapersZip: (orderId: number) => `/provider/orders/${orderId}/papers.zip`,
  paymentNote: (orderId: number) => `/provider/orders/${orderId}/payment-note`,
  /** Inquiries that wait for an answer: a page of those that wait for one side. */
  inquiries: (tab?: string, after?: string) => withQuery('/provider/inquiries', { tab, after }),
  inquiry: (inquiryId: string) => `/provider/inquiries/${inquiryId}`,
  answer: (inquiryId: string, answer: InquiryAnswer) => `/provider/inquiries/${inquiryId}/${answer}`,
})
