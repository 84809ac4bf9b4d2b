import { and, eq, isNotNull } from 'drizzle-orm'
import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { type Outcome, type Refusal, refused } from '~/models/trade/answers/outcome'
import { isGone } from '~/models/trade/vocabulary/vehicles'
import { now } from '~/server/clock.server'
import { lists, listVehicles, type Tx, transact, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'

type At = { projectId: string; listId: string; vehicleId: string }

/**
 * Puts a vehicle into a list of an active project where the renter may add some. One that is there already stays as it
 * is, one that was removed comes back; a vehicle that is no longer offered is refused.
 */
export function addVehicle(asker: Account, at: At): Promise<Outcome> {
  return transact(VEHICLE_MESSAGES.addFailed, async (tx) => {
    requirePermission('addVehicles', await requireMembership(asker, at.projectId, tx))
    const [list] = await tx
      .select({ id: lists.id })
      .from(lists)
      .where(and(eq(lists.id, at.listId), eq(lists.projectId, at.projectId)))
    if (!list) throw notFound()
    const refusal = await checkVehicle(tx, at.vehicleId)
    if (refusal) return refusal
    await upsertListVehicle(tx, asker, at)
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

/** The row of a vehicle in a list: a new one, or the removed one restored, with who restored it. */
export async function upsertListVehicle(tx: Tx, asker: Account, at: At) {
  const added = { addedBy: asker.id, addedAt: now() }
  const { projectId, listId, vehicleId } = at
  const put = await tx
    .insert(listVehicles)
    .values({ ...at, ...added })
    .onConflictDoUpdate({
      target: [listVehicles.listId, listVehicles.vehicleId],
      set: { ...added, removedAt: null, removedBy: null },
      setWhere: isNotNull(listVehicles.removedAt),
    })
    .returning({ id: listVehicles.id })
  if (put.length === 0) return
  await recordActivity(tx, asker, { kind: 'vehicle-added', projectId, subject: { listId, vehicleId } })
}
