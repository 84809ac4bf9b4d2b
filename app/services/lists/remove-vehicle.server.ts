import { and, eq } from 'drizzle-orm'
import { mayRemove } from '~/models/deals/deal-actions'
import { LIST_MESSAGES } from '~/models/lists/list-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import { listVehicles } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { stageOf } from '~/services/deals/list-vehicles/list-vehicle-view.server'
import { allListVehicles } from '~/services/deals/list-vehicles/select-list-vehicles.server'

type At = { projectId: string; listVehicleId: string }

/**
 * Takes a vehicle off its list, softly: the row keeps who removed it and when, and adding the vehicle again brings it
 * back. Any member of an active project may; one that is in a cart or booked is refused. Twice is once.
 */
export function removeVehicle(asker: Account, { projectId, listVehicleId }: At): Promise<Outcome> {
  return transact(LIST_MESSAGES.removalFailed, async (tx) => {
    const membership = await requireMembership(asker, projectId, tx)
    const [row] = await tx
      .select({ removedAt: listVehicles.removedAt })
      .from(listVehicles)
      .where(and(eq(listVehicles.id, listVehicleId), eq(listVehicles.projectId, projectId)))
      // serializes with putting it into a cart
      .for('update')
    if (!row) throw notFound()
    requirePermission('removeVehicles', membership)
    if (row.removedAt) return { ok: true }
    const [facts] = await allListVehicles([listVehicleId], tx)
    const { access } = membership
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
