import { and, eq } from 'drizzle-orm'
import { mayRemove } from '~/models/deals/card-actions'
import { LIST_MESSAGES } from '~/models/lists/list-messages'
import { type Outcome, refused } from '~/models/trade/outcome'
import { now } from '~/server/clock.server'
import { inTransaction, type Tx } from '~/server/db/client.server'
import { listVehicles } from '~/server/db/schema'
import { notFound } from '~/server/http/errors.server'
import { orRefuse } from '~/server/http/or-refuse.server'
import type { Renter } from '~/server/session/renter.server'
import { refuseUnless, requireMembership } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { stageOf } from '~/services/deals/card.server'
import { selectCardFacts } from '~/services/deals/card-facts.server'

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
