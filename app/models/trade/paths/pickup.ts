import type { InspectionSide, PhotoVariant, RecipientAct, ReportPdfName } from '../vocabulary/inspections'
import { ofOrder, ownPaths, segment, withQuery } from './own-path'

export const pickupPaths = ownPaths({
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
  /** Both sides' reports of the vehicle, over that page. */
  ownerReport: (orderItemId: string, side?: InspectionSide) =>
    withQuery(`/owner/orders/${orderItemId}/inspection-report`, { side }),
  ownerPrint: (orderItemId: string, photoId: string, file: PhotoVariant) =>
    `/owner/orders/${orderItemId}/photos/${photoId}/${file}`,
  /** Before and after beside one another, and what both sides say of it. */
  ownerReturn: (orderItemId: string) => `/owner/orders/${orderItemId}/return`,
  ownerReturnConfirmation: (orderItemId: string) => `/owner/orders/${orderItemId}/return/confirmation`,
  ownerReturnObjection: (orderItemId: string) => `/owner/orders/${orderItemId}/return/objection`,
  ownerPdf: (orderItemId: string, pdf: ReportPdfName) => `/owner/orders/${orderItemId}/documents/${pdf}`,
})
