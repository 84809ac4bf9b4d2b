import { vehicleTitle } from '~/models/fleet/vehicle-title'
import type { InspectionPhase } from '~/models/trade/vocabulary/inspections'
import type { StoredItemStatus } from '~/models/trade/vocabulary/orders'
import type { Tx } from '~/server/db/client.server'
import { gone } from '~/server/errors.server'
import type { PickupAccess } from '~/server/session/asker.server'
import { requirePickupItem } from './require-pickup-item.server'

/** Who asks about the inspection of a booked vehicle, before its rental or after. */
export type InspectionAccess = PickupAccess & { orderItemId: string; phase: InspectionPhase }

/** What is inspected while a rental is where it is. */
const INSPECTED: Record<InspectionPhase, readonly StoredItemStatus[]> = {
  pickup: ['confirmed'],
  return: ['confirmed', 'completed'],
}

/**
 * The vehicle that an inspection is about, and who asks, as `requirePickupItem` lets them in; 410 once there is nothing to
 * inspect any more.
 */
export async function requireInspection(access: InspectionAccess, tx?: Tx) {
  const { by, ...booked } = await requirePickupItem(access, tx)
  const { item, vehicle } = booked
  if (!INSPECTED[access.phase].includes(item.status)) throw gone()
  const side = access.kind === 'owner' ? ('owner' as const) : ('renter' as const)
  return {
    orderItemId: item.id,
    orderId: item.orderId,
    side,
    phase: access.phase,
    by,
    title: vehicleTitle(vehicle),
    zone: vehicle.zone,
    from: item.bookedFrom,
    booked,
  }
}

/** An inspection that somebody was found to be allowed to. */
export type InspectionAt = Awaited<ReturnType<typeof requireInspection>>
