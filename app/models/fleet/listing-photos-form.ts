import { z } from 'zod'
import { MAX_VEHICLE_PHOTOS } from '~/models/trade/constants'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { placeOf } from './listing-photos'

const percent = z.coerce.number(PAGE_OUTDATED).min(0, PAGE_OUTDATED).max(100, PAGE_OUTDATED).transform(Math.round)

/** Center of the visible part of a photo, in percent. */
export const CropForm = z.object({ x: percent, y: percent })

/** New gallery position of a photo, from 0. */
export const PlaceForm = z.object({ position: z.coerce.number().int().min(0).max(MAX_VEHICLE_PHOTOS) })

/** One photo uploaded by script; `key` is generated when it is chosen, `place` is the name of its field. */
export const SentPhotoForm = z.object({
  key: z.guid(PAGE_OUTDATED),
  place: z
    .string()
    .transform((field) => placeOf(field))
    .refine((place) => place !== null, PAGE_OUTDATED),
})
