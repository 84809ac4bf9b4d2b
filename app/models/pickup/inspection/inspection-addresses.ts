import { type DamageQuery, type InspectionStep, inspectionPaths } from '~/models/trade/paths/inspection'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { PhotoVariant } from '~/models/trade/vocabulary/inspections'

/** Where the pages of one inspection lead and post to; its components know no other addresses. */
export interface InspectionAddresses {
  /** Where it was begun from, and where it ends. */
  back: OwnPath
  overview: (step?: InspectionStep) => OwnPath
  damage: (query?: DamageQuery) => OwnPath
  photos: OwnPath
  removal: (photoId: string) => OwnPath
  noDamage: OwnPath
  finish: OwnPath
  print: (photoId: string, file: PhotoVariant) => OwnPath
}

/** At the pickup, on the side of whoever fetches the vehicle. */
export function pickupInspection({
  orderId,
  orderItemId,
}: {
  orderId: number
  orderItemId: string
}): InspectionAddresses {
  const at = [orderId, orderItemId] as const
  return {
    back: pickupPaths.pickupDetails(orderId),
    overview: (step) => inspectionPaths.overview(...at, step),
    damage: (query) => inspectionPaths.damage(...at, query),
    photos: inspectionPaths.photos(...at),
    removal: (photoId) => inspectionPaths.removal(...at, photoId),
    noDamage: inspectionPaths.noDamage(...at),
    finish: inspectionPaths.finish(...at),
    print: (photoId, file) => inspectionPaths.print(...at, photoId, file),
  }
}
