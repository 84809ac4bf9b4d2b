import type { ObservationPoint, PhotoType, VehiclePart } from '~/models/trade/vocabulary/inspections'

/** A drawing of one view: its size, and an SVG path for each part, those in front last. */
export interface Outline {
  width: number
  height: number
  /** The body behind the parts, where it is more than they are. */
  body?: string
  shapes: readonly (readonly [part: VehiclePart, path: string])[]
  /** Windows, drawn over the parts. */
  glass?: string
  /** Lines that make the drawing recognizable: handles, hubs, the ground. */
  lines?: string
  /** Mirrored horizontally. */
  isMirrored?: boolean
}

/** The front points left, as seen from the driver's side. */
const SIDE: Outline = {
  width: 320,
  height: 140,
  body: 'M100 107H229V100H100ZM104 60L134 28Q140 23 148 23H206Q219 23 230 32L268 60L264 76L226 80L104 76Z',
  shapes: [
    ['front_fender', 'M42 106H20Q11 105 11 94Q11 80 20 73Q46 62 104 60V106H98A29 29 0 0 0 42 106Z'],
    ['front_door', 'M107 60L136 30Q140 26 147 26H167V106H107Z'],
    ['rear_door', 'M170 26H206Q210 26 212 29L228 59V80Q216 88 212 106H170Z'],
    [
      'rear_fender',
      'M217 30Q223 30 229 35L263 60Q298 62 305 70Q310 82 309 97Q308 106 300 106H289A29 29 0 0 0 231 106H215Q219 90 231 82V58Z',
    ],
    ['front_wheel', 'M49 108a21 21 0 1 0 42 0a21 21 0 1 0-42 0'],
    ['rear_wheel', 'M239 108a21 21 0 1 0 42 0a21 21 0 1 0-42 0'],
  ],
  glass: 'M119 59L141 35Q143 32 148 32H162V59ZM175 59V32H203Q206 32 207 34L221 59ZM231 42L254 59H236Z',
  lines:
    'M58 108a12 12 0 1 0 24 0a12 12 0 1 0-24 0M248 108a12 12 0 1 0 24 0a12 12 0 1 0-24 0M152 70H163M198 70H209M107 92H167M170 92H214M116 59Q107 57 109 49H119V57M14 80Q24 76 33 79L31 86H12M307 78H297V88H309M11 97H38M293 97H309M4 129H316',
}

const FRONT: Outline = {
  width: 240,
  height: 150,
  body: 'M66 14Q120 6 174 14L196 58Q214 62 214 76V122H206V138Q206 143 200 143H184Q178 143 178 138V122H62V138Q62 143 56 143H40Q34 143 34 138V122H26V76Q26 62 44 58ZM47 52Q30 42 30 54Q32 62 45 57M193 52Q210 42 210 54Q208 62 195 57',
  shapes: [
    ['front_windshield', 'M73 19Q120 12 167 19L185 56Q120 50 55 56Z'],
    ['right_head_light', 'M34 76Q36 72 44 72H78V94H46Q34 94 34 84Z'],
    ['grill', 'M83 74H157V96H83Z'],
    ['left_head_light', 'M206 76Q204 72 196 72H162V94H194Q206 94 206 84Z'],
    ['front_bumper', 'M26 100H214V116Q214 124 204 124H36Q26 124 26 116Z'],
  ],
  lines:
    'M46 59Q120 54 194 59M83 81H157M83 88H157M102 106H138V118H102ZM47 83a8 8 0 1 0 16 0a8 8 0 1 0-16 0M177 83a8 8 0 1 0 16 0a8 8 0 1 0-16 0M84 50L114 38M124 49L152 37',
}

const BACK: Outline = {
  width: 240,
  height: 150,
  body: FRONT.body,
  shapes: [
    ['rear_windshield', 'M75 19Q120 12 165 19L180 52Q120 47 60 52Z'],
    ['left_tail_light', 'M32 72Q34 66 42 66H68V92H32Z'],
    ['trunk', 'M73 60Q120 55 167 60V96H73Z'],
    ['right_tail_light', 'M208 72Q206 66 198 66H172V92H208Z'],
    ['rear_bumper', 'M26 100H214V116Q214 124 204 124H36Q26 124 26 116Z'],
  ],
  lines: 'M102 72H138V88H102ZM112 64H128M32 79H68M172 79H208M50 112H66M174 112H190M66 127H82V133H66Z',
}

/** The front points left. */
const TOP: Outline = {
  width: 320,
  height: 140,
  body: 'M32 20Q12 34 12 70Q12 106 32 120H288Q308 110 308 70Q308 30 288 20ZM116 20L121 8H129L126 20M116 120L121 132H129L126 120',
  shapes: [
    ['front_hood', 'M34 26H106Q98 70 106 114H34Q18 100 18 70Q18 40 34 26Z'],
    ['roof', 'M140 36H214Q218 70 214 104H140Q134 70 140 36Z'],
    ['rear_hood', 'M250 26H286Q302 38 302 70Q302 102 286 114H250Q256 70 250 26Z'],
  ],
  glass:
    'M111 28L136 39Q130 70 136 101L111 112Q103 70 111 28ZM245 28L218 38Q222 70 218 102L245 112Q251 70 245 28ZM118 25H238L214 32H140ZM118 115H238L214 108H140Z',
  lines: 'M40 46Q70 40 100 44M40 94Q70 100 100 96M20 46L28 34M20 94L28 106M300 46L292 34M300 94L292 106',
}

const PANEL: Outline = {
  width: 240,
  height: 140,
  body: 'M6 44Q20 10 50 6H190Q220 10 234 44V60H6Z',
  shapes: [
    ['dashboard', 'M12 52Q120 18 228 52V100Q228 104 224 104H16Q12 104 12 100Z'],
    ['steering', 'M34 90a36 36 0 1 0 72 0a36 36 0 1 0-72 0'],
  ],
  lines:
    'M43 90a27 27 0 1 0 54 0a27 27 0 1 0-54 0M62 90a8 8 0 1 0 16 0a8 8 0 1 0-16 0M43 90H62M78 90H97M70 98V117M118 54H156V78H118ZM168 64H216V90H168ZM186 70H198M118 86H156M118 94H156M120 14Q112 14 112 22H128Q128 14 120 14',
}

/** From above, the front pointing up. */
const SEATS: Outline = {
  width: 240,
  height: 180,
  body: 'M22 30Q24 4 60 4H180Q216 4 218 30V150Q216 176 190 176H50Q24 176 22 150Z',
  shapes: [
    ['driver_seat', 'M44 34Q44 28 50 28H94Q100 28 100 34V84Q100 90 94 90H50Q44 90 44 84Z'],
    ['passenger_seat', 'M140 34Q140 28 146 28H190Q196 28 196 34V84Q196 90 190 90H146Q140 90 140 84Z'],
    ['rear_left_seat', 'M36 112Q36 106 42 106H117V164H42Q36 164 36 158Z'],
    ['rear_right_seat', 'M123 106H198Q204 106 204 112V158Q204 164 198 164H123Z'],
  ],
  lines:
    'M44 74H100M140 74H196M36 148H117M123 148H204M58 78H86V88H58ZM154 78H182V88H154ZM62 152H92V162H62ZM148 152H178V162H148ZM50 18a22 7 0 1 0 44 0a22 7 0 1 0-44 0M112 30H128V84H112Z',
}

const BACKSIDES: Outline = {
  width: 240,
  height: 130,
  shapes: [
    [
      'driver_seat_backside',
      'M52 30V12Q52 6 58 6H84Q90 6 90 12V30Q106 32 106 44V116Q106 122 100 122H42Q36 122 36 116V44Q36 32 52 30Z',
    ],
    [
      'passenger_seat_backside',
      'M150 30V12Q150 6 156 6H182Q188 6 188 12V30Q204 32 204 44V116Q204 122 198 122H140Q134 122 134 116V44Q134 32 150 30Z',
    ],
  ],
  lines: 'M52 30H90M150 30H188M46 76Q71 82 96 76V110H46ZM144 76Q169 82 194 76V110H144Z',
}

/** One for every view, with each part visible from it. */
export const OUTLINES: Record<PhotoType, Partial<Record<ObservationPoint, Outline>>> = {
  exterior: { front: FRONT, driver_side: SIDE, passenger_side: { ...SIDE, isMirrored: true }, back: BACK, top: TOP },
  interior: { front: PANEL, seat: SEATS, back: BACKSIDES },
}
