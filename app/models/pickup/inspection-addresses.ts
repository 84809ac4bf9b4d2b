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

/** The addresses of one inspection; its components use no others. */
export interface InspectionAddresses {
  /** Where it was started from, and where finishing it leads. */
  back: OwnPath
  overview: (step?: InspectionStep) => OwnPath
  damage: (query?: DamageQuery) => OwnPath
  photos: OwnPath
  removal: (photoId: string) => OwnPath
  noDamage: OwnPath
  finish: OwnPath
  print: (photoId: string, file: PhotoVariant) => OwnPath
}

/** A booked vehicle in an address: with its order for the renter, without for the owner. */
export type ItemRef = { orderItemId: string } & ({ side: 'renter'; orderId: number } | { side: 'owner' })

/** Addresses of one side's inspection, at pickup or at return. */
export function inspectionAddresses(ref: ItemRef & { phase: InspectionPhase }): InspectionAddresses {
  const { orderItemId, phase } = ref
  if (ref.side === 'owner') {
    return {
      ...addressesOf(ownerInspectionPaths, orderItemId, phase),
      back: phase === 'return' ? returnPage(ref) : ownerPaths.ownerOrder(orderItemId),
      print: (photoId, file) => pickupPaths.ownerPrint(orderItemId, photoId, file),
    }
  }
  const { orderId } = ref
  return {
    ...addressesOf(phase === 'return' ? returnInspectionPaths : inspectionPaths, orderId, orderItemId),
    back: phase === 'return' ? returnPage(ref) : pickupPaths.pickupDetails(orderId),
    print: (photoId, file) => inspectionPaths.print(orderId, orderItemId, photoId, file),
  }
}

/** The page that compares pickup and return, for either side. */
export const returnPage = (ref: ItemRef): OwnPath =>
  ref.side === 'owner'
    ? pickupPaths.ownerReturn(ref.orderItemId)
    : reportPaths.pickupReturn(ref.orderId, ref.orderItemId)

/** Addresses on that page: photographing and confirming the return, and its PDF. */
export function returnAddresses(ref: ItemRef) {
  const { overview, print } = inspectionAddresses({ ...ref, phase: 'return' })
  const { orderItemId } = ref
  const sides =
    ref.side === 'owner'
      ? {
          confirmation: pickupPaths.ownerReturnConfirmation(orderItemId),
          pdf: pickupPaths.ownerPdf(orderItemId, 'loss-and-damage.pdf'),
        }
      : {
          confirmation: reportPaths.returnConfirmation(ref.orderId, orderItemId),
          pdf: reportPaths.pickupPdf(ref.orderId, orderItemId, 'loss-and-damage.pdf'),
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
