import type { InspectionPhase, PhotoVariant, ReportPdfName } from '../vocabulary/inspections'
import { ownPaths, withQuery } from './own-path'

/** The steps of an inspection: the four shots, then the damages. */
export const INSPECTION_STEPS = ['photos', 'damage'] as const
export type InspectionStep = (typeof INSPECTION_STEPS)[number]

/** Which damage a form is about, and how far its choices have come: of which kind, seen from where, which part. */
export type DamageQuery = { damage?: string; kind?: string; view?: string; part?: string }

/** The addresses of one inspection, at a page that two parameters name. */
function inspectionAt<First, Second>(
  place: (first: First, second: Second) => string,
  damagePlace = (first: First, second: Second) => `${place(first, second)}/damage`,
) {
  return ownPaths({
    overview: (first: First, second: Second, step?: InspectionStep) => withQuery(place(first, second), { step }),
    damage: (first: First, second: Second, query: DamageQuery = {}) => withQuery(damagePlace(first, second), query),
    /** Takes one photo at a time. */
    photos: (first: First, second: Second) => `${place(first, second)}/photos`,
    /** Of one photo, whether a shot or a damage. */
    removal: (first: First, second: Second, photoId: string) => `${place(first, second)}/photos/${photoId}/removal`,
    noDamage: (first: First, second: Second) => `${place(first, second)}/no-damage`,
    finish: (first: First, second: Second) => `${place(first, second)}/finish`,
  })
}

/** At a pickup, by the crew and by whoever holds the link. */
export const inspectionPaths = {
  ...inspectionAt(
    (orderId: number, orderItemId: string) => `/vehiclePre-PickupInspection/${orderId}/${orderItemId}`,
    (orderId, orderItemId) => `/pre-PickupInspection/${orderId}/${orderItemId}`,
  ),
  ...ownPaths({
    /** What whoever fetches the vehicle has to know, as a PDF. */
    driverReport: (orderId: number, orderItemId: string) =>
      `/pickupDetails/${orderId}/${orderItemId}/pickup-report.pdf`,
    print: (orderId: number, orderItemId: string, photoId: string, file: PhotoVariant) =>
      `/pickupDetails/${orderId}/${orderItemId}/photos/${photoId}/${file}`,
  }),
}

/** At the return, by whoever fetched the vehicle. */
export const returnInspectionPaths = inspectionAt(
  (orderId: number, orderItemId: string) => `/vehicleInspection/return/${orderId}/${orderItemId}`,
)

/** By the owner of the vehicle, on the desk. */
export const ownerInspectionPaths = inspectionAt(
  (orderItemId: string, phase: InspectionPhase) => `/owner/orders/${orderItemId}/inspection/${phase}`,
)

/** What was recorded of a booked vehicle: at its order for those who order, at its pickup for whoever fetches it. */
export const reportPaths = ownPaths({
  print: (orderId: number, photoId: string, file: PhotoVariant) =>
    `/orders/${orderId}/inspection-photos/${photoId}/${file}`,
  pdf: (orderId: number, orderItemId: string, pdf: ReportPdfName) =>
    `/orders/${orderId}/inspections/${orderItemId}/${pdf}`,
  pickupPdf: (orderId: number, orderItemId: string, pdf: ReportPdfName) =>
    `/pickupDetails/${orderId}/${orderItemId}/documents/${pdf}`,
  /** Before and after beside one another, and what both sides say of it. */
  pickupReturn: (orderId: number, orderItemId: string) => `/pickupDetails/${orderId}/${orderItemId}/return`,
  returnConfirmation: (orderId: number, orderItemId: string) =>
    `/pickupDetails/${orderId}/${orderItemId}/return/confirmation`,
})
