import type { ObservationPoint, PhotoType, VehiclePart } from '~/models/trade/vocabulary/inspections'

/** A drawing of one view: its size, and an SVG path for each part, those in front last. */
export interface Outline {
  width: number
  height: number
  shapes: readonly (readonly [part: VehiclePart, path: string])[]
  /** Mirrored horizontally. */
  isMirrored?: boolean
}

/** The front points left, as seen from the driver's side. */
const SIDE: Outline = {
  width: 320,
  height: 140,
  shapes: [
    ['front_fender', 'M18 78Q22 66 60 62L104 58V106H98A29 29 0 0 0 42 106H20Q14 92 18 78Z'],
    ['front_door', 'M107 58L134 28L167 26V106H107Z'],
    ['rear_door', 'M170 26L206 28L228 56V80Q216 88 212 106H170Z'],
    ['rear_fender', 'M231 57L290 62Q304 66 304 84L302 106H289A29 29 0 0 0 231 106H215Q219 90 231 82Z'],
    ['front_wheel', 'M49 108a21 21 0 1 0 42 0a21 21 0 1 0-42 0'],
    ['rear_wheel', 'M239 108a21 21 0 1 0 42 0a21 21 0 1 0-42 0'],
  ],
}

const FRONT: Outline = {
  width: 240,
  height: 150,
  shapes: [
    ['front_windshield', 'M68 12H172L194 58H46Z'],
    ['right_head_light', 'M36 72H80V102H32Z'],
    ['grill', 'M84 72H156V102H84Z'],
    ['left_head_light', 'M160 72H204L208 102H160Z'],
    ['front_bumper', 'M30 106H210L204 136H36Z'],
  ],
}

const BACK: Outline = {
  width: 240,
  height: 150,
  shapes: [
    ['rear_windshield', 'M68 12H172L190 54H50Z'],
    ['left_tail_light', 'M34 62H68V102H30Z'],
    ['trunk', 'M72 58H168V102H72Z'],
    ['right_tail_light', 'M172 62H206L210 102H172Z'],
    ['rear_bumper', 'M30 106H210L204 136H36Z'],
  ],
}

const TOP: Outline = {
  width: 320,
  height: 140,
  shapes: [
    ['front_hood', 'M22 24H106Q98 70 106 116H22Q8 70 22 24Z'],
    ['roof', 'M130 30H216Q220 70 216 110H130Q122 70 130 30Z'],
    ['rear_hood', 'M236 24H298Q312 70 298 116H236Q244 70 236 24Z'],
  ],
}

const PANEL: Outline = {
  width: 240,
  height: 140,
  shapes: [
    ['dashboard', 'M16 40Q120 8 224 40V84H16Z'],
    ['steering', 'M42 92a32 32 0 1 0 64 0a32 32 0 1 0-64 0'],
  ],
}

/** From above, the front pointing up. */
const SEATS: Outline = {
  width: 240,
  height: 180,
  shapes: [
    ['driver_seat', 'M40 18Q70 8 100 18V78H40Z'],
    ['passenger_seat', 'M140 18Q170 8 200 18V78H140Z'],
    ['rear_left_seat', 'M34 108Q74 98 116 108V164H34Z'],
    ['rear_right_seat', 'M124 108Q166 98 206 108V164H124Z'],
  ],
}

const BACKSIDES: Outline = {
  width: 240,
  height: 130,
  shapes: [
    ['driver_seat_backside', 'M36 30Q68 6 100 30V116H36Z'],
    ['passenger_seat_backside', 'M140 30Q172 6 204 30V116H140Z'],
  ],
}

/** One for every view, with each part visible from it. */
export const OUTLINES: Record<PhotoType, Partial<Record<ObservationPoint, Outline>>> = {
  exterior: { front: FRONT, driver_side: SIDE, passenger_side: { ...SIDE, isMirrored: true }, back: BACK, top: TOP },
  interior: { front: PANEL, seat: SEATS, back: BACKSIDES },
}
