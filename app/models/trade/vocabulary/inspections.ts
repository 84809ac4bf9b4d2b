import type { Option } from './option'

/** Whose report it is: the driver's (renter) or the owner's. */
export const INSPECTION_SIDES = ['renter', 'owner'] as const
export type InspectionSide = (typeof INSPECTION_SIDES)[number]

export const INSPECTION_PHASES = ['pickup', 'return'] as const
export type InspectionPhase = (typeof INSPECTION_PHASES)[number]

/** The four photos that every inspection needs, in the order they are taken and shown. */
export const SHOTS = [
  { value: 'drivers-side', label: "Driver's side shot" },
  { value: 'rear', label: 'Rear shot' },
  { value: 'passenger-side', label: 'Passenger side shot' },
  { value: 'drivers-front', label: "Driver's front" },
] as const satisfies readonly Option[]
export type Shot = (typeof SHOTS)[number]['value']

/** general: one of the four shots. damage: a photo of one damage, with its place and type. */
export const INSPECTION_TYPES = ['general', 'damage'] as const

/** repeated: the same photo was used before, for this or another vehicle. old: taken more than a day before upload. */
export const PHOTO_WARNINGS = ['repeated', 'old'] as const
export type PhotoWarning = (typeof PHOTO_WARNINGS)[number]

/** Variants shown on pages, named by their longest side in pixels. The original is never shown. */
export const PHOTO_VARIANTS = ['400.webp', '1280.webp'] as const
export type PhotoVariant = (typeof PHOTO_VARIANTS)[number]

export const PHOTO_TYPES = ['exterior', 'interior'] as const
export type PhotoType = (typeof PHOTO_TYPES)[number]

export const OBSERVATION_POINTS = ['front', 'driver_side', 'passenger_side', 'back', 'top', 'seat'] as const
export type ObservationPoint = (typeof OBSERVATION_POINTS)[number]

const FRONT = ['front_windshield', 'grill', 'front_bumper', 'left_head_light', 'right_head_light'] as const
const SIDE = ['front_wheel', 'rear_wheel', 'front_fender', 'front_door', 'rear_door', 'rear_fender'] as const
const BACK = ['rear_windshield', 'trunk', 'rear_bumper', 'left_tail_light', 'right_tail_light'] as const
const TOP = ['roof', 'front_hood', 'rear_hood'] as const
const PANEL = ['dashboard', 'steering'] as const
const SEATS = ['passenger_seat', 'driver_seat', 'rear_right_seat', 'rear_left_seat'] as const
const BACKSIDES = ['driver_seat_backside', 'passenger_seat_backside'] as const

export const VEHICLE_PARTS = [...FRONT, ...SIDE, ...BACK, ...TOP, ...PANEL, ...SEATS, ...BACKSIDES] as const
export type VehiclePart = (typeof VEHICLE_PARTS)[number]

type View = { view: ObservationPoint; parts: readonly VehiclePart[] }

/** Which parts are visible from which view, outside and inside. */
export const DAMAGE_VIEWS: Record<PhotoType, readonly View[]> = {
  exterior: [
    { view: 'front', parts: FRONT },
    { view: 'driver_side', parts: SIDE },
    { view: 'passenger_side', parts: SIDE },
    { view: 'back', parts: BACK },
    { view: 'top', parts: TOP },
  ],
  interior: [
    { view: 'front', parts: PANEL },
    { view: 'seat', parts: SEATS },
    { view: 'back', parts: BACKSIDES },
  ],
}

const OUTSIDE = ['dent', 'crack', 'detached', 'misalignment', 'missing', 'puncture', 'rust'] as const
const INSIDE = ['scratch', 'stain', 'tear', 'burn', 'crack', 'missingOrBroken'] as const
const INSIDE_ALONE = ['scratch', 'stain', 'tear', 'burn', 'missingOrBroken'] as const

export const DAMAGE_TYPES = [...OUTSIDE, ...INSIDE_ALONE] as const
export type DamageType = (typeof DAMAGE_TYPES)[number]

/** Damage types; the first is the default. */
export const DAMAGE_TYPES_OF: Record<PhotoType, readonly DamageType[]> = { exterior: OUTSIDE, interior: INSIDE }

export const DAMAGE_SIZES = ['small', 'medium', 'large'] as const
type DamageSize = (typeof DAMAGE_SIZES)[number]

/** Place and type of a damage. */
export interface Damage {
  photoType: PhotoType
  observationPoint: ObservationPoint
  partOfVehicle: VehiclePart
  damageType: DamageType
  damageSize: DamageSize
}

/** PDF reports of a booked vehicle: everything, or what is new at its return. */
export const REPORT_PDFS = ['inspection-report.pdf', 'loss-and-damage.pdf'] as const

export type ReportPdfName = (typeof REPORT_PDFS)[number]

/** Statements about the return of a vehicle; only the owner can object. */
export const RETURN_STATEMENTS = ['confirmed', 'objected'] as const
export type ReturnStatement = (typeof RETURN_STATEMENTS)[number]

/** Actions on a recipient's link, as in addresses. */
export const RECIPIENT_ACTION_KINDS = ['link', 'revocation'] as const

export type RecipientActionKind = (typeof RECIPIENT_ACTION_KINDS)[number]
