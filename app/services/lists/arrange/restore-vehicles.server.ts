import { and, eq } from 'drizzle-orm'
import { ARRANGE_MESSAGES, type SkipReason } from '~/models/lists/arrange/arrange-messages'
import { mayRestore } from '~/models/lists/restoration'
import type { Outcome } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { db, listVehicles, transact } from '~/server/db/client.server'
import { forbidden } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { type Membership, requireMembership, requirePermission } from '~/services/crew/membership.server'
import { isUndoable } from '../list-filter.server'
import { writeRestoration } from '../remove-vehicle.server'
import { lockListsOfSelected, lockSelectedListVehicles, vehiclesOn } from './lock-selected.server'

type Selected = { projectId: string; ids: readonly string[] }

/**
 * Restores removed list vehicles like `restoreVehicle`, except those that were added to their list again, and those
 * whose removal the asker can no longer undo. Idempotent.
 */
export function restoreVehicles(
  asker: Account,
  { projectId, ids }: Selected,
): Promise<Outcome<{ done: number; skipped: SkipReason[] }>> {
  return transact(ARRANGE_MESSAGES.restoreFailed, async (tx) => {
    const membership = await requireMembership(asker, projectId, tx)
    requirePermission('removeVehicles', membership)
    await lockListsOfSelected(tx, membership, ids)
    const { rows, missing } = await lockSelectedListVehicles(tx, membership, ids)
    if (rows.some(({ externalVehicleId }) => externalVehicleId)) requirePermission('editExternals', membership)
    const skipped: SkipReason[] = []
    for (const { id, listId, vehicleId, removedAt, removedBy } of rows) {
      if (!removedAt) continue
      const may = mayRestore({ removedAt, removedBy }, { id: asker.id, access: membership.access }, now())
      if (may === 'no') throw forbidden()
      if (may === 'too late') skipped.push('late')
      else if (vehicleId !== null && (await vehiclesOn(tx, listId)).has(vehicleId)) skipped.push('there')
      else await writeRestoration(tx, asker, { projectId, listVehicleId: id })
    }
    return { ok: true, done: rows.length - skipped.length, skipped: [...skipped, ...missing] }
  })
}

/** Those of these list vehicles that this member removed recently enough to undo it. */
export async function undoableOf({ project, renterId }: Membership, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db()
    .select({ id: listVehicles.id })
    .from(listVehicles)
    .where(and(eq(listVehicles.projectId, project.id), isUndoable({ ids: [...ids], by: renterId })))
  return rows.map(({ id }) => id)
}
