import { and, eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import type { InspectionPhase } from '~/models/trade/vocabulary/inspections'
import type { StoredItemStatus } from '~/models/trade/vocabulary/orders'
import { db, type Tx } from '~/server/db/client.server'
import { orderItems, vehicles } from '~/server/db/schema'
import { gone, notFound } from '~/server/errors.server'
import type { Account, PickupReader } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'
import { type PickupPerson, requirePickupAccess } from '../require-pickup-access.server'

/** Who asks about the inspection of a booked vehicle, on which side, before its rental or after. */
export type InspectionDoor = { orderItemId: string; phase: InspectionPhase } & (
  | { side: 'renter'; orderId: number; reader: PickupReader }
  | { side: 'owner'; owner: Account }
)

/** What is inspected while a rental is where it is. */
const INSPECTED: Record<InspectionPhase, readonly StoredItemStatus[]> = {
  pickup: ['confirmed'],
  return: ['confirmed', 'completed'],
}

/**
 * The vehicle that an inspection is about, and who asks: of the renter's side the crew and whoever holds the link, of the
 * owner's the owner. 404 for everybody else and for items of other orders, 410 once there is nothing to inspect any more.
 * In a transaction the item is locked: what two people send at once comes one after the other.
 */
export async function openInspection(door: InspectionDoor, tx?: Tx) {
  const by = await personAt(door, tx)
  const isOurs = door.side === 'renter' ? eq(orderItems.orderId, door.orderId) : eq(vehicles.ownerId, door.owner.id)
  const found = (tx ?? db())
    .select({ item: orderItems, vehicle: vehicles })
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(and(eq(orderItems.id, door.orderItemId), isOurs))
  const [row] = await (tx ? found.for('no key update', { of: orderItems }) : found)
  if (!row) throw notFound()
  const { id: orderItemId, orderId, status } = row.item
  if (!INSPECTED[door.phase].includes(status)) throw gone()
  const { side, phase } = door
  return {
    orderItemId,
    orderId,
    side,
    phase,
    by,
    title: vehicleTitle(row.vehicle),
    zone: row.vehicle.zone,
    from: row.item.bookedFrom,
  }
}

/** An inspection that somebody was found to be allowed to. */
export type InspectionAt = Awaited<ReturnType<typeof openInspection>>

async function personAt(door: InspectionDoor, tx?: Tx): Promise<PickupPerson> {
  if (door.side === 'renter') return (await requirePickupAccess(door.reader, door.orderId, tx)).person
  requireArea(door.owner, 'ownerDesk')
  return { accountId: door.owner.id, recipientId: null }
}
