import { type Refusal, refused } from '~/models/trade/answers/outcome'
import { instantIn } from '~/models/trade/days/zones'
import type { InspectionStep } from '~/models/trade/paths/inspection'
import { type PhotoWarning, SHOTS, type Shot } from '~/models/trade/vocabulary/inspections'
import { INSPECTION_MESSAGES } from './inspection-messages'

/** The shots that have not been taken, in their order. */
export function missingShots(photos: readonly { shot: Shot | null }[]): Shot[] {
  return SHOTS.map(({ value }) => value).filter((shot) => !photos.some((photo) => photo.shot === shot))
}

/** The step that a photo stands in. */
export const stepOf = ({ shot }: { shot: Shot | null }): InspectionStep => (shot ? 'photos' : 'damage')

/**
 * Where an inspection is taken up again: at the damages where all shots are there, and where damage is there already, with
 * what is missing said above it.
 */
export function stepToResume({ missing, damages }: { missing: number; damages: number }): InspectionStep {
  return missing === 0 || damages > 0 ? 'damage' : 'photos'
}

/** Why nobody can say any more that there is no damage; null when they can. */
export function checkNoDamage({ isFinished, damages }: { isFinished: boolean; damages: number }): Refusal | null {
  if (damages > 0) return refused('damage-reported', INSPECTION_MESSAGES.damageReported)
  return isFinished ? refused('inspection-finished', INSPECTION_MESSAGES.finished) : null
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The instant at which a camera's clock showed a time: by what it told of its zone, else by the clocks where the vehicle stands. */
export function takenAt({ wallClock, ahead }: { wallClock: string | null; ahead: string | null }, zone: string) {
  if (wallClock === null) return null
  return ahead === null ? instantIn(wallClock, zone) : new Date(`${wallClock}${ahead}`)
}

/** '33.75000, -84.39000', to a yard; null where a photo does not say. */
export function placeWords({ latitude, longitude }: { latitude: number | null; longitude: number | null }) {
  return latitude === null || longitude === null ? null : `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
}

/** What to be warned of; neither keeps a photo out. */
export function warningsOf(
  { isRepeated, takenAt }: { isRepeated: boolean; takenAt: Date | null },
  receivedAt: Date,
): PhotoWarning[] {
  const isOld = takenAt !== null && receivedAt.getTime() - takenAt.getTime() > DAY_MS
  return [...(isRepeated ? (['repeated'] as const) : []), ...(isOld ? (['old'] as const) : [])]
}
