import { and, eq } from 'drizzle-orm'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection/inspection-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import { inspectionPhotos } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import { transact } from '~/server/verb.server'
import { lockInspection } from './lock-inspection.server'
import type { InspectionDoor } from './open-inspection.server'

/**
 * Takes a photo out of the inspection, not out of the record; twice is once. Refused once the inspection is finished. 404
 * for a photo of another one.
 */
export function removePhoto(door: InspectionDoor, photoId: string): Promise<Outcome> {
  return transact(INSPECTION_MESSAGES.failed, async (tx) => {
    const { inspection } = await lockInspection(tx, door)
    if (!inspection) throw notFound()
    const [photo] = await tx
      .select({ removedAt: inspectionPhotos.removedAt })
      .from(inspectionPhotos)
      .where(and(eq(inspectionPhotos.id, photoId), eq(inspectionPhotos.inspectionId, inspection.id)))
    if (!photo) throw notFound()
    if (photo.removedAt) return { ok: true }
    if (inspection.finishedAt) return refused('inspection-finished', INSPECTION_MESSAGES.finished)
    await tx.update(inspectionPhotos).set({ removedAt: now() }).where(eq(inspectionPhotos.id, photoId))
    return { ok: true }
  })
}
