import type { InspectionPhase, PhotoVariant, ReportPdfName } from '../../vocabulary/inspections'

import { ownPaths, withQuery } from '../own-path'

import type { DamageQuery, InspectionStep } from './inspection-paths'

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
