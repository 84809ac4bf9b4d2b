import { and, eq } from 'drizzle-orm'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection/inspection-messages'
import { stepOf } from '~/models/pickup/inspection/inspection-step'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import type { InspectionStep } from '~/models/trade/paths/inspection'
import { inspectionPhotos } from '~/server/db/schema'
import { transact } from '~/server/db/verb.server'
import { notFound } from '~/server/errors.server'
import { lockInspection, takeOut } from './lock-inspection.server'
import type { InspectionAccess } from './require-inspection.server'

/**
 * Takes a photo out of the inspection, not out of the record; twice is once. Tells the step that it stood in. Refused once
 * the inspection is finished or nothing can be added to it. 404 for a photo of another one.
 */
export function removePhoto(access: InspectionAccess, photoId: string): Promise<Outcome<{ step: InspectionStep }>> {
  return transact(INSPECTION_MESSAGES.failed, async (tx) => {
    const { at, inspection, against } = await lockInspection(tx, access)
    if (!inspection) throw notFound()
    const [photo] = await tx
      .select()
      .from(inspectionPhotos)
      .where(and(eq(inspectionPhotos.id, photoId), eq(inspectionPhotos.inspectionId, inspection.id)))
    if (!photo) throw notFound()
    const removed = { ok: true, step: stepOf(photo) } as const
    if (photo.removedAt) return removed
    if (inspection.finishedAt) return refused('inspection-finished', INSPECTION_MESSAGES.finished)
    if (against) return refused('inspection-finished', against)
    await takeOut(tx, photo, at.by)
    return removed
  })
}
