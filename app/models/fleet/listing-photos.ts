import { MAX_VEHICLE_PHOTOS } from '~/models/trade/constants'
import { cropOf } from '~/models/trade/crop.mjs'
import { pluralize } from '~/models/trade/format/text'
import { ANGLES, THREE_QUARTER } from '~/models/trade/photos'
import { type Refusal, refused } from '~/models/trade/results/outcome'
import { WENT_WRONG_IN_SMALL } from '~/models/trade/results/shared-messages'
import type { ListingStatus } from '~/models/trade/vocabulary/listings'

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
  gone: 'This photo has been replaced or deleted.',
  cannotCrop: "This photo can't be cropped. Replace it instead.",
} as const

/** The standard photos of a listing, in the order its form shows them. */
export const SLOTS = [...ANGLES, THREE_QUARTER]

const [DRIVERS_SIDE] = ANGLES

type Shown = { angle: number | null }

/** Why a vehicle with these photos cannot be listed, or null. */
export function photosMissing(photos: readonly Shown[]): string | null {
  if (photos.some(({ angle }) => angle === DRIVERS_SIDE.value)) return null
  return "Add a photo of the driver's side. Without it the listing stays a draft."
}

/** Why a photo may not be deleted, or null. Drafts need no photo. */
export function checkPhotoRemoval({ angle }: Shown, status: ListingStatus): Refusal | null {
  const isNeeded = angle === DRIVERS_SIDE.value && (status === 'listed' || status === 'edit_requests')
  return isNeeded ? refused('photo-required', PHOTO_MESSAGES.needed) : null
}

/** The ids with one moved to another position, from 0 and at most the end. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((each) => each !== id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/** Fields of the upload form: a slot by its angle, a photo to replace by its id, or additional photos. */
export const FURTHER = 'further'
export const slotField = (angle: number) => `angle-${angle}`
export const replaceField = (photoId: string) => `replace-${photoId}`

/** What an uploaded photo is for. `keepsOther`: a photo that has the angle stays, as an additional one. */
export type PhotoPlace = { angle: number | null; replaces: string | null; keepsOther?: true }

/** Parsed from the field name; null if the form has no such field. */
export function placeOf(field: string): PhotoPlace | null {
  if (field === FURTHER) return { angle: null, replaces: null }
  const slot = SLOTS.find(({ value }) => slotField(value) === field)
  if (slot) return { angle: slot.value, replaces: null }
  const [, replaces] = /^replace-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(field) ?? []
  return replaces === undefined ? null : { angle: null, replaces }
}

/** Whether a photo of this size is cropped for display; a 4:3 photo has no crop to adjust. */
export function isCut(size: { width: number; height: number }): boolean {
  const { width, height } = cropOf(size, { x: 50, y: 50 })
  return width < 99.5 || height < 99.5
}
