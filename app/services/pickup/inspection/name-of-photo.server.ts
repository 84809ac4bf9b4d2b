import { notFound } from '~/server/errors.server'
import { inspectionView } from './inspection-view.server'
import type { InspectionDoor } from './open-inspection.server'

/** What a photo of the inspection is called: 'Rear shot', 'Damage #2'. 404 for one that is not there any more. */
export async function nameOfPhoto(door: InspectionDoor, photoId: string): Promise<string> {
  const { shots, damages } = await inspectionView(door)
  const shot = shots.find(({ photo }) => photo?.id === photoId)
  if (shot) return shot.label
  const at = damages.findIndex(({ id }) => id === photoId)
  if (at < 0) throw notFound()
  return `Damage #${at + 1}`
}
