import type { Outline } from './outlines'

/** A body from behind and from the front. */
type Ends = Record<'back' | 'front', Outline>

export const END_SIZE = { width: 240, height: 150 }

/** The ends of a van, truck or bus. */
export const TALL_ENDS: Ends = {
  back: {
    ...END_SIZE,
    body: 'M44 10H196Q206 10 208 22L214 136H26L32 22Q34 10 44 10Z',
    shapes: [
      ['rear_windshield', 'M50 26H112V66H48ZM128 26H190L192 66H128Z'],
      ['left_tail_light', 'M36 84H56V110H34Z'],
      ['trunk', 'M62 72H178V114H62Z'],
      ['right_tail_light', 'M184 84H204L206 110H184Z'],
      ['rear_bumper', 'M27 120H213L214 136H26Z'],
    ],
    lines: 'M120 18V114',
  },
  front: {
    ...END_SIZE,
    body: 'M44 10H196Q206 10 208 22L214 136H26L32 22Q34 10 44 10Z',
    shapes: [
      ['front_windshield', 'M50 24H190L196 72H44Z'],
      ['right_head_light', 'M38 92H70V112H36Z'],
      ['grill', 'M84 92H156V112H84Z'],
      ['left_head_light', 'M170 92H202L204 112H170Z'],
      ['front_bumper', 'M27 120H213L214 136H26Z'],
    ],
  },
}

/** From one fender to the other, around the wheels. */
const LOWER = 'V122H206V138Q206 143 200 143H184Q178 143 178 138V122H62V138Q62 143 56 143H40Q34 143 34 138V122H24'
const BUMPER = 'M22 102H218V118Q218 122 214 122H26Q22 122 22 118Z'
const PLATE = 'M102 106H138V118H102Z'

/** The ends of a body that is upright from its roof to its wheels, with a wide tailgate. */
const wagonEnd = {
  ...END_SIZE,
  body: `M58 12Q120 6 182 12L198 58Q216 60 216 74${LOWER}V74Q24 60 42 58ZM74 10V4H166V10`,
}
export const WAGON_ENDS: Ends = {
  back: {
    ...wagonEnd,
    shapes: [
      ['rear_windshield', 'M66 19Q120 13 174 19L184 54H56Z'],
      ['left_tail_light', 'M30 64H46V96H30Z'],
      ['trunk', 'M52 62H188V96H52Z'],
      ['right_tail_light', 'M194 64H210V96H194Z'],
      ['rear_bumper', BUMPER],
    ],
    lines: `M104 68H136M104 78H136V90H104Z${PLATE}`,
  },
  front: {
    ...wagonEnd,
    shapes: [
      ['front_windshield', 'M66 19Q120 13 174 19L187 55Q120 50 53 55Z'],
      ['right_head_light', 'M32 70H66V94H32Z'],
      ['grill', 'M72 70H168V94H72Z'],
      ['left_head_light', 'M174 70H208V94H174Z'],
      ['front_bumper', BUMPER],
    ],
    lines: `M72 78H168M72 86H168${PLATE}`,
  },
}

/** The ends of a cab that is narrower than what is below it. */
const pickupEnd = {
  ...END_SIZE,
  body: `M80 10Q120 6 160 10L174 52H206Q216 52 216 62${LOWER}V62Q24 52 34 52H66ZM50 28H64V46H50ZM64 38H71M190 28H176V46H190ZM176 38H169`,
}
export const PICKUP_ENDS: Ends = {
  back: {
    ...pickupEnd,
    shapes: [
      ['rear_windshield', 'M86 16Q120 12 154 16L164 46H76Z'],
      ['left_tail_light', 'M28 58H42V94H28Z'],
      ['trunk', 'M48 56H192V96H48Z'],
      ['right_tail_light', 'M198 58H212V94H198Z'],
      ['rear_bumper', BUMPER],
    ],
    lines: `M108 62H132V68H108Z${PLATE}`,
  },
  front: {
    ...pickupEnd,
    shapes: [
      ['front_windshield', 'M86 16Q120 12 154 16L166 50H74Z'],
      ['right_head_light', 'M34 79a13 13 0 1 0 26 0a13 13 0 1 0-26 0'],
      ['grill', 'M66 64H174V94H66Z'],
      ['left_head_light', 'M180 79a13 13 0 1 0 26 0a13 13 0 1 0-26 0'],
      ['front_bumper', BUMPER],
    ],
    lines: `M40 58H200M66 74H174M66 84H174${PLATE}`,
  },
}
