import { and, eq, isNull, sql } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { missingShots, stepOf } from '~/models/pickup/inspection-photos'
import type { InspectionStep } from '~/models/trade/paths/inspection'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import type { InspectionPhase, InspectionSide, Shot } from '~/models/trade/vocabulary/inspections'
import type { StoredItemStatus } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import { db, inspectionPhotos, inspections, orderItems, type Tx, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { PickupAccess } from '~/server/session/asker.server'
import { type PickupPerson, pickupGone, requirePickupItem } from './require-pickup-item.server'
import { checkReturnOpen } from './return-statements.server'

/** The asker, the booked vehicle, and whether it is the pickup or the return inspection. */
export type InspectionAccess = PickupAccess & { orderItemId: string; phase: InspectionPhase }

/** The item statuses in which each phase can be inspected. */
const INSPECTED: Record<InspectionPhase, readonly StoredItemStatus[]> = {
  pickup: ['confirmed'],
  return: ['confirmed', 'completed'],
}

/**
 * The booked vehicle of an inspection, and the asker. Access as in `requirePickupItem`; 410 once the item's status does
 * not allow the inspection any more.
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

/** An inspection that the asker has access to. */
export type RequestedInspection = Awaited<ReturnType<typeof requireInspection>>

/**
 * Finishes an inspection. It needs all four shots, and either a damage or `noDamage`, the statement that there is none.
 * Refused if `noDamage` contradicts a reported damage, or if the return is closed. Later photos are addenda.
 * Idempotent.
 */
export function finishInspection(access: InspectionAccess, { noDamage }: { noDamage: boolean }): Promise<Outcome> {
  return transact(INSPECTION_MESSAGES.failed, async (tx) => {
    const { ref, inspection, closed } = await lockInspection(tx, access)
    const photos = inspection ? await photosOf(tx, inspection) : []
    const hasDamage = photos.some(({ inspectionType }) => inspectionType === 'damage')
    if (noDamage && hasDamage) return refused('damage-reported', INSPECTION_MESSAGES.damageReported)
    if (inspection?.finishedAt) return { ok: true }
    if (closed) return closed
    if (!inspection || missingShots(photos).length > 0)
      return refused('inspection-incomplete', INSPECTION_MESSAGES.shotsMissing)
    if (!noDamage && !hasDamage) return refused('damage-not-stated', INSPECTION_MESSAGES.damageUnsaid)
    await tx
      .update(inspections)
      .set({ noDamage, finishedAt: now(), ...ref.by })
      .where(eq(inspections.id, inspection.id))
    return { ok: true }
  })
}

/**
 * Soft-deletes a photo of the inspection and returns the step that showed it. Refused once the inspection is finished
 * or closed. 404 for a photo of another inspection. Idempotent.
 */
export function removePhoto(access: InspectionAccess, photoId: string): Promise<Outcome<{ step: InspectionStep }>> {
  return transact(INSPECTION_MESSAGES.failed, async (tx) => {
    const { ref, inspection, closed } = await lockInspection(tx, access)
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
    await deletePhotoRow(tx, photo, ref.by)
    return removed
  })
}

export type Inspection = typeof inspections.$inferSelect
export type InspectionPhoto = typeof inspectionPhotos.$inferSelect

/**
 * The inspection, locked until the transaction ends by way of its order item; null before its first photo. `closed`:
 * the refusal if photos can no longer be added to a return.
 */
export async function lockInspection(tx: Tx, access: InspectionAccess) {
  const ref = await requireInspection(access, tx)
  const { orderItemId, side, phase } = ref
  const [inspection = null] = await tx
    .select()
    .from(inspections)
    .where(and(eq(inspections.orderItemId, orderItemId), eq(inspections.side, side), eq(inspections.phase, phase)))
  return { ref, inspection, closed: await checkReturnOpen(ref, tx) }
}

/** Creates an inspection that `lockInspection` did not find. */
export async function beginInspection(tx: Tx, { orderItemId, side, phase }: RequestedInspection): Promise<Inspection> {
  const [begun] = await tx.insert(inspections).values({ orderItemId, side, phase, startedAt: now() }).returning()
  if (!begun) throw new Error('The inspection was not written.')
  return begun
}

/** Soft-deletes a photo: the row stays, with who removed it and when. */
export async function deletePhotoRow(tx: Tx, { id }: Pick<InspectionPhoto, 'id'>, by: PickupPerson): Promise<void> {
  await tx
    .update(inspectionPhotos)
    .set({ removedAt: now(), removedByAccountId: by.accountId, removedByRecipientId: by.recipientId })
    .where(eq(inspectionPhotos.id, id))
}

/** The photos of an inspection, without replaced and deleted ones. */
export function photosOf(tx: Tx, inspection: Inspection): Promise<InspectionPhoto[]> {
  return tx
    .select()
    .from(inspectionPhotos)
    .where(and(eq(inspectionPhotos.inspectionId, inspection.id), isNull(inspectionPhotos.removedAt)))
}

/** Which of the four photos the inspection has. */
export const shots = sql<Shot[]>`array(
  select distinct ${inspectionPhotos.shot} from ${inspectionPhotos} where ${inspectionPhotos.inspectionId} = ${inspections.id}
    and ${inspectionPhotos.shot} is not null and ${inspectionPhotos.removedAt} is null)`

/** How many damages the inspection has. */
export const damages = sql<number>`(
  select count(*)::int from ${inspectionPhotos} where ${inspectionPhotos.inspectionId} = ${inspections.id}
    and ${inspectionPhotos.inspectionType} = 'damage' and ${inspectionPhotos.removedAt} is null)`

/** The pickup inspections of an order by both sides, and how far each is. Callers authorize. */
export async function pickupInspections(orderId: number) {
  const rows = await db()
    .select({
      orderItemId: inspections.orderItemId,
      side: inspections.side,
      isFinished: sql<boolean>`${inspections.finishedAt} is not null`,
      shots,
      damages,
    })
    .from(inspections)
    .innerJoin(orderItems, eq(orderItems.id, inspections.orderItemId))
    .where(and(eq(orderItems.orderId, orderId), eq(inspections.phase, 'pickup')))
  return (orderItemId: string, side: InspectionSide) =>
    rows.find((row) => row.orderItemId === orderItemId && row.side === side)
}
