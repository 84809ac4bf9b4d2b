import { and, eq, isNull } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { missingShots, stepOf } from '~/models/pickup/inspection-photos'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import type { InspectionStep } from '~/models/trade/paths/inspection'
import type { InspectionPhase } from '~/models/trade/vocabulary/inspections'
import type { StoredItemStatus } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import { inspectionPhotos, inspections, type Tx, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { PickupAccess } from '~/server/session/asker.server'
import { type PickupPerson, pickupGone, requirePickupItem } from './require-pickup-item.server'
import { checkReturnOpen } from './return-statements.server'

/** Who asks about the inspection of a booked vehicle, before its rental or after. */
export type InspectionAccess = PickupAccess & { orderItemId: string; phase: InspectionPhase }

/** What is inspected while a rental is where it is. */
const INSPECTED: Record<InspectionPhase, readonly StoredItemStatus[]> = {
  pickup: ['confirmed'],
  return: ['confirmed', 'completed'],
}

/**
 * The vehicle that an inspection is about, and who asks, as `requirePickupItem` lets them in; 410 once there is nothing to
 * inspect any more.
 */
export async function requireInspection(access: InspectionAccess, tx?: Tx) {
  const { by, ...booked } = await requirePickupItem(access, tx)
  const { item, vehicle, project } = booked
  if (!INSPECTED[access.phase].includes(item.status))
    throw pickupGone(access, { by, orderId: item.orderId, project, orderItemId: item.id })
  const side = access.kind === 'owner' ? ('owner' as const) : ('renter' as const)
  return {
    orderItemId: item.id,
    orderId: item.orderId,
    side,
    phase: access.phase,
    by,
    title: vehicleTitle(vehicle),
    zone: vehicle.zone,
    from: item.bookedFrom,
    booked,
  }
}

/** An inspection that somebody was found to be allowed to. */
export type InspectionAt = Awaited<ReturnType<typeof requireInspection>>

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
