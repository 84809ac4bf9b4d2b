import type { PhotoVariant } from '../../vocabulary/inspections'
import { ownPaths, withQuery } from '../own-path'

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
