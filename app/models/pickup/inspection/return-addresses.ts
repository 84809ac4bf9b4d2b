import { inspectionPaths, reportPaths, returnInspectionPaths } from '~/models/trade/paths/inspection'

import type { InspectionPhase } from '~/models/trade/vocabulary/inspections'
import { type InspectionAddresses, pickupInspection } from './inspection-addresses'

type At = { orderId: number; orderItemId: string }

/** On the side of whoever fetches the vehicle, before the rental or after. */
export const renterInspection = (at: At & { phase: InspectionPhase }): InspectionAddresses =>
  at.phase === 'return' ? returnInspection(at) : pickupInspection(at)

/** The same after the rental. */
export function returnInspection({ orderId, orderItemId }: At): InspectionAddresses {
  const at = [orderId, orderItemId] as const
  return {
    back: reportPaths.pickupReturn(...at),
    overview: (step) => returnInspectionPaths.overview(...at, step),
    damage: (query) => returnInspectionPaths.damage(...at, query),
    photos: returnInspectionPaths.photos(...at),
    removal: (photoId) => returnInspectionPaths.removal(...at, photoId),
    noDamage: returnInspectionPaths.noDamage(...at),
    finish: returnInspectionPaths.finish(...at),
    print: (photoId, file) => inspectionPaths.print(...at, photoId, file),
  }
}
