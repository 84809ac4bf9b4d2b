import { and, asc, eq, min } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { missingShots, placeText, stepOf } from '~/models/pickup/inspection-photos'
import { beforeReturn } from '~/models/pickup/report-photos'
import { formatInstantOfYear } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { type Damage, type InspectionPhase, type InspectionSide, SHOTS } from '~/models/trade/vocabulary/inspections'
import { accounts, db, files, inspectionPhotos, inspections, pickupRecipients } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { personMark } from '~/server/signature.server'
import { type InspectionAccess, requireInspection } from './inspection.server'
import { requireLinkOpen } from './require-pickup-item.server'
import { checkReturnOpen } from './return-statements.server'

/**
 * The inspection as the inspecting side sees it. Same access errors as `requireInspection`. Link holders see it until
 * the order is over; after that, uploads of return photos queued on their phones are still accepted.
 */
export async function inspectionView(access: InspectionAccess) {
  const { by, from, booked, ...ref } = await requireInspection(access)
  await requireLinkOpen(by, ref.orderId)
  const { shots, ...inspection } = await readInspection(ref)
  const atPickup = ref.phase === 'return' ? await shotsAtPickup(ref) : []
  return {
    ...ref,
    ...inspection,
    bodyType: booked.vehicle.bodyType,
    /** `before`: the id of the same shot at pickup, for taking the same picture at the return. */
    shots: shots.map((each) => ({ ...each, before: atPickup.find(({ shot }) => shot === each.shot)?.id ?? null })),
    person: personMark(by.accountId ?? by.recipientId),
    /** Why photos cannot be added; null if they can. */
    against: (await checkReturnOpen({ ...ref, from }))?.message ?? null,
  }
}

/** The shots at pickup that count for the return, the asker's own first. */
async function shotsAtPickup({ side, ...ref }: Which) {
  const sides = [side, side === 'owner' ? 'renter' : 'owner'] as const
  const both = await Promise.all(sides.map((each) => readInspection({ ...ref, side: each, phase: 'pickup' })))
  return both.flatMap(({ shots }) => shots.flatMap(({ photo }) => (photo && !photo.isLate ? [photo] : [])))
}

/**
 * What the dialog needs to confirm deleting a photo: its name, such as 'Rear shot' or 'Damage #2', its step, and why it
 * cannot be deleted (`against`; null if it can). 404 if it was deleted already.
 */
export async function removalOfPhoto(access: InspectionAccess, photoId: string) {
  const { shots, damages, finished, against } = await inspectionView(access)
  const things = [
    ...shots.map(({ label, photo }) => ({ thing: label, photo })),
    ...damages.map((photo, index) => ({ thing: `Damage #${index + 1}`, photo })),
  ]
  const found = things.find(({ photo }) => photo?.id === photoId)
  if (!found?.photo) throw notFound()
  return {
    thing: found.thing,
    step: stepOf(found.photo),
    against: finished ? INSPECTION_MESSAGES.finished : against,
  }
}

export type InspectionView = Awaited<ReturnType<typeof inspectionView>>
export type InspectionPhotoView = Awaited<ReturnType<typeof readPhotos>>[number]

type Which = { orderItemId: string; side: InspectionSide; phase: InspectionPhase; zone: string }

/** One side's inspection at pickup or at the return. The caller has checked access. */
export async function readInspection({ orderItemId, side, phase, zone }: Which) {
  const [found] = await db()
    .select({ inspection: inspections, account: accounts, recipient: pickupRecipients })
    .from(inspections)
    .leftJoin(accounts, eq(accounts.id, inspections.accountId))
    .leftJoin(pickupRecipients, eq(pickupRecipients.id, inspections.recipientId))
    .where(and(eq(inspections.orderItemId, orderItemId), eq(inspections.side, side), eq(inspections.phase, phase)))
  const returnBeganAt = phase === 'pickup' ? await firstOfReturn(orderItemId) : null
  const record = found ? await readPhotos(found.inspection.id, { zone, returnBeganAt }) : []
  const photos = record.filter(({ removal }) => !removal)
  const general = photos.filter(({ shot }) => shot !== null)
  const finisher = found?.recipient ?? found?.account
  return {
    noDamage: found?.inspection.noDamage ?? false,
    finished: found?.inspection.finishedAt
      ? { at: formatInstantOfYear(found.inspection.finishedAt, zone), by: finisher ? personName(finisher) : '' }
      : null,
    missing: missingShots(general),
    shots: SHOTS.map(({ value, label }) => ({
      shot: value,
      label,
      photo: general.find(({ shot, isAddendum }) => shot === value && !isAddendum) ?? null,
      addenda: general.filter(({ shot, isAddendum }) => shot === value && isAddendum),
    })),
    damages: photos.filter(({ shot }) => shot === null),
    /** Photos that were replaced or deleted before the inspection was finished. */
    removed: record.filter(({ removal }) => removal),
    /** Photos of several people: each shows its author. */
    isShared: new Set(photos.map(({ author }) => author.id)).size > 1,
  }
}

/** All shots and damages, also removed ones, for pages and reports. Times are in the vehicle's time zone. */
async function readPhotos(inspectionId: string, { zone, returnBeganAt }: { zone: string; returnBeganAt: Date | null }) {
  const [author, remover] = [alias(accounts, 'author'), alias(accounts, 'remover')]
  const removerByLink = alias(pickupRecipients, 'remover_by_link')
  const rows = await db()
    .select({
      photo: inspectionPhotos,
      file: files,
      account: author,
      recipient: pickupRecipients,
      remover,
      removerByLink,
    })
    .from(inspectionPhotos)
    .innerJoin(files, eq(files.id, inspectionPhotos.fileId))
    .leftJoin(author, eq(author.id, inspectionPhotos.accountId))
    .leftJoin(pickupRecipients, eq(pickupRecipients.id, inspectionPhotos.recipientId))
    .leftJoin(remover, eq(remover.id, inspectionPhotos.removedByAccountId))
    .leftJoin(removerByLink, eq(removerByLink.id, inspectionPhotos.removedByRecipientId))
    .where(eq(inspectionPhotos.inspectionId, inspectionId))
    .orderBy(asc(inspectionPhotos.number), asc(inspectionPhotos.createdAt), asc(inspectionPhotos.id))
  return rows.map(({ photo, file, account, recipient, ...removal }) => {
    const person = recipient ?? account
    const removedBy = removal.removerByLink ?? removal.remover
    return {
      id: photo.id,
      key: photo.key,
      shot: photo.shot,
      damage: damageOf(photo),
      author: { id: person?.id ?? '', name: person ? personName(person) : '' },
      capturedAt: takenOf(photo, zone),
      /** The location in the photo's EXIF data. */
      place: placeText(photo),
      receivedAt: formatInstantOfYear(file.createdAt, zone),
      isAddendum: photo.isAddendum,
      ...beforeReturn({ receivedAt: photo.createdAt, removedAt: photo.removedAt }, returnBeganAt),
      removal: photo.removedAt && {
        at: formatInstantOfYear(photo.removedAt, zone),
        by: removedBy ? personName(removedBy) : '',
      },
      warnings: photo.warnings,
      sha256: file.sha256,
    }
  })
}

/** When the first return photo of either side was received, also if it was removed since. */
async function firstOfReturn(orderItemId: string): Promise<Date | null> {
  const [first] = await db()
    .select({ at: min(inspectionPhotos.createdAt) })
    .from(inspectionPhotos)
    .innerJoin(inspections, eq(inspections.id, inspectionPhotos.inspectionId))
    .where(and(eq(inspections.orderItemId, orderItemId), eq(inspections.phase, 'return')))
  return first?.at ?? null
}

/** When the photo was taken, according to the device that sent it or else its EXIF data. */
function takenOf({ capturedAt, takenAt }: typeof inspectionPhotos.$inferSelect, zone: string): string | null {
  const at = capturedAt ?? takenAt
  return at && formatInstantOfYear(at, zone)
}

function damageOf(photo: typeof inspectionPhotos.$inferSelect): Damage | null {
  const { photoType, observationPoint, partOfVehicle, damageType, damageSize } = photo
  if (!photoType || !observationPoint || !partOfVehicle || !damageType || !damageSize) return null
  return { photoType, observationPoint, partOfVehicle, damageType, damageSize }
}
