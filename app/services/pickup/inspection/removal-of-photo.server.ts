import { stepOf } from '~/models/pickup/inspection/inspection-step'
import { notFound } from '~/server/errors.server'
import { inspectionView } from './inspection-view.server'
import type { InspectionAccess } from './require-inspection.server'

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
