import { and, eq, ne, sql } from 'drizzle-orm'
import type { NewPhoto } from '~/models/pickup/inspection-form'
import { takenAt, warningsOf } from '~/models/pickup/inspection-photos'
import { now } from '~/server/clock.server'
import { files, inspectionPhotos, type Tx } from '~/server/db/client.server'
import type { ReceivedFile } from '~/server/files/receive-file.server'
import type { InspectionAt, InspectionPhoto } from './inspection.server'

/** What is written down of a picture beside what it shows. */
export type Evidence = Pick<
  InspectionPhoto,
  'fileId' | 'capturedAt' | 'takenAt' | 'latitude' | 'longitude' | 'camera' | 'fingerprint' | 'warnings'
>

/** That of a photo whose picture stays while what is said of it changes. */
export function evidenceOfRow(photo: InspectionPhoto): Evidence {
  const { fileId, capturedAt, takenAt, latitude, longitude, camera, fingerprint, warnings } = photo
  return { fileId, capturedAt, takenAt, latitude, longitude, camera, fingerprint, warnings }
}

type Sent = { at: InspectionAt; photo: NewPhoto; before: InspectionPhoto | null | undefined }

/**
 * When, where and with what a received picture was taken, by its own word and the device's, and what to be warned of.
 * `before` is the photo that it takes the place of.
 */
export async function evidenceOf(tx: Tx, file: ReceivedFile, { at, photo, before }: Sent): Promise<Evidence> {
  const taken = file.record && takenAt(file.record, at.zone)
  const isRepeated = (await isSameFile(tx, file)) || (await isSamePicture(tx, file, before))
  return {
    fileId: file.id,
    capturedAt: photo.capturedAt,
    takenAt: taken,
    latitude: file.record?.latitude ?? null,
    longitude: file.record?.longitude ?? null,
    camera: file.record?.camera ?? '',
    fingerprint: file.fingerprint,
    warnings: warningsOf({ isRepeated, takenAt: taken ?? photo.capturedAt }, now()),
  }
}

/** Whether the same bytes are among the photos of an inspection already, of this vehicle or any other. */
async function isSameFile(tx: Tx, { id, sha256 }: ReceivedFile): Promise<boolean> {
  const [same] = await tx
    .select({ id: inspectionPhotos.id })
    .from(inspectionPhotos)
    .innerJoin(files, eq(files.id, inspectionPhotos.fileId))
    .where(and(eq(files.sha256, sha256), ne(files.id, id)))
    .limit(1)
  return same !== undefined
}

/** Bits in which a picture differs from itself encoded again; other pictures differ in half of the 64. */
const MAX_DIFFERENT_BITS = 4

/**
 * Whether the picture of a photo is among them, encoded or resized again. What it takes the place of is left out: whoever
 * retakes a photo stands where they stood.
 */
async function isSamePicture(tx: Tx, { fingerprint }: ReceivedFile, before: Sent['before']): Promise<boolean> {
  if (fingerprint === null) return false
  const { inspectionId, shot, number } = inspectionPhotos
  const isElsewhere =
    before &&
    sql`(${inspectionId}, ${shot}, ${number}) is distinct from (${before.inspectionId}::uuid, ${before.shot}::text, ${before.number}::int)`
  const isAlike = sql`bit_count(${inspectionPhotos.fingerprint} # ${fingerprint}::bit(64)) <= ${MAX_DIFFERENT_BITS}`
  const [same] = await tx
    .select({ id: inspectionPhotos.id })
    .from(inspectionPhotos)
    .where(and(isAlike, isElsewhere || undefined))
    .limit(1)
  return same !== undefined
}
