import { and, eq, ne } from 'drizzle-orm'
import type { NewPhoto } from '~/models/pickup/inspection/inspection-form'
import { takenAt, warningsOf } from '~/models/pickup/inspection/inspection-photos'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { files, inspectionPhotos } from '~/server/db/schema'
import type { ReceivedFile } from '~/server/files/receive-file.server'
import type { InspectionAt } from './require-inspection.server'

/** What is written down of a picture beside what it shows. */
export type Evidence = Pick<
  typeof inspectionPhotos.$inferSelect,
  'fileId' | 'capturedAt' | 'takenAt' | 'latitude' | 'longitude' | 'camera' | 'warnings'
>

/** When, where and with what a received picture was taken, by its own word and the device's, and what to be warned of. */
export async function evidenceOf(
  tx: Tx,
  file: ReceivedFile,
  { at, photo }: { at: InspectionAt; photo: NewPhoto },
): Promise<Evidence> {
  const taken = file.record && takenAt(file.record, at.zone)
  return {
    fileId: file.id,
    capturedAt: photo.capturedAt,
    takenAt: taken,
    latitude: file.record?.latitude ?? null,
    longitude: file.record?.longitude ?? null,
    camera: file.record?.camera ?? '',
    warnings: warningsOf({ isRepeated: await isRepeated(tx, file), takenAt: taken ?? photo.capturedAt }, now()),
  }
}

/** Whether the same bytes are among the photos of an inspection already, of this vehicle or any other. */
async function isRepeated(tx: Tx, { id, sha256 }: ReceivedFile): Promise<boolean> {
  const [same] = await tx
    .select({ id: inspectionPhotos.id })
    .from(inspectionPhotos)
    .innerJoin(files, eq(files.id, inspectionPhotos.fileId))
    .where(and(eq(files.sha256, sha256), ne(files.id, id)))
    .limit(1)
  return same !== undefined
}
