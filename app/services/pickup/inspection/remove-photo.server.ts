import { and, eq } from 'drizzle-orm'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection/inspection-messages'
import { stepOf } from '~/models/pickup/inspection/inspection-photos'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import type { InspectionStep } from '~/models/trade/paths/inspection'
import { inspectionPhotos } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import { notFound } from '~/server/errors.server'
import { inspectionView } from './inspection-view.server'
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
