import { unit } from '../solid/vector'

/** Where the light comes from: indoors, by day and in the evening. */
export const LAMP = unit([-0.3, 0.85, 0.45])
export const SUN = unit([-0.35, 0.75, 0.55])
export const EVENING = unit([-0.6, 0.42, 0.6])
