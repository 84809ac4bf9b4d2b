import { and, eq } from 'drizzle-orm'
import { mayRemove } from '~/models/deals/deal-actions'
import { LIST_MESSAGES } from '~/models/lists/list-messages'
import { type Back, mayRestore, restoredAs } from '~/models/lists/restoration'
import { can } from '~/models/trade/access/permissions'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import { listVehicles, type Tx, transact } from '~/server/db/client.server'
import { forbidden, notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { stageOf } from '~/services/deals/list-vehicle-view.server'
import { allListVehicles } from '~/services/deals/select-list-vehicles.server'

type At = { projectId: string; listVehicleId: string }

/**
 * Takes a vehicle off its list, softly: the row keeps who removed it and when, and adding the vehicle again brings it
 * back. Any member of an active project may; one that is in a cart or booked is refused. Idempotent.
 */
export function removeVehicle(asker: Account, at: At): Promise<Outcome> {
  return transact(LIST_MESSAGES.removalFailed, async (tx) => {
    const { access, removedAt } = await lockListVehicle(tx, asker, at)
    if (removedAt) return { ok: true }
    const { projectId, listVehicleId } = at
    const [facts] = await allListVehicles([listVehicleId], tx)
    if (!facts || !mayRemove({ stage: stageOf(facts, now()), access })) {
      return refused('vehicle-in-use', LIST_MESSAGES.removalFailed)
    }
    await tx
      .update(listVehicles)
      .set({ removedAt: now(), removedBy: asker.id })
      .where(eq(listVehicles.id, listVehicleId))
    await recordActivity(tx, asker, { kind: 'vehicle-removed', projectId, subject: { listVehicleId } })
    return { ok: true }
  })
}

/**
 * Brings a removed vehicle back to its place in its list, with the inquiry it had, and returns its status: as it was,
 * or to be inquired again where its deadline or its days have passed. Editors may at any time, the member who removed
 * it for ten minutes. One that is on its list already stays as it is.
 */
export function restoreVehicle(asker: Account, at: At): Promise<Outcome<{ back: Back }>> {
  return transact(LIST_MESSAGES.restoreFailed, async (tx) => {
    const { access, removedAt, removedBy } = await lockListVehicle(tx, asker, at)
    if (!removedAt) return { ok: true, back: 'on-its-list' }
    const may = mayRestore({ removedAt, removedBy }, { id: asker.id, access }, now())
    if (may === 'no') throw forbidden()
    if (may === 'too late') return refused('undo-is-over', LIST_MESSAGES.undoIsOver)

    const { projectId, listVehicleId } = at
    await tx.update(listVehicles).set({ removedAt: null, removedBy: null }).where(eq(listVehicles.id, listVehicleId))
    await recordActivity(tx, asker, { kind: 'vehicle-restored', projectId, subject: { listVehicleId } })
    const [facts] = can('seePrices', access) ? await allListVehicles([listVehicleId], tx) : []
    return { ok: true, back: facts ? restoredAs(stageOf(facts, removedAt), stageOf(facts, now())) : 'on-its-list' }
  })
}

/** Serializes with putting it into a cart. 404 when it was never in this project, 403 for whoever may not remove any. */
async function lockListVehicle(tx: Tx, asker: Account, { projectId, listVehicleId }: At) {
  const membership = await requireMembership(asker, projectId, tx)
  const [row] = await tx
    .select({ removedAt: listVehicles.removedAt, removedBy: listVehicles.removedBy })
    .from(listVehicles)
    .where(and(eq(listVehicles.id, listVehicleId), eq(listVehicles.projectId, projectId)))
    .for('update')
  if (!row) throw notFound()
  requirePermission('removeVehicles', membership)
  return { access: membership.access, ...row }
}
