import { and, eq, isNull } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { inspectionPhotos, inspections } from '~/server/db/schema'
import type { PickupPerson } from '../require-pickup-item.server'
import { reasonAgainstPhotos } from './read-return.server'
import { type InspectionAccess, type InspectionAt, requireInspection } from './require-inspection.server'

export type Inspection = typeof inspections.$inferSelect
export type InspectionPhoto = typeof inspectionPhotos.$inferSelect

/**
 * An inspection to be written; null before anything is in it. Until the end of the transaction nobody else writes it or
 * begins it. `against`: why nothing can be added to a return.
 */
export async function lockInspection(tx: Tx, access: InspectionAccess) {
  const at = await requireInspection(access, tx)
  const { orderItemId, side, phase } = at
  const [inspection = null] = await tx
    .select()
    .from(inspections)
    .where(and(eq(inspections.orderItemId, orderItemId), eq(inspections.side, side), eq(inspections.phase, phase)))
  return { at, inspection, against: await reasonAgainstPhotos(at, tx) }
}

/** Begins what was locked and is not there yet. */
export async function beginInspection(tx: Tx, { orderItemId, side, phase }: InspectionAt): Promise<Inspection> {
  const [begun] = await tx.insert(inspections).values({ orderItemId, side, phase, startedAt: now() }).returning()
  if (!begun) throw new Error('The inspection was not begun.')
  return begun
}

/** Takes a photo out of an inspection; the record keeps it, with who did and when. */
export async function takeOut(tx: Tx, { id }: Pick<InspectionPhoto, 'id'>, by: PickupPerson): Promise<void> {
  await tx
    .update(inspectionPhotos)
    .set({ removedAt: now(), removedByAccountId: by.accountId, removedByRecipientId: by.recipientId })
    .where(eq(inspectionPhotos.id, id))
}

/** What stands in it, without what was replaced or deleted. */
export function photosOf(tx: Tx, inspection: Inspection): Promise<InspectionPhoto[]> {
  return tx
    .select()
    .from(inspectionPhotos)
    .where(and(eq(inspectionPhotos.inspectionId, inspection.id), isNull(inspectionPhotos.removedAt)))
}
