import { randomUUID } from 'node:crypto'
import type { NewPhoto } from '~/models/pickup/inspection-form'
import { type Damage, SHOTS, type Shot } from '~/models/trade/vocabulary/inspections'

import { addPhoto } from '~/services/pickup/add-photo.server'
import { finishInspection, type InspectionAccess } from '~/services/pickup/inspection.server'
import { beginPhotos } from '~/services/pickup/inspection-forms.server'
import { unwrap } from './unwrap'

interface InspectionInput {
  /** The picture of a shot or a damage, as a phone sends it. */
  pictureOf: (shows: Shot | Damage) => Promise<Buffer>
  damages?: readonly Damage[]
}

/** Takes the four shots, reports the damages and finishes the inspection. Returns the ids of its photos in order. */
export async function inspectVehicle(
  access: InspectionAccess,
  { pictureOf, damages = [] }: InspectionInput,
): Promise<string[]> {
  const photos = []
  for (const { value: shot } of SHOTS) {
    photos.push(await takePhoto(access, { type: 'general', shot }, await pictureOf(shot)))
  }
  for (const damage of damages) {
    photos.push(await takePhoto(access, { type: 'damage', ...damage }, await pictureOf(damage)))
  }
  unwrap(await finishInspection(access, { noDamage: damages.length === 0 }))
  return photos
}

/** Sends one photo as a phone does, and returns its id. */
export async function takePhoto(access: InspectionAccess, shows: NewPhoto['shows'], picture: Buffer): Promise<string> {
  const { take, received } = await beginPhotos(access, ['file'])
  await take({ field: 'file', name: 'IMG_1.JPG', content: piecesOf(picture) })
  const photo = { key: randomUUID(), capturedAt: null, replaces: null, shows }
  return unwrap(await addPhoto(access, photo, received.get('file'))).photo.id
}

async function* piecesOf(bytes: Buffer) {
  yield bytes
}
