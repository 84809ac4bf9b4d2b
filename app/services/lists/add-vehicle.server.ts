import { and, eq, isNotNull } from 'drizzle-orm'
import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { type Outcome, type Refusal, refused } from '~/models/trade/outcome'
import { isGone } from '~/models/trade/vocabulary/listing-status'
import { now } from '~/server/clock.server'
import { inTransaction, type Tx } from '~/server/db/client.server'
import { lists, listVehicles, vehicles } from '~/server/db/schema'
import { notFound } from '~/server/http/errors.server'
import { orRefuse } from '~/server/http/or-refuse.server'
import type { Renter } from '~/server/session/renter.server'
import { refuseUnless, requireMembership } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'

type Place = { projectId: string; listId: string; vehicleId: string }

/**
 * Puts a vehicle into a list of an active project where the renter may add some. One that is there already stays as it
 * is, one that was removed comes back; a vehicle that is no longer offered is refused.
 */
export async function addVehicle(renter: Renter, place: Place): Promise<Outcome> {
  return orRefuse(VEHICLE_MESSAGES.addFailed, () => inTransaction((tx) => addWithin(tx, renter, place)))
}

/** 404 for a vehicle that does not exist, a refusal for one whose listing is gone, else null. */
export async function refusedVehicle(tx: Tx, vehicleId: string): Promise<Refusal | null> {
  const [vehicle] = await tx
    .select({ listingStatus: vehicles.listingStatus })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
    .for('share')
  if (!vehicle) throw notFound()
  return isGone(vehicle.listingStatus) ? refused(VEHICLE_MESSAGES.addFailed) : null
}

/** The row of a vehicle in a list: a new one, or the one that was removed, with whoever brings it back. */
export async function placeVehicle(tx: Tx, renter: Renter, place: Place) {
  const added = { addedBy: renter.id, addedAt: now() }
  const { projectId, listId, vehicleId } = place
  const placed = await tx
    .insert(listVehicles)
    .values({ ...place, ...added })
    .onConflictDoUpdate({
      target: [listVehicles.listId, listVehicles.vehicleId],
      set: { ...added, removedAt: null, removedBy: null },
      setWhere: isNotNull(listVehicles.removedAt),
    })
    .returning({ id: listVehicles.id })
  if (placed.length === 0) return
  await recordActivity(tx, { kind: 'vehicle-added', accountId: renter.id, projectId, subject: { listId, vehicleId } })
}

async function addWithin(tx: Tx, renter: Renter, place: Place): Promise<Outcome> {
  refuseUnless('addVehicles', await requireMembership(renter, place.projectId, tx))
  const [list] = await tx
    .select({ id: lists.id })
    .from(lists)
    .where(and(eq(lists.id, place.listId), eq(lists.projectId, place.projectId)))
  if (!list) throw notFound()
  const refusal = await refusedVehicle(tx, place.vehicleId)
  if (refusal) return refusal
  await placeVehicle(tx, renter, place)
  return { ok: true }
}
