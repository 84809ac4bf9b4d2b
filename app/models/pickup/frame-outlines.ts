import type { ObservationPoint, Shot } from '~/models/trade/vocabulary/inspections'
import type { BodyType } from '~/models/trade/vocabulary/vehicle-details'
import { OUTLINES, type Outline } from './outlines'

/** From which point of observation each of the four shots is taken. */
export const VIEW_OF_SHOT = {
  'drivers-side': 'driver_side',
  rear: 'back',
  'passenger-side': 'passenger_side',
  'drivers-front': 'front',
} as const satisfies Record<Shot, ObservationPoint>

type Side = 'side' | 'back' | 'front'
/** An SVG path for each side; a side that is missing looks like that of a car. */
type Build = Partial<Record<Side, string>>

const WHEELS = 'M49 108a21 21 0 1 0 42 0a21 21 0 1 0-42 0M239 108a21 21 0 1 0 42 0a21 21 0 1 0-42 0'
/** From the rear wheel to the front bumper, below the doors. */
const SILL = 'V104H289A29 29 0 0 0 231 104H98A29 29 0 0 0 40 104H16Z'

const TALL = {
  back: 'M44 10H196Q206 10 208 22L214 136H26L32 22Q34 10 44 10ZM120 18V128M50 26H112V66H48ZM128 26H190L192 66H128ZM36 84H56V110H34ZM184 84H204L206 110H184Z',
  front:
    'M44 10H196Q206 10 208 22L214 136H26L32 22Q34 10 44 10ZM50 24H190L196 72H44ZM38 92H70V112H36ZM170 92H202L204 112H170ZM84 92H156V112H84Z',
}
const WAGON: Build = {
  side: `M16 104V84Q18 66 60 62L98 58L126 24H284Q298 26 304 62${SILL}M112 56L134 32H276L290 56Z${WHEELS}`,
}
const PICKUP: Build = {
  side: `M16 104V82Q18 68 60 64L100 60L126 24H186Q194 26 196 60H306${SILL}M114 58L134 32H180L186 58Z${WHEELS}`,
}
const VAN: Build = {
  side: `M16 104V76Q18 64 44 58L72 18Q78 10 92 10H292Q306 10 306 24${SILL}M60 56L82 22H118V56Z${WHEELS}`,
  ...TALL,
}
const TRUCK: Build = {
  side: `M16 104V72Q18 62 40 60L58 26H100V10H306${SILL}M100 26V104M52 58L66 34H90V58Z${WHEELS}`,
  ...TALL,
}
const BUS: Build = { side: `M16 104V22Q16 8 30 8H292Q306 8 306 22${SILL}M24 24H298V56H24Z${WHEELS}`, ...TALL }
const MOTORCYCLE_END =
  'M106 66H134V138Q120 148 106 138ZM104 44a16 16 0 1 0 32 0a16 16 0 1 0-32 0M62 52Q84 24 120 26Q156 24 178 52M84 112L106 66M156 112L134 66'
const MOTORCYCLE: Build = {
  side: 'M42 98a34 34 0 1 0 68 0a34 34 0 1 0-68 0M210 98a34 34 0 1 0 68 0a34 34 0 1 0-68 0M76 98L120 34L104 22M116 42H152Q176 42 184 56L262 56Q272 58 264 68L190 76L208 104H142L114 56M190 76L244 98',
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

const SIDE_OF_VIEW = { driver_side: 'side', passenger_side: 'side', back: 'back', front: 'front' } as const

/** The outline of a body as one of the four shots shows it: the size of the drawing and one SVG path. */
export function frameOutline(bodyType: string, shot: Shot) {
  const view = VIEW_OF_SHOT[shot]
  const ofCar = OUTLINES.exterior[view]
  if (!ofCar) throw new Error(`There is no outline of ${view}.`)
  const path = BUILDS[bodyType]?.[SIDE_OF_VIEW[view]] ?? lineDrawing(ofCar)
  return { width: ofCar.width, height: ofCar.height, path, isMirrored: ofCar.isMirrored ?? false }
}

/** A car from the front or back has a body behind its parts; from the side its parts are all of it. */
function lineDrawing({ body = '', shapes, glass = '' }: Outline): string {
  const parts = shapes.map(([, part]) => part).join('')
  return glass ? parts + glass : body + parts
}
