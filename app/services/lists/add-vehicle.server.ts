import { and, eq } from 'drizzle-orm'
import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { lists } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { checkVehicle, upsertListVehicle } from './upsert-list-vehicle.server'

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
