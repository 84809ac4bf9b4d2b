import { randomUUID } from 'node:crypto'
import type { NewPhoto } from '~/models/pickup/inspection/inspection-form'
import type { Outcome } from '~/models/trade/answers/outcome'
import type { Received } from '~/server/files/receive-file.server'
import { addPhoto, photoKey } from './add-photo.server'
import { inspectionView } from './inspection-view.server'
import type { InspectionAccess } from './require-inspection.server'

/**
 * Takes a damage from a form. The same form with the same picture and choices is one damage, however often it is sent; with
 * others, after going back, it is another.
 */
export function reportDamage(access: InspectionAccess, photo: NewPhoto, received?: Received): Promise<Outcome> {
  const picture = received?.ok ? received.file.sha256 : null
  return addPhoto(access, { ...photo, key: photoKey([photo.key, photo.shows, photo.replaces, picture]) }, received)
}

/**
 * The form of one damage, with a key of its own: of a new one, or of the one that it is about. Of one that was changed or
 * deleted meanwhile it is that of a new one.
 */
export async function damagePage(access: InspectionAccess, damageId?: string) {
  const { title, damages, finished, person, against } = await inspectionView(access)
  const at = damages.findIndex(({ id, isAddendum }) => id === damageId && !isAddendum && !finished)
  const key: string = randomUUID()
  return { title, person, against, key, isFinished: finished !== null, number: at + 1, damage: damages[at] ?? null }
}

export type DamagePage = Awaited<ReturnType<typeof damagePage>>
