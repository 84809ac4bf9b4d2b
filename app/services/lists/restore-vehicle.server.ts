import { and, eq } from 'drizzle-orm'
import { LIST_MESSAGES } from '~/models/lists/list-messages'
import { type Back, mayRestore, restoredAs } from '~/models/lists/restoration'
import { can } from '~/models/trade/access/permissions'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { listVehicles } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import { forbidden, notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { type Membership, requireMembership, requirePermission } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { stageOf } from '~/services/deals/list-vehicles/list-vehicle-view.server'
import { allListVehicles } from '~/services/deals/list-vehicles/select-list-vehicles.server'

type At = { projectId: string; listVehicleId: string }

/**
 * Brings a removed vehicle back to its place in its list, with the inquiry it had, and returns its status: as it was,
 * or to be inquired again where its deadline or its days have passed. Editors may at any time, the member who removed
 * it for ten minutes. One that is on its list already stays as it is.
 */
export function restoreVehicle(asker: Account, { projectId, listVehicleId }: At): Promise<Outcome<{ back: Back }>> {
  return transact(LIST_MESSAGES.restoreFailed, async (tx) => {
    const membership = await requireMembership(asker, projectId, tx)
    const [row] = await tx
      .select({ removedAt: listVehicles.removedAt, removedBy: listVehicles.removedBy })
      .from(listVehicles)
      .where(and(eq(listVehicles.id, listVehicleId), eq(listVehicles.projectId, projectId)))
      .for('update')
    if (!row) throw notFound()
    requirePermission('removeVehicles', membership)
    const { removedAt, removedBy } = row
    if (!removedAt) return { ok: true, back: 'on-its-list' }
    const may = mayRestore({ removedAt, removedBy }, { id: asker.id, access: membership.access }, now())
    if (may === 'no') throw forbidden()
    if (may === 'too late') return refused('undo-is-over', LIST_MESSAGES.undoIsOver)

    await tx.update(listVehicles).set({ removedAt: null, removedBy: null }).where(eq(listVehicles.id, listVehicleId))
    await recordActivity(tx, asker, { kind: 'vehicle-restored', projectId, subject: { listVehicleId } })
    return { ok: true, back: await backNow(tx, listVehicleId, removedAt, membership) }
  })
}

async function backNow(tx: Tx, listVehicleId: string, removedAt: Date, { access }: Membership): Promise<Back> {
  if (!can('seePrices', access)) return 'on-its-list'
  const [facts] = await allListVehicles([listVehicleId], tx)
  return facts ? restoredAs(stageOf(facts, removedAt), stageOf(facts, now())) : 'on-its-list'
}
