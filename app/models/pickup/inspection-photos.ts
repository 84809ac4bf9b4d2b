import { instantIn } from '~/models/trade/days/zones'
import { pluralize } from '~/models/trade/format/text'
import type { InspectionStep } from '~/models/trade/paths/inspection'
import { type Refusal, refused } from '~/models/trade/results/outcome'
import { type PhotoWarning, SHOTS, type Shot } from '~/models/trade/vocabulary/inspections'
import { INSPECTION_MESSAGES } from './inspection-messages'

/** The shots that are still missing, in order. */
export function missingShots(photos: readonly { shot: Shot | null }[]): Shot[] {
  return SHOTS.map(({ value }) => value).filter((shot) => !photos.some((photo) => photo.shot === shot))
}

/** The step that a photo belongs to. */
export const stepOf = ({ shot }: { shot: Shot | null }): InspectionStep => (shot ? 'photos' : 'damage')

/**
 * Where an inspection resumes: at the damages once all shots are taken or there is any damage; the page then says which
 * shots are missing.
 */
export function stepToResume({ missing, damages }: { missing: number; damages: number }): InspectionStep {
  return missing === 0 || damages > 0 ? 'damage' : 'photos'
}

/** Why "no damage" can no longer be stated, or null. */
export function checkNoDamage({ isFinished, damages }: { isFinished: boolean; damages: number }): Refusal | null {
  if (damages > 0) return refused('damage-reported', INSPECTION_MESSAGES.damageReported)
  return isFinished ? refused('inspection-finished', INSPECTION_MESSAGES.finished) : null
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Converts a camera's local time, using its own UTC offset, else the time zone of the vehicle. */
export function takenAt({ wallClock, ahead }: { wallClock: string | null; ahead: string | null }, zone: string) {
  if (wallClock === null) return null
  return ahead === null ? instantIn(wallClock, zone) : new Date(`${wallClock}${ahead}`)
}

/** '33.75000, -84.39000', accurate to a yard; null if the photo has no location. */
export function placeText({ latitude, longitude }: { latitude: number | null; longitude: number | null }) {
  return latitude === null || longitude === null ? null : `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
}

/** Warnings about a photo; it is accepted all the same. */
export function warningsOf(
  { isRepeated, takenAt }: { isRepeated: boolean; takenAt: Date | null },
  receivedAt: Date,
): PhotoWarning[] {
  const isOld = takenAt !== null && receivedAt.getTime() - takenAt.getTime() > DAY_MS
  return [...(isRepeated ? (['repeated'] as const) : []), ...(isOld ? (['old'] as const) : [])]
}

/** "Still needed: passenger side shot, driver's front"; null once every photo is taken. */
export function neededText(shots: readonly Shot[]): string | null {
  const needed = SHOTS.filter(({ value }) => !shots.includes(value))
  return needed.length === 0 ? null : `Still needed: ${needed.map(({ label }) => label.toLowerCase()).join(', ')}.`
}

type Progress = { shots: readonly Shot[]; damages: number }

/** 'Inspection started: 2 of 4 photos, 1 damage noted'; null before the first of them. */
export function startedText(inspection: Progress): string | null {
  const progress = progressText({ ...inspection, isFinished: false })
  return progress && `Inspection started: ${progress}`
}

/** '2 of 4 photos, 1 damage noted' or '4 of 4 photos, finished'; null for one with nothing in it. */
export function progressText({ shots, damages, isFinished }: Progress & { isFinished: boolean }): string | null {
  if (shots.length + damages === 0 && !isFinished) return null
  const photos = `${shots.length} of ${SHOTS.length} photos`
  const noted = damages > 0 && `${pluralize(damages, 'damage')} noted`
  return [photos, noted, isFinished && 'finished'].filter(Boolean).join(', ')
}
