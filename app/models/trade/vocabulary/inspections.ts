import type { Option } from './option'

/** Whose report it is: of whoever fetches the vehicle, or of its owner. */
export const INSPECTION_SIDES = ['renter', 'owner'] as const
export type InspectionSide = (typeof INSPECTION_SIDES)[number]

export const INSPECTION_PHASES = ['pickup', 'return'] as const
export type InspectionPhase = (typeof INSPECTION_PHASES)[number]

/** The four pictures that every inspection needs, in the order they are taken and shown. */
export const SHOTS = [
  { value: 'drivers-side', label: "Driver's side shot" },
  { value: 'rear', label: 'Rear shot' },
  { value: 'passenger-side', label: 'Passenger side shot' },
  { value: 'drivers-front', label: "Driver's front" },
] as const satisfies readonly Option[]
export type Shot = (typeof SHOTS)[number]['value']

/** general: one of the four shots. damage: a picture of one damage, with where and what it is. */
export const INSPECTION_TYPES = ['general', 'damage'] as const

/** repeated: the same picture was used before, here or at another vehicle. old: taken more than a day before it came in. */
export const PHOTO_WARNINGS = ['repeated', 'old'] as const
export type PhotoWarning = (typeof PHOTO_WARNINGS)[number]

/** The prints that pages show, by their longest side in pixels. What was sent is never shown itself. */
export const PHOTO_VARIANTS = ['400.webp', '1280.webp'] as const
export type PhotoVariant = (typeof PHOTO_VARIANTS)[number]
