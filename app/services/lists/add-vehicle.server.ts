import { and, eq, sql } from 'drizzle-orm'
import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { isGone } from '~/models/trade/vocabulary/listings'
import { now } from '~/server/clock.server'
import { listVehicles, type Tx, transact, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { LAST_POSITION, lockOpenList } from './list-locks.server'

type Ref = { projectId: string; listId: string; vehicleId: string }

/**
 * Adds a vehicle to a list, or restores it if it was removed. Idempotent. Refused if the vehicle is no longer listed.
 */
export function addVehicle(asker: Account, ref: Ref): Promise<Outcome> {
  return transact(VEHICLE_MESSAGES.addFailed, async (tx) => {
    requirePermission('addVehicles', await requireMembership(asker, ref.projectId, tx))
    await lockOpenList(tx, ref.projectId, ref.listId)
    const refusal = await checkVehicle(tx, ref.vehicleId)
    if (refusal) return refusal
    await upsertListVehicle(tx, asker, ref)
    return { ok: true }
  })
}

/** 404 for a vehicle that does not exist or is a draft, a refusal for one whose listing is gone, else null. */
export async function checkVehicle(tx: Tx, vehicleId: string): Promise<Refusal | null> {
  const [vehicle] = await tx
    .select({ listingStatus: vehicles.listingStatus })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
    .for('share')
  if (!vehicle || vehicle.listingStatus === 'draft') throw notFound()
  return isGone(vehicle.listingStatus) ? refused('listing-gone', VEHICLE_MESSAGES.addFailed) : null
}

/**
 * Inserts the list vehicle, or restores the row that was removed last, with the asker as the member who added it; last
 * on its list. The caller has locked the list.
 */
export async function upsertListVehicle(tx: Tx, asker: Account, ref: Ref) {
  const { projectId, listId, vehicleId } = ref
  const [found] = await tx
    .select({ id: listVehicles.id, removedAt: listVehicles.removedAt })
    .from(listVehicles)
    .where(and(eq(listVehicles.listId, listId), eq(listVehicles.vehicleId, vehicleId)))
    .orderBy(sql`${listVehicles.removedAt} desc nulls first`)
    .limit(1)
  if (found && !found.removedAt) return
  if (!found) return insertListVehicle(tx, asker, ref)
  await tx
    .update(listVehicles)
    .set({ addedBy: asker.id, addedAt: now(), removedAt: null, removedBy: null, position: LAST_POSITION })
    .where(eq(listVehicles.id, found.id))
  await recordActivity(tx, asker, { kind: 'vehicle-added', projectId, subject: { listId, vehicleId } })
}

/** The caller has locked the list, and the vehicle is not on it. */
export async function insertListVehicle(tx: Tx, asker: Account, ref: Ref) {
  const { projectId, listId, vehicleId } = ref
  await tx.insert(listVehicles).values({ ...ref, addedBy: asker.id, addedAt: now() })
  await recordActivity(tx, asker, { kind: 'vehicle-added', projectId, subject: { listId, vehicleId } })
}
