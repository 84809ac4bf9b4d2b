import { randomUUID } from 'node:crypto'
import type { NewPhoto } from '~/models/pickup/inspection/inspection-form'
import type { Account } from '~/server/session/asker.server'
import { addPhoto } from '~/services/pickup/inspection/add-photo.server'
import { addShots } from '~/services/pickup/inspection/add-shots.server'
import { beginPhotos } from '~/services/pickup/inspection/begin-photos.server'
import { damagePage } from '~/services/pickup/inspection/damage-page.server'
import { finishInspection } from '~/services/pickup/inspection/finish-inspection.server'
import { inspectionView } from '~/services/pickup/inspection/inspection-view.server'
import { type InspectionDoor, openInspection } from '~/services/pickup/inspection/open-inspection.server'
import { removalOfPhoto } from '~/services/pickup/inspection/removal-of-photo.server'
import { removePhoto } from '~/services/pickup/inspection/remove-photo.server'
import { reportDamage } from '~/services/pickup/inspection/report-damage.server'

type At = { orderId: number; orderItemId: string; damageId: string }
type Call = (asker: Account, at: At) => Promise<unknown>

const REAR: NewPhoto = {
  key: randomUUID(),
  capturedAt: null,
  replaces: null,
  shows: { type: 'general', shot: 'rear' },
}

const VERBS: Record<string, (door: InspectionDoor, at: At) => Promise<unknown>> = {
  openInspection: (door) => openInspection(door),
  inspectionView: (door) => inspectionView(door),
  beginPhotos: (door) => beginPhotos(door, ['file']),
  addPhoto: (door) => addPhoto(door, REAR),
  addShots: (door) => addShots(door, { received: new Map(), seen: {} }),
  reportDamage: (door) => reportDamage(door, REAR),
  damagePage: (door, { damageId }) => damagePage(door, damageId),
  removalOfPhoto: (door, { damageId }) => removalOfPhoto(door, damageId),
  finishInspection: (door) => finishInspection(door, { noDamage: false }),
  removePhoto: (door, { damageId }) => removePhoto(door, damageId),
}

/** What an owner can do about a report of their own alone. */
const OWN = ['removePhoto', 'removalOfPhoto']

/** The verbs of inspections on either side, each with whom it serves. */
export function inspectionVerbs<Policy>({ crew, vehicleOwner }: Record<'crew' | 'vehicleOwner', Policy>) {
  const verbs: Record<string, [Policy, Call]> = {}
  for (const [name, call] of Object.entries(VERBS)) {
    verbs[name] = [
      crew,
      (account, at) => call({ side: 'renter', phase: 'pickup', reader: { account, holder: null }, ...at }, at),
    ]
    if (OWN.includes(name)) continue
    verbs[`${name}, as the owner`] = [
      vehicleOwner,
      (owner, at) => call({ side: 'owner', phase: 'pickup', owner, ...at }, at),
    ]
  }
  return verbs
}
