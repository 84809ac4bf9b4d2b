import type { Chance } from '../pen/chance'
import type { Light } from '../solid/light'

/** Where the ground meets what stands behind the vehicle, and what makes one such place unlike another. */
type Ground = { horizon: number; chance: Chance }

/** A place behind a vehicle: its drawing, and the light it throws on what stands in it. */
export type Place = {
  light: Light
  /** Whether a vehicle is mirrored in the floor. */
  isGlossy: boolean
  /** The color that lies over everything, as in the evening. */
  tint?: { color: string; opacity: number }
  draw: (ground: Ground) => { defs: string; svg: string }
}
