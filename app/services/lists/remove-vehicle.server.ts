import { and, eq, inArray } from 'drizzle-orm'
import { mayRemove } from '~/models/deals/deal-actions'
import { ARRANGE_MESSAGES } from '~/models/lists/arrange/arrange-messages'
import { LIST_MESSAGES } from '~/models/lists/list-messages'
import { type Back, mayRestore, restoredAs } from '~/models/lists/restoration'
import { can } from '~/models/trade/access/permissions'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { listVehicles, type Tx, transact } from '~/server/db/client.server'
import { forbidden, notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { stageOf } from '~/services/deals/list-vehicle-view.server'
import { allListVehicles } from '~/services/deals/select-list-vehicles.server'
import { lockListOf, unarchive } from './list-locks.server'

type Ref = { projectId: string; listVehicleId: string }

/**
 * Soft-deletes a list vehicle: the row records who removed it and when, and adding the vehicle again restores it.
 * Refused if it is in a cart or booked, which an external vehicle never is; only editors remove those. Idempotent.
 */
export function removeVehicle(asker: Account, ref: Ref): Promise<Outcome> {
  return transact(LIST_MESSAGES.removalFailed, async (tx) => {
    const { access, removedAt, externalVehicleId } = await lockListVehicle(tx, asker, ref)
    if (removedAt) return { ok: true }
    const { projectId, listVehicleId } = ref
    const [facts] = await allListVehicles([listVehicleId], tx)
    const isFree = externalVehicleId !== null || (facts && mayRemove({ stage: stageOf(facts, now()), access }))
    if (!isFree) {
      return refused('vehicle-in-use', LIST_MESSAGES.removalFailed)
    }
    await writeRemovals(tx, asker, projectId, [listVehicleId])
    return { ok: true }
  })
}

/** The caller has locked the list vehicles and checked that they may be removed. */
export async function writeRemovals(tx: Tx, asker: Account, projectId: string, ids: readonly string[]) {
  if (ids.length === 0) return
  await tx
    .update(listVehicles)
    .set({ removedAt: now(), removedBy: asker.id })
    .where(inArray(listVehicles.id, [...ids]))
  for (const listVehicleId of ids) {
    await recordActivity(tx, asker, { kind: 'vehicle-removed', projectId, subject: { listVehicleId } })
  }
}

/**
 * Restores a removed vehicle with its inquiry, and its list if that was archived. Returns whether its stage is as
 * before, or whether a new inquiry is needed because the deadline or the days have passed. Editors can do it at any
 * time, the member who removed it for ten minutes. Refused if the vehicle was added to the list again. Idempotent.
 */
export function restoreVehicle(asker: Account, ref: Ref): Promise<Outcome<{ back: Back }>> {
  const work = async (tx: Tx): Promise<Outcome<{ back: Back }>> => {
    const { access, removedAt, removedBy } = await lockListVehicle(tx, asker, ref, { isListLocked: true })
    if (!removedAt) return { ok: true, back: 'on-its-list' }
    const may = mayRestore({ removedAt, removedBy }, { id: asker.id, access }, now())
    if (may === 'no') throw forbidden()
    if (may === 'too late') return refused('undo-expired', LIST_MESSAGES.undoIsOver)

    const { listVehicleId } = ref
    await writeRestoration(tx, asker, ref)
    const [facts] = can('seePrices', access) ? await allListVehicles([listVehicleId], tx) : []
    return { ok: true, back: facts ? restoredAs(stageOf(facts, removedAt), stageOf(facts, now())) : 'on-its-list' }
  }
  return transact(LIST_MESSAGES.restoreFailed, work, {
    list_vehicles_once_per_list: () => refused('already-on-list', ARRANGE_MESSAGES.onListAgain),
  })
}

/** The caller has locked the list and its vehicle, and checked that it may be restored. */
export async function writeRestoration(tx: Tx, asker: Account, { projectId, listVehicleId }: Ref) {
  const [row] = await tx
    .update(listVehicles)
    .set({ removedAt: null, removedBy: null })
    .where(eq(listVehicles.id, listVehicleId))
    .returning({ listId: listVehicles.listId })
  if (row) await unarchive(tx, asker, { projectId, listId: row.listId })
  await recordActivity(tx, asker, { kind: 'vehicle-restored', projectId, subject: { listVehicleId } })
}

/** Serializes with `addToCart`. 404 if it was never in this project, 403 without the permission. */
async function lockListVehicle(
  tx: Tx,
  asker: Account,
  { projectId, listVehicleId }: Ref,
  { isListLocked = false } = {},
) {
  const membership = await requireMembership(asker, projectId, tx)
  if (isListLocked) await lockListOf(tx, listVehicleId)
  const [row] = await tx
    .select({
      removedAt: listVehicles.removedAt,
      removedBy: listVehicles.removedBy,
      externalVehicleId: listVehicles.externalVehicleId,
    })
    .from(listVehicles)
    .where(and(eq(listVehicles.id, listVehicleId), eq(listVehicles.projectId, projectId)))
    .for('update')
  if (!row) throw notFound()
  requirePermission(row.externalVehicleId ? 'editExternals' : 'removeVehicles', membership)
  return { access: membership.access, ...row }
}
