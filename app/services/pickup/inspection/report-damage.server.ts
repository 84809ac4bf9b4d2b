import type { NewPhoto } from '~/models/pickup/inspection/inspection-form'
import type { Outcome } from '~/models/trade/answers/outcome'
import type { Received } from '~/server/files/receive-file.server'
import { addPhoto } from './add-photo.server'
import { photoKey } from './photo-key.server'
import type { InspectionAccess } from './require-inspection.server'

/**
 * Takes a damage from a form. The same form with the same picture and choices is one damage, however often it is sent; with
 * others, after going back, it is another.
 */
export function reportDamage(access: InspectionAccess, photo: NewPhoto, received?: Received): Promise<Outcome> {
  const picture = received?.ok ? received.file.sha256 : null
  return addPhoto(access, { ...photo, key: photoKey([photo.key, photo.shows, photo.replaces, picture]) }, received)
}
