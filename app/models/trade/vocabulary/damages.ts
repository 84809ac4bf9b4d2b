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

/** Which parts are seen from where, outside of a vehicle and inside. */
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

/** What may have happened to a part; the first is what a new damage begins with. */
export const DAMAGE_TYPES_OF: Record<PhotoType, readonly DamageType[]> = { exterior: OUTSIDE, interior: INSIDE }

export const DAMAGE_SIZES = ['small', 'medium', 'large'] as const
type DamageSize = (typeof DAMAGE_SIZES)[number]

/** Where a damage is and what it is. */
export interface Damage {
  photoType: PhotoType
  observationPoint: ObservationPoint
  partOfVehicle: VehiclePart
  damageType: DamageType
  damageSize: DamageSize
}
