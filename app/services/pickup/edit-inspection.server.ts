import { and, eq, isNull } from 'drizzle-orm'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { missingShots, stepOf } from '~/models/pickup/inspection-photos'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import type { InspectionStep } from '~/models/trade/paths/inspection'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { inspectionPhotos, inspections } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import { notFound } from '~/server/errors.server'
import { inspectionView } from './inspection-view.server'
import { type InspectionAccess, type InspectionAt, requireInspection } from './require-inspection.server'
import type { PickupPerson } from './require-pickup-item.server'
import { checkReturnOpen } from './return-statements.server'

/**
 * Finishes an inspection; twice is once. It needs the four shots, and damage, or `noDamage`: that somebody says there is
 * none. Saying so deletes nothing: where there is damage it is refused, and so is the end of a return that is closed. What comes later is an addendum.
 */
export function finishInspection(access: InspectionAccess, { noDamage }: { noDamage: boolean }): Promise<Outcome> {
  return transact(INSPECTION_MESSAGES.failed, async (tx) => {
    const { at, inspection, closed } = await lockInspection(tx, access)
    const photos = inspection ? await photosOf(tx, inspection) : []
    const hasDamage = photos.some(({ inspectionType }) => inspectionType === 'damage')
    if (noDamage && hasDamage) return refused('damage-reported', INSPECTION_MESSAGES.damageReported)
    if (inspection?.finishedAt) return { ok: true }
    if (closed) return closed
    if (!inspection || missingShots(photos).length > 0)
      return refused('inspection-incomplete', INSPECTION_MESSAGES.shotsMissing)
    if (!noDamage && !hasDamage) return refused('damage-unsaid', INSPECTION_MESSAGES.damageUnsaid)
    await tx
      .update(inspections)
      .set({ noDamage, finishedAt: now(), ...at.by })
      .where(eq(inspections.id, inspection.id))
    return { ok: true }
  })
}

/**
 * Takes a photo out of the inspection, not out of the record; twice is once. Tells the step that it stood in. Refused once
 * the inspection is finished or nothing can be added to it. 404 for a photo of another one.
 */
export function removePhoto(access: InspectionAccess, photoId: string): Promise<Outcome<{ step: InspectionStep }>> {
  return transact(INSPECTION_MESSAGES.failed, async (tx) => {
    const { at, inspection, closed } = await lockInspection(tx, access)
    if (!inspection) throw notFound()
    const [photo] = await tx
      .select()
      .from(inspectionPhotos)
      .where(and(eq(inspectionPhotos.id, photoId), eq(inspectionPhotos.inspectionId, inspection.id)))
    if (!photo) throw notFound()
    const removed = { ok: true, step: stepOf(photo) } as const
    if (photo.removedAt) return removed
    if (inspection.finishedAt) return refused('inspection-finished', INSPECTION_MESSAGES.finished)
    if (closed) return closed
    await takeOut(tx, photo, at.by)
    return removed
  })
}

/**
 * What is asked before a photo leaves the inspection: what it is called, 'Rear shot' or 'Damage #2', and in which step it
 * stands. 404 for one that is not there any more.
 */
export async function removalOfPhoto(access: InspectionAccess, photoId: string) {
  const { shots, damages } = await inspectionView(access)
  const things = [
    ...shots.map(({ label, photo }) => ({ thing: label, photo })),
    ...damages.map((photo, index) => ({ thing: `Damage #${index + 1}`, photo })),
  ]
  const found = things.find(({ photo }) => photo?.id === photoId)
  if (!found?.photo) throw notFound()
  return { thing: found.thing, step: stepOf(found.photo) }
}

export type Inspection = typeof inspections.$inferSelect
export type InspectionPhoto = typeof inspectionPhotos.$inferSelect

/**
 * An inspection to be written; null before anything is in it. Until the end of the transaction nobody else writes it or
 * begins it. `closed`: the refusal when nothing can be added to a return.
 */
export async function lockInspection(tx: Tx, access: InspectionAccess) {
  const at = await requireInspection(access, tx)
  const { orderItemId, side, phase } = at
  const [inspection = null] = await tx
    .select()
    .from(inspections)
    .where(and(eq(inspections.orderItemId, orderItemId), eq(inspections.side, side), eq(inspections.phase, phase)))
  return { at, inspection, closed: await checkReturnOpen(at, tx) }
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
