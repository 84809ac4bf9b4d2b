import type { Geometry } from './pen/geometry'
import type { Trim } from './side/trim'
import type { Period } from './subject'

/** In what a famous model differs from others of its body and era. */
export type Likeness = {
  /** In centimeters. */
  measures: Partial<Geometry>
  trim?: Partial<Trim>
  hasWhiteRoof?: true
  /** Whose style of trim it keeps, where that is not its era's. */
  period?: Period
}

/** What is left to chance elsewhere. */
export const WITHOUT_EXTRAS: Partial<Trim> = {
  isTwoTone: false,
  hasVinylRoof: false,
  hasRacingStripe: false,
  hasFenderSkirts: false,
  hasSpoiler: false,
  hasVisor: false,
}
