import { type Refusal, refused } from '~/models/trade/answers/outcome'
import { WENT_WRONG_IN_SMALL } from '~/models/trade/answers/sentences'
import { MAX_VEHICLE_PHOTOS } from '~/models/trade/constants'
import { cropOf } from '~/models/trade/crop.mjs'
import { ANGLES, THREE_QUARTER } from '~/models/trade/photos'
import type { ListingStatus } from '~/models/trade/vocabulary/vehicles'
import { pluralize } from '~/models/trade/words/text'

export const PHOTO_MESSAGES = {
  saved: (count: number) => `${pluralize(count, 'photo')} saved.`,
  moved: 'Photo moved.',
  cropped: 'Crop saved.',
  deleted: 'Photo deleted.',
  /** In the history of the listing. */
  edited: 'Photos',
  failed: WENT_WRONG_IN_SMALL,
  noneChosen: 'Please choose a photo.',
  tooMany: `A vehicle has at most ${MAX_VEHICLE_PHOTOS} photos. Delete one first.`,
  needed: "A listed vehicle keeps its driver's side photo. Replace it instead.",
  changed: 'Someone else replaced or deleted this photo. Nothing was saved.',
  cannotCrop: "This photo can't be cropped. Replace it instead.",
} as const

/** The photos that a listing has a place for, in the order in which they are asked for. */
export const SLOTS = [...ANGLES, THREE_QUARTER]

const [DRIVERS_SIDE] = ANGLES

type Shown = { angle: number | null }

/** What keeps a vehicle with these photos from being listed; null where nothing does. */
export function photosMissing(photos: readonly Shown[]): string | null {
  if (photos.some(({ angle }) => angle === DRIVERS_SIDE.value)) return null
  return "Without a driver's side photo this listing stays a draft."
}

/** Why a photo may not be deleted; null when it may. A draft may lose any. */
export function checkPhotoRemoval({ angle }: Shown, status: ListingStatus): Refusal | null {
  const isNeeded = angle === DRIVERS_SIDE.value && (status === 'listed' || status === 'edit_requests')
  return isNeeded ? refused('photo-needed', PHOTO_MESSAGES.needed) : null
}

/** The same ids with one of them at another place, from 0; the nearest there is. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((each) => each !== id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/** A field of the upload form: a slot by its angle, a photo to be replaced by its id, or further ones. */
export const FURTHER = 'further'
export const slotField = (angle: number) => `angle-${angle}`
export const replaceField = (photoId: string) => `replace-${photoId}`

/** What a photo that was sent is for. */
export type PhotoPlace = { angle: number | null; replaces: string | null }

/** By the name of its field; null for a field that the form does not have. */
export function placeOf(field: string): PhotoPlace | null {
  if (field === FURTHER) return { angle: null, replaces: null }
  const slot = SLOTS.find(({ value }) => slotField(value) === field)
  if (slot) return { angle: slot.value, replaces: null }
  const [, replaces] = /^replace-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(field) ?? []
  return replaces === undefined ? null : { angle: null, replaces }
}

/** Whether a photo of this size is cut to be shown: one that is 4:3 has no crop to adjust. */
export function isCut(size: { width: number; height: number }): boolean {
  const { width, height } = cropOf(size, { x: 50, y: 50 })
  return width < 99.5 || height < 99.5
}
