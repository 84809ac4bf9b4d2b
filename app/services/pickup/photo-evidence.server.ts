import { and, eq, ne, sql } from 'drizzle-orm'
import type { NewPhoto } from '~/models/pickup/inspection-form'
import { takenAt, warningsOf } from '~/models/pickup/inspection-photos'
import { now } from '~/server/clock.server'
import { files, inspectionPhotos, type Tx } from '~/server/db/client.server'
import type { ReceivedFile } from '~/server/files/receive-file.server'
import type { InspectionPhoto, RequestedInspection } from './inspection.server'

/** The stored facts about a photo file: when, where and with what it was taken, and warnings. */
export type Evidence = Pick<
  InspectionPhoto,
  'fileId' | 'capturedAt' | 'takenAt' | 'latitude' | 'longitude' | 'camera' | 'fingerprint' | 'warnings'
>

/** The same from the row of a photo whose file is kept while its details are edited. */
export function evidenceOfRow(photo: InspectionPhoto): Evidence {
  const { fileId, capturedAt, takenAt, latitude, longitude, camera, fingerprint, warnings } = photo
  return { fileId, capturedAt, takenAt, latitude, longitude, camera, fingerprint, warnings }
}

type Sent = { ref: RequestedInspection; photo: NewPhoto; before: InspectionPhoto | null | undefined }

/**
 * The evidence of a received photo, from its EXIF data and the sending device, with warnings. `before` is the photo
 * that it replaces.
 */
export async function evidenceOf(tx: Tx, file: ReceivedFile, { ref, photo, before }: Sent): Promise<Evidence> {
  const taken = file.record && takenAt(file.record, ref.zone)
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

/** Whether an identical file is already in an inspection of this or any other vehicle. */
async function isSameFile(tx: Tx, { id, sha256 }: ReceivedFile): Promise<boolean> {
  const [same] = await tx
    .select({ id: inspectionPhotos.id })
    .from(inspectionPhotos)
    .innerJoin(files, eq(files.id, inspectionPhotos.fileId))
    .where(and(eq(files.sha256, sha256), ne(files.id, id)))
    .limit(1)
  return same !== undefined
}

/**
 * Perceptual hashes of a re-encoded picture differ in up to 4 of 64 bits, those of different pictures in about half.
 */
const MAX_DIFFERENT_BITS = 4

/**
 * Whether an inspection already has this picture re-encoded or resized. Ignores the photo that it replaces, because a
 * photo retaken from the same spot looks alike.
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
