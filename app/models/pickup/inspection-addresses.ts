import {
  type DamageQuery,
  type InspectionStep,
  inspectionPaths,
  ownerInspectionPaths,
  reportPaths,
  returnInspectionPaths,
} from '~/models/trade/paths/inspection'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { ownerPaths } from '~/models/trade/paths/owner'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { InspectionPhase, PhotoVariant } from '~/models/trade/vocabulary/inspections'

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

/** A booked vehicle as addresses name it: the renter's side with its order, the owner without. */
export type ItemAt = { orderItemId: string } & ({ side: 'renter'; orderId: number } | { side: 'owner' })

/** The inspection of one side, before the rental or after. */
export function inspectionAddresses(at: ItemAt & { phase: InspectionPhase }): InspectionAddresses {
  const { orderItemId, phase } = at
  if (at.side === 'owner') {
    return {
      ...addressesOf(ownerInspectionPaths, orderItemId, phase),
      back: phase === 'return' ? returnPage(at) : ownerPaths.ownerOrder(orderItemId),
      print: (photoId, file) => pickupPaths.ownerPrint(orderItemId, photoId, file),
    }
  }
  const { orderId } = at
  return {
    ...addressesOf(phase === 'return' ? returnInspectionPaths : inspectionPaths, orderId, orderItemId),
    back: phase === 'return' ? returnPage(at) : pickupPaths.pickupDetails(orderId),
    print: (photoId, file) => inspectionPaths.print(orderId, orderItemId, photoId, file),
  }
}

/** Before and after beside one another, for either side. */
export const returnPage = (at: ItemAt): OwnPath =>
  at.side === 'owner' ? pickupPaths.ownerReturn(at.orderItemId) : reportPaths.pickupReturn(at.orderId, at.orderItemId)

/** Where a reader of that page photographs the return, confirms it, and gets it as a PDF. */
export function returnAddresses(at: ItemAt) {
  const { overview, print } = inspectionAddresses({ ...at, phase: 'return' })
  const { orderItemId } = at
  const sides =
    at.side === 'owner'
      ? {
          confirmation: pickupPaths.ownerReturnConfirmation(orderItemId),
          pdf: pickupPaths.ownerPdf(orderItemId, 'loss-and-damage.pdf'),
        }
      : {
          confirmation: reportPaths.returnConfirmation(at.orderId, orderItemId),
          pdf: reportPaths.pickupPdf(at.orderId, orderItemId, 'loss-and-damage.pdf'),
        }
  return { inspection: overview(), printAt: print, ...sides }
}

type Paths<First, Second> = {
  overview: (first: First, second: Second, step?: InspectionStep) => OwnPath
  damage: (first: First, second: Second, query?: DamageQuery) => OwnPath
  removal: (first: First, second: Second, photoId: string) => OwnPath
} & Record<'photos' | 'noDamage' | 'finish', (first: First, second: Second) => OwnPath>

function addressesOf<First, Second>(paths: Paths<First, Second>, first: First, second: Second) {
  return {
    overview: (step?: InspectionStep) => paths.overview(first, second, step),
    damage: (query?: DamageQuery) => paths.damage(first, second, query),
    photos: paths.photos(first, second),
    removal: (photoId: string) => paths.removal(first, second, photoId),
    noDamage: paths.noDamage(first, second),
    finish: paths.finish(first, second),
  }
}
