import { and, eq } from 'drizzle-orm'
import { mayRemove } from '~/models/card-actions'
import { LIST_MESSAGES } from '~/models/list-messages'
import { type Outcome, refused } from '~/models/outcome'
import type { Renter } from '../auth/renter.server'
import { now } from '../clock.server'
import { inTransaction, type Tx } from '../db/client.server'
import { listVehicles } from '../db/schema'
import { refuseUnless, requireMembership } from '../projects/membership.server'
import { recordActivity } from '../projects/record-activity.server'
import { notFound } from '../web/errors.server'
import { orRefuse } from '../web/or-refuse.server'
import { stageOf } from './card.server'
import { selectCardFacts } from './card-facts.server'

type Place = { projectId: string; listVehicleId: string }

/**
 * Takes a vehicle off its list, softly: the row keeps who removed it and when, and adding the vehicle again brings it
 * back. Any member of an active project may; one that is in a cart or booked is refused. Twice is once.
 */
export async function removeVehicle(renter: Renter, place: Place): Promise<Outcome> {
  return orRefuse(LIST_MESSAGES.removalFailed, () => inTransaction((tx) => removeWithin(tx, renter, place)))
}

async function removeWithin(tx: Tx, renter: Renter, { projectId, listVehicleId }: Place): Promise<Outcome> {
  const membership = await requireMembership(renter, projectId, tx)
  const [row] = await tx
    .select({ removedAt: listVehicles.removedAt })
    .from(listVehicles)
    .where(and(eq(listVehicles.id, listVehicleId), eq(listVehicles.projectId, projectId)))
    // whoever puts it into a cart meanwhile waits at this row, or was here first
    .for('update')
  if (!row) throw notFound()
  refuseUnless('removeVehicles', membership)
  if (row.removedAt) return { ok: true }
  const [facts] = await selectCardFacts([listVehicleId], tx)
  const { standing } = membership
  if (!facts || !mayRemove({ stage: stageOf(facts, now()), standing })) return refused(LIST_MESSAGES.removalFailed)
  await tx
    .update(listVehicles)
    .set({ removedAt: now(), removedBy: renter.id })
    .where(eq(listVehicles.id, listVehicleId))
  await recordActivity(tx, { kind: 'vehicle-removed', accountId: renter.id, projectId, subject: { listVehicleId } })
  return { ok: true }
}
