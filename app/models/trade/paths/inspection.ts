import type { InspectionPhase, PhotoVariant, ReportPdfName } from '../vocabulary/inspections'
import { ownPaths, withQuery } from './own-path'

/** The steps of an inspection: the four shots, then the damages. */
export const INSPECTION_STEPS = ['photos', 'damage'] as const
export type InspectionStep = (typeof INSPECTION_STEPS)[number]

/** The damage that a form edits, and the choices made so far: kind, view and part. */
export type DamageQuery = { damage?: string; kind?: string; view?: string; part?: string }

/** Addresses of one inspection, whose page is named by two parameters. */
function inspectionAt<First, Second>(
  place: (first: First, second: Second) => string,
  damagePlace = (first: First, second: Second) => `${place(first, second)}/damage`,
) {
  return ownPaths({
    overview: (first: First, second: Second, step?: InspectionStep) => withQuery(place(first, second), { step }),
    damage: (first: First, second: Second, query: DamageQuery = {}) => withQuery(damagePlace(first, second), query),
    /** Accepts one photo per request. */
    photos: (first: First, second: Second) => `${place(first, second)}/photos`,
    /** Deletes one photo, a shot or a damage. */
    removal: (first: First, second: Second, photoId: string) => `${place(first, second)}/photos/${photoId}/removal`,
    noDamage: (first: First, second: Second) => `${place(first, second)}/no-damage`,
    finish: (first: First, second: Second) => `${place(first, second)}/finish`,
  })
}

/** At pickup, for the crew and holders of a pickup link. */
export const inspectionPaths = {
  ...inspectionAt(
    (orderId: number, orderItemId: string) => `/vehiclePre-PickupInspection/${orderId}/${orderItemId}`,
    (orderId, orderItemId) => `/pre-PickupInspection/${orderId}/${orderItemId}`,
  ),
  ...ownPaths({
    /** Pickup information for the driver, as PDF. */
    driverReport: (orderId: number, orderItemId: string) =>
      `/pickupDetails/${orderId}/${orderItemId}/pickup-report.pdf`,
    print: (orderId: number, orderItemId: string, photoId: string, file: PhotoVariant) =>
      `/pickupDetails/${orderId}/${orderItemId}/photos/${photoId}/${file}`,
  }),
}

/** At return, for the driver who picked up the vehicle. */
export const returnInspectionPaths = inspectionAt(
  (orderId: number, orderItemId: string) => `/vehicleInspection/return/${orderId}/${orderItemId}`,
)

/** For the owner of the vehicle. */
export const ownerInspectionPaths = inspectionAt(
  (orderItemId: string, phase: InspectionPhase) => `/owner/orders/${orderItemId}/inspection/${phase}`,
)

/** The inspection report of a booked vehicle at the desk of staff, with its photos and PDFs. */
export const staffReportPaths = ownPaths({
  report: (orderId: number, orderItemId: string) => `/provider/orders/${orderId}/${orderItemId}/inspection-report`,
  print: (orderId: number, photoId: string, file: PhotoVariant) =>
    `/provider/orders/${orderId}/inspection-photos/${photoId}/${file}`,
  pdf: (orderId: number, orderItemId: string, pdf: ReportPdfName) =>
    `/provider/orders/${orderId}/inspections/${orderItemId}/${pdf}`,
})

/** Inspection reports of a booked vehicle: at its order for crews with access to orders, at its pickup for drivers. */
export const reportPaths = ownPaths({
  print: (orderId: number, photoId: string, file: PhotoVariant) =>
    `/orders/${orderId}/inspection-photos/${photoId}/${file}`,
  pdf: (orderId: number, orderItemId: string, pdf: ReportPdfName) =>
    `/orders/${orderId}/inspections/${orderItemId}/${pdf}`,
  pickupPdf: (orderId: number, orderItemId: string, pdf: ReportPdfName) =>
    `/pickupDetails/${orderId}/${orderItemId}/documents/${pdf}`,
  /** Compares pickup and return, with the statements of both sides. */
  pickupReturn: (orderId: number, orderItemId: string) => `/pickupDetails/${orderId}/${orderItemId}/return`,
  returnConfirmation: (orderId: number, orderItemId: string) =>
    `/pickupDetails/${orderId}/${orderItemId}/return/confirmation`,
})
