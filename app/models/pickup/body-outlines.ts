import type { ObservationPoint, PhotoType } from '~/models/trade/vocabulary/inspections'
import type { BodyType } from '~/models/trade/vocabulary/vehicle-details'
import { END_SIZE, PICKUP_ENDS, TALL_ENDS, WAGON_ENDS } from './end-outlines'
import { OUTLINES, type Outline } from './outlines'

type Side = 'side' | 'back' | 'front'
/** The drawings of a body by side; a side that is missing looks like that of a car. */
type Build = Partial<Record<Side, Outline>>

const SIZE = { width: 320, height: 140 }

/** The side of a body with the wheels of a car: `fender` and `rear` end above their wheel arches. */
function sideOf(parts: Record<'fender' | 'door' | 'rearDoor' | 'rear' | 'glass', string>): Outline {
  return {
    ...SIZE,
    shapes: [
      ['front_fender', `${parts.fender}V104H98A29 29 0 0 0 40 104H16Z`],
      ['front_door', parts.door],
      ['rear_door', parts.rearDoor],
      ['rear_fender', `${parts.rear}V104H289A29 29 0 0 0 231 104H218V80Z`],
      ['front_wheel', 'M49 108a21 21 0 1 0 42 0a21 21 0 1 0-42 0'],
      ['rear_wheel', 'M239 108a21 21 0 1 0 42 0a21 21 0 1 0-42 0'],
    ],
    glass: parts.glass,
    lines: 'M58 108a12 12 0 1 0 24 0a12 12 0 1 0-24 0M248 108a12 12 0 1 0 24 0a12 12 0 1 0-24 0M4 129H316',
  }
}

const WAGON: Build = {
  side: sideOf({
    fender: 'M16 104V84Q18 66 60 62L98 58H102',
    door: 'M102 58L126 24H162V104H102Z',
    rearDoor: 'M162 24H218V104H162Z',
    rear: 'M218 24H284Q298 26 304 62',
    glass: 'M112 56L134 32H156V56ZM168 32H212V56H168ZM224 32H276L290 56H224Z',
  }),
  ...WAGON_ENDS,
}
const PICKUP: Build = {
  side: sideOf({
    fender: 'M16 104V82Q18 68 60 64L100 60H102',
    door: 'M102 60L126 24H152V104H102Z',
    rearDoor: 'M152 24H186Q194 26 196 60V104H152Z',
    rear: 'M218 104H196V60H306',
    glass: 'M114 58L134 32H146V58ZM158 32H180L186 58H158Z',
  }),
  ...PICKUP_ENDS,
}
const VAN: Build = {
  side: sideOf({
    fender: 'M16 104V76Q18 64 44 58H102',
    door: 'M44 58L72 18Q78 10 92 10H122V104H102V58Z',
    rearDoor: 'M122 10H218V104H122Z',
    rear: 'M218 10H292Q306 10 306 24',
    glass: 'M60 56L82 22H116V56Z',
  }),
  ...TALL_ENDS,
}
const TRUCK: Build = {
  side: sideOf({
    fender: 'M16 104V72Q18 62 40 60H102',
    door: 'M40 60L58 26H102V60Z',
    rearDoor: 'M102 10H218V104H102Z',
    rear: 'M218 10H306',
    glass: 'M52 58L66 34H92V58Z',
  }),
  ...TALL_ENDS,
}
const BUS: Build = {
  side: sideOf({
    fender: 'M16 104V22Q16 8 30 8H104',
    door: 'M104 8H160V104H104Z',
    rearDoor: 'M160 8H218V104H160Z',
    rear: 'M218 8H292Q306 8 306 22',
    glass: 'M24 24H96V56H24ZM112 24H152V56H112ZM168 24H210V56H168ZM226 24H298V56H226Z',
  }),
  ...TALL_ENDS,
}

/** A motorcycle has no parts of a car but its wheels. */
const MOTORCYCLE_END: Outline = {
  ...END_SIZE,
  body: 'M106 66H134V138Q120 148 106 138ZM104 44a16 16 0 1 0 32 0a16 16 0 1 0-32 0M62 52Q84 24 120 26Q156 24 178 52M84 112L106 66M156 112L134 66',
  shapes: [],
}
const MOTORCYCLE: Build = {
  side: {
    ...SIZE,
    body: 'M76 98L120 34L104 22M116 42H152Q176 42 184 56L262 56Q272 58 264 68L190 76L208 104H142L114 56M190 76L244 98',
    shapes: [
      ['front_wheel', 'M42 98a34 34 0 1 0 68 0a34 34 0 1 0-68 0'],
      ['rear_wheel', 'M210 98a34 34 0 1 0 68 0a34 34 0 1 0-68 0'],
    ],
  },
  back: MOTORCYCLE_END,
  front: MOTORCYCLE_END,
}

/** Bodies that do not look like a car. */
const BUILDS: Readonly<Record<string, Build>> = {
  Wagon: WAGON,
  SUV: WAGON,
  Hearse: WAGON,
  Pickup: PICKUP,
  Van: VAN,
  Ambulance: VAN,
  'Step Van': VAN,
  Truck: TRUCK,
  'Box Truck': TRUCK,
  'Fire Truck': TRUCK,
  Bus: BUS,
  Motorcycle: MOTORCYCLE,
} satisfies Partial<Record<BodyType, Build>>

const SIDES: Partial<Record<ObservationPoint, Side>> = {
  driver_side: 'side',
  passenger_side: 'side',
  back: 'back',
  front: 'front',
}

/** The drawing of a vehicle with this body; inside, and from above, all look like a car. */
export function outlineOf(bodyType: string, kind: PhotoType, view: ObservationPoint): Outline | undefined {
  const ofCar = OUTLINES[kind][view]
  const side = kind === 'exterior' ? SIDES[view] : undefined
  const drawn = side && BUILDS[bodyType]?.[side]
  return drawn && ofCar ? { ...drawn, isMirrored: ofCar.isMirrored } : ofCar
}
