import type { InspectionStep } from '~/models/trade/paths/inspection'
import { SHOTS, type Shot } from '~/models/trade/vocabulary/inspections'

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
