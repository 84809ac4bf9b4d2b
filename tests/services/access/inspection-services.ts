import { randomUUID } from 'node:crypto'
import { byAccount } from '#tests/world/recipients'
import type { NewPhoto } from '~/models/pickup/inspection-form'
import type { Account } from '~/server/session/asker.server'
import { addPhoto } from '~/services/pickup/add-photo.server'
import { finishInspection, removalOfPhoto, removePhoto } from '~/services/pickup/edit-inspection.server'
import { addShots, beginPhotos, damagePage, reportDamage } from '~/services/pickup/inspection-forms.server'
import { inspectionView } from '~/services/pickup/inspection-view.server'

import { type InspectionAccess, requireInspection } from '~/services/pickup/require-inspection.server'

type At = { orderId: number; orderItemId: string; damageId: string }
type Call = (asker: Account, at: At) => Promise<unknown>

const REAR: NewPhoto = {
  key: randomUUID(),
  capturedAt: null,
  replaces: null,
  shows: { type: 'general', shot: 'rear' },
}

const SERVICES: Record<string, (access: InspectionAccess, at: At) => Promise<unknown>> = {
  requireInspection: (access) => requireInspection(access),
  inspectionView: (access) => inspectionView(access),
  beginPhotos: (access) => beginPhotos(access, ['file']),
  addPhoto: (access) => addPhoto(access, REAR),
  addShots: (access) => addShots(access, { received: new Map(), seen: {} }),
  reportDamage: (access) => reportDamage(access, REAR),
  damagePage: (access, { damageId }) => damagePage(access, damageId),
  removalOfPhoto: (access, { damageId }) => removalOfPhoto(access, damageId),
  finishInspection: (access) => finishInspection(access, { noDamage: false }),
  removePhoto: (access, { damageId }) => removePhoto(access, damageId),
}

/** What an owner can do about a report of their own alone. */
const OWN = ['removePhoto', 'removalOfPhoto']

/** The services of inspections on either side, each with whom it serves. */
export function inspectionServices<Policy>({ crew, vehicleOwner }: Record<'crew' | 'vehicleOwner', Policy>) {
  const services: Record<string, [Policy, Call]> = {}
  for (const [name, call] of Object.entries(SERVICES)) {
    services[name] = [crew, (account, at) => call({ ...at, ...byAccount(account, at.orderId), phase: 'pickup' }, at)]
    if (OWN.includes(name)) continue
    services[`${name}, as the owner`] = [
      vehicleOwner,
      (account, at) => call({ ...at, kind: 'owner', account, phase: 'pickup' }, at),
    ]
  }
  return services
}
