import { eq } from 'drizzle-orm'
import { ARRANGE_MESSAGES, type SkipReason } from '~/models/lists/arrange/arrange-messages'
import type { Outcome } from '~/models/trade/results/outcome'
import { listVehicles, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { checkVehicle, insertListVehicle } from '../add-vehicle.server'
import { LAST_POSITION, lockOpenList, requireOpen } from '../list-locks.server'
import { lockListsOfSelected, lockSelectedListVehicles, vehiclesOn } from './lock-selected.server'

/** List vehicles of a project, and their target list. */
type Transfer = { projectId: string; ids: readonly string[]; listId: string }

/** How many were moved or copied, the name of the list, and why the others were not. */
export type Transferred = Outcome<{ done: number; skipped: SkipReason[]; listName: string }>

/**
 * Moves list vehicles to the end of another list of the project, with their inquiries, reactions, comments and notes.
 * Vehicles in a cart, booked, or already on that list are not moved. Idempotent.
 */
export function moveVehicles(asker: Account, { projectId, ids, listId }: Transfer): Promise<Transferred> {
  return transact(ARRANGE_MESSAGES.moveFailed, async (tx) => {
    const membership = await requireMembership(asker, projectId, tx)
    requirePermission('editLists', membership)
    const locked = await lockListsOfSelected(tx, membership, ids, [listId])
    const target = locked.find(({ id }) => id === listId)
    if (!target) throw notFound()
    requireOpen(target)
    const { rows, missing } = await lockSelectedListVehicles(tx, membership, ids)
    const onList = await vehiclesOn(tx, listId)
    const skipped: SkipReason[] = []
    for (const row of rows) {
      if (row.removedAt) skipped.push('left')
      else if (row.listId === listId) continue
      else if (row.isInUse) skipped.push('in-use')
      else if (row.vehicleId !== null && onList.has(row.vehicleId)) skipped.push('there')
      else {
        if (row.vehicleId !== null) onList.add(row.vehicleId)
        await tx.update(listVehicles).set({ listId, position: LAST_POSITION }).where(eq(listVehicles.id, row.id))
        const subject = { listVehicleId: row.id, listId }
        await recordActivity(tx, asker, { kind: 'vehicle-moved', projectId, subject })
      }
    }
    const done = rows.length - skipped.length
    return { ok: true, done, skipped: [...skipped, ...missing], listName: target.name }
  })
}

/**
 * Copies list vehicles to another list of the project as new rows, without inquiries, reactions, comments and notes.
 * Skips vehicles that are already on it or no longer listed, and external ones, which have their own files. Idempotent.
 */
export function copyVehicles(asker: Account, { projectId, ids, listId }: Transfer): Promise<Transferred> {
  return transact(ARRANGE_MESSAGES.copyFailed, async (tx) => {
    const membership = await requireMembership(asker, projectId, tx)
    requirePermission('addVehicles', membership)
    const target = await lockOpenList(tx, projectId, listId)
    const { rows, missing } = await lockSelectedListVehicles(tx, membership, ids)
    const onList = await vehiclesOn(tx, listId)
    const skipped: SkipReason[] = []
    for (const { vehicleId, removedAt } of rows) {
      if (removedAt) skipped.push('left')
      else if (vehicleId === null) skipped.push('external')
      else if (onList.has(vehicleId)) skipped.push('there')
      else if (await checkVehicle(tx, vehicleId)) skipped.push('gone')
      else {
        onList.add(vehicleId)
        await insertListVehicle(tx, asker, { projectId, listId, vehicleId })
      }
    }
    const done = rows.length - skipped.length
    return { ok: true, done, skipped: [...skipped, ...missing], listName: target.name }
  })
}
