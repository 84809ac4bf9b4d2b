import type { InquiryAnswer } from '../vocabulary/deals'
import type { ProviderDocument } from '../vocabulary/documents'
import type { ListingActionKind } from '../vocabulary/listings'
import { ownPaths, withQuery } from './own-path'

export const providerPaths = ownPaths({
  /** One page of a tab of sign-up requests; default: those waiting for a decision. */
  provider: (tab?: string, after?: string) => withQuery('/provider', { tab, after }),
  signUpRequest: (requestId: string) => `/provider/requests/${requestId}`,
  signUpRejection: (requestId: string) => `/provider/requests/${requestId}/rejection`,
  /** All vehicles that match a filter, most recently listed or changed first. */
  vehicles: (filter: Record<string, string | undefined> = {}) => withQuery('/provider/vehicles', filter),
  vehicle: (vehicleId: string) => `/provider/vehicles/${vehicleId}`,
  listingChange: (vehicleId: string, kind: ListingActionKind) => `/provider/vehicles/${vehicleId}/${kind}`,
  /** Adds a calendar to a vehicle for its owner. */
  otherCalendar: (vehicleId: string) => `/provider/vehicles/${vehicleId}/other-calendar`,
  /** All owners that match a filter. */
  owners: (filter: Record<string, string | undefined> = {}) => withQuery('/provider/owners', filter),
  /** Adds a vehicle for an owner. */
  newVehicle: (ownerId: string) => `/provider/owners/${ownerId}/vehicles/new`,
  ownerInvitation: () => '/provider/owners/invitation',
  backup: () => '/provider/backup',
  providerDocuments: () => '/provider/documents',
  providerDocumentUpload: (kind: ProviderDocument) => `/provider/documents/${kind}`,
  /** Downloads one of them. */
  providerDocumentFile: (kind: ProviderDocument) => `/provider/documents/${kind}/file`,
  /** Emails and text messages that were not delivered, paginated. */
  undelivered: (after?: string) => withQuery('/provider/mail', { after }),
  repeatedDelivery: (mailId: string) => `/provider/mail/${mailId}/delivery`,
  /** All orders that match a filter. */
  orders: (filter: Record<string, string | undefined> = {}) => withQuery('/provider/orders', filter),
  order: (orderId: number) => `/provider/orders/${orderId}`,
  /** Changes the days of a booked vehicle on behalf of a side, or extends them. */
  itemDates: (orderId: number, orderItemId: string) => `/provider/orders/${orderId}/${orderItemId}/dates`,
  itemExtension: (orderId: number, orderItemId: string) => `/provider/orders/${orderId}/${orderItemId}/extension`,
  /** Vehicles with orders and their days; `filter`: days, project, owner and page. */
  dayOutOfDays: (filter: Record<string, string | undefined> = {}) => withQuery('/provider/day-out-of-days', filter),
  dayOutOfDaysFile: (filter: Record<string, string | undefined> = {}) =>
    withQuery('/provider/day-out-of-days.csv', filter),
  /** Downloads one of its documents. */
  orderDocument: (orderId: number, documentId: string) => `/provider/orders/${orderId}/documents/${documentId}`,
  /** All of them as a zip. */
  orderDocumentsZip: (orderId: number) => `/provider/orders/${orderId}/documents.zip`,
  paymentNote: (orderId: number) => `/provider/orders/${orderId}/payment-note`,
  /** Inquiries waiting for an answer that match a filter, one tab per side. */
  inquiries: (filter: Record<string, string | undefined> = {}) => withQuery('/provider/inquiries', filter),
  inquiry: (inquiryId: string) => `/provider/inquiries/${inquiryId}`,
  /** Writes a message on behalf of a side. */
  message: (inquiryId: string) => `/provider/inquiries/${inquiryId}/message`,
  /** Reminds the owner. */
  reminder: (inquiryId: string) => `/provider/inquiries/${inquiryId}/reminder`,
  answer: (inquiryId: string, answer: InquiryAnswer) => `/provider/inquiries/${inquiryId}/${answer}`,
})
