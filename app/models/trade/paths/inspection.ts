import type { InspectionPhase, PhotoVariant, ReportPdfName } from '../vocabulary/inspections'
import { ownPaths, withQuery } from './own-path'

/** The steps of an inspection: the four shots, then the damages. */
export const INSPECTION_STEPS = ['photos', 'damage'] as const
export type InspectionStep = (typeof INSPECTION_STEPS)[number]

/** Which damage a form is about, and how far its choices have come: of which kind, seen from where, which part. */
export type DamageQuery = { damage?: string; kind?: string; view?: string; part?: string }

/** The addresses of the inspection at a pickup, by the crew and by whoever holds the link; the pages of orders do not load them. */
export const inspectionPaths = ownPaths({
  overview: (orderId: number, orderItemId: string, step?: InspectionStep) =>
    withQuery(ofItem(orderId, orderItemId), { step }),
  damage: (orderId: number, orderItemId: string, query: DamageQuery = {}) =>
    withQuery(`/pre-PickupInspection/${orderId}/${orderItemId}`, query),
  /** Takes one photo at a time. */
  photos: (orderId: number, orderItemId: string) => `${ofItem(orderId, orderItemId)}/photos`,
  /** Of one photo, whether a shot or a damage. */
  removal: (orderId: number, orderItemId: string, photoId: string) =>
    `${ofItem(orderId, orderItemId)}/photos/${photoId}/removal`,
  noDamage: (orderId: number, orderItemId: string) => `${ofItem(orderId, orderItemId)}/no-damage`,
  finish: (orderId: number, orderItemId: string) => `${ofItem(orderId, orderItemId)}/finish`,
  /** What whoever fetches the vehicle has to know, as a PDF. */
  driverReport: (orderId: number, orderItemId: string) => `/pickupDetails/${orderId}/${orderItemId}/pickup-report.pdf`,
  print: (orderId: number, orderItemId: string, photoId: string, file: PhotoVariant) =>
    `/pickupDetails/${orderId}/${orderItemId}/photos/${photoId}/${file}`,
})

const ofItem = (orderId: number, orderItemId: string) => `/vehiclePre-PickupInspection/${orderId}/${orderItemId}`

/** What was recorded of a booked vehicle: at its order for those who order, at its pickup for whoever fetches it. */
export const reportPaths = ownPaths({
  print: (orderId: number, photoId: string, file: PhotoVariant) =>
    `/orders/${orderId}/inspection-photos/${photoId}/${file}`,
  paper: (orderId: number, orderItemId: string, paper: ReportPdfName) =>
    `/orders/${orderId}/inspections/${orderItemId}/${paper}`,
  pickupPaper: (orderId: number, orderItemId: string, paper: ReportPdfName) =>
    `/pickupDetails/${orderId}/${orderItemId}/papers/${paper}`,
  /** Before and after beside one another, and what both sides say of it. */
  pickupReturn: (orderId: number, orderItemId: string) => `/pickupDetails/${orderId}/${orderItemId}/return`,
  returnConfirmation: (orderId: number, orderItemId: string) =>
    `/pickupDetails/${orderId}/${orderItemId}/return/confirmation`,
})

/** The inspection of whoever fetched a vehicle, at its return. */
export const returnInspectionPaths = ownPaths({
  overview: (orderId: number, orderItemId: string, step?: InspectionStep) =>
    withQuery(ofReturn(orderId, orderItemId), { step }),
  damage: (orderId: number, orderItemId: string, query: DamageQuery = {}) =>
    withQuery(`${ofReturn(orderId, orderItemId)}/damage`, query),
  photos: (orderId: number, orderItemId: string) => `${ofReturn(orderId, orderItemId)}/photos`,
  removal: (orderId: number, orderItemId: string, photoId: string) =>
    `${ofReturn(orderId, orderItemId)}/photos/${photoId}/removal`,
  noDamage: (orderId: number, orderItemId: string) => `${ofReturn(orderId, orderItemId)}/no-damage`,
  finish: (orderId: number, orderItemId: string) => `${ofReturn(orderId, orderItemId)}/finish`,
})

const ofReturn = (orderId: number, orderItemId: string) => `/vehicleInspection/return/${orderId}/${orderItemId}`

/** The inspection of a vehicle's owner, on the desk. */
export const ownerInspectionPaths = ownPaths({
  overview: (orderItemId: string, phase: InspectionPhase, step?: InspectionStep) =>
    withQuery(ofOwner(orderItemId, phase), { step }),
  damage: (orderItemId: string, phase: InspectionPhase, query: DamageQuery = {}) =>
    withQuery(`${ofOwner(orderItemId, phase)}/damage`, query),
  photos: (orderItemId: string, phase: InspectionPhase) => `${ofOwner(orderItemId, phase)}/photos`,
  removal: (orderItemId: string, phase: InspectionPhase, photoId: string) =>
    `${ofOwner(orderItemId, phase)}/photos/${photoId}/removal`,
  noDamage: (orderItemId: string, phase: InspectionPhase) => `${ofOwner(orderItemId, phase)}/no-damage`,
  finish: (orderItemId: string, phase: InspectionPhase) => `${ofOwner(orderItemId, phase)}/finish`,
})

const ofOwner = (orderItemId: string, phase: InspectionPhase) => `/owner/orders/${orderItemId}/inspection/${phase}`
