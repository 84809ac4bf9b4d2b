import { ownerInspectionPaths } from '~/models/trade/paths/inspection'
import { ownerPaths } from '~/models/trade/paths/owner'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { InspectionPhase } from '~/models/trade/vocabulary/inspections'
import type { InspectionAddresses } from './inspection-addresses'

type At = { orderItemId: string; phase: InspectionPhase }

/** On the desk of the vehicle's owner, before the rental or after. */
export function ownerInspection({ orderItemId, phase }: At): InspectionAddresses {
  const at = [orderItemId, phase] as const
  return {
    back: phase === 'return' ? pickupPaths.ownerReturn(orderItemId) : ownerPaths.ownerOrder(orderItemId),
    overview: (step) => ownerInspectionPaths.overview(...at, step),
    damage: (query) => ownerInspectionPaths.damage(...at, query),
    photos: ownerInspectionPaths.photos(...at),
    removal: (photoId) => ownerInspectionPaths.removal(...at, photoId),
    noDamage: ownerInspectionPaths.noDamage(...at),
    finish: ownerInspectionPaths.finish(...at),
    print: (photoId, file) => pickupPaths.ownerPrint(orderItemId, photoId, file),
  }
}
