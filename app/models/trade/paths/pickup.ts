import type { InspectionSide, PhotoVariant, RecipientActionKind, ReportPdfName } from '../vocabulary/inspections'
import { inProject, ofOrder, ownPaths, segment, withQuery } from './own-path'

export const pickupPaths = ownPaths({
  /** As emailed; on the following pages a cookie replaces the token. */
  pickupLink: (token: string) => `/pickup/${token}`,
  pickupDetails: (orderId: number) => `/pickupDetails/${orderId}`,
  /** The same as PDF. */
  runSheet: (orderId: number) => `/pickupDetails/${orderId}/run-sheet`,
  pickupConfirmation: (orderId: number) => `/pickupDetails/${orderId}/confirmation`,
  arrivalNotice: (orderId: number, orderItemId: string) => `/pickupDetails/${orderId}/${orderItemId}/arrival`,
  pickupOpening: (orderId: number) => `/pickupDetails/${orderId}/opening`,
  /** Recipients of the pickup details, over the order page; `to`: the name of one to fill in. */
  pickupRecipients: (orderId: number, projectId: string, name: string, to?: string) =>
    withQuery(`/orders/${orderId}/details/${projectId}/${segment(name)}/recipients`, { to }),
  recipientAction: (orderId: number, projectId: string, name: string, recipientId: string, kind: RecipientActionKind) =>
    ofOrder(orderId, projectId, name, 'recipients', recipientId, kind),
  /** The same over the lists of the project, for members who may not open its orders. */
  recipientsInProject: (projectId: string, orderId: number, to?: string) =>
    withQuery(inProject(projectId, 'orders', String(orderId), 'recipients'), { to }),
  recipientActionInProject: (projectId: string, orderId: number, recipientId: string, kind: RecipientActionKind) =>
    inProject(projectId, 'orders', String(orderId), 'recipients', recipientId, kind),
  /** Both sides' reports of the vehicle, over the owner's order page. */
  ownerReport: (orderItemId: string, side?: InspectionSide) =>
    withQuery(`/owner/orders/${orderItemId}/inspection-report`, { side }),
  ownerPrint: (orderItemId: string, photoId: string, file: PhotoVariant) =>
    `/owner/orders/${orderItemId}/photos/${photoId}/${file}`,
  /** Compares pickup and return, with the statements of both sides. */
  ownerReturn: (orderItemId: string) => `/owner/orders/${orderItemId}/return`,
  ownerReturnConfirmation: (orderItemId: string) => `/owner/orders/${orderItemId}/return/confirmation`,
  ownerReturnObjection: (orderItemId: string) => `/owner/orders/${orderItemId}/return/objection`,
  ownerPdf: (orderItemId: string, pdf: ReportPdfName) => `/owner/orders/${orderItemId}/documents/${pdf}`,
})
