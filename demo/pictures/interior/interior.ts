import { motorcycleCockpit } from '../motorcycle/motorcycle-cockpit'
import type { Art } from '../pen/art'
import { PICTURE_HEIGHT as HEIGHT, PICTURE_WIDTH as WIDTH } from '../pen/canvas'
import { softLine } from '../pen/soft'
import { box, line, shape, together } from '../pen/svg'
import { scenery } from '../settings/settings'
import { dashboard } from './dashboard'
import { dashColor, interiorFills } from './interior-fills'
import { seatsAndFloor } from './seats-and-floor'
import { steeringWheel } from './steering-wheel'

/** From the driver's seat: windshield, dashboard, wheel, seats. In picture units, y downwards. */
export function interior(art: Art): string {
  if (art.body === 'motorcycle') return motorcycleCockpit(art)
  const isTall = art.body === 'bus' || art.body === 'van' || art.body === 'box-truck'
  const top = isTall ? 418 : 446
  const outside = scenery(art, 470)
  return together(
    `<defs>${outside.defs}${interiorFills(art, top)}</defs>`,
    outside.svg,
    box(0, 0, WIDTH, 520, 0, 'fill="#fff" fill-opacity=".16"'),
    (!isTall || art.body === 'box-truck') && hood(art, top),
    mirror(art),
    headliner(art, isTall),
    windshieldPillars(art, top),
    box(0, 640, WIDTH, 270, 0, 'fill="#17181a"'),
    board(top),
    dashboard(art, top + 92),
    seatsAndFloor(art, dashColor(art), isTall),
    steeringWheel(art, isTall),
    box(0, 0, WIDTH, HEIGHT, 0, 'fill="url(#vignette)"'),
  )
}

const hood = ({ period }: Art, top: number) =>
  together(
    shape(
      [
        [60, top + 20],
        [150, top - 34, 40],
        [620, top - 58, 200],
        [1080, top - 34, 40],
        [1190, top + 20],
      ],
      'fill="url(#hood)"',
    ),
    period <= 1950 &&
      line(
        [
          [612, top - 46],
          [620, top - 20],
          [628, top - 46],
        ],
        '#dfe2e4',
        5,
      ),
  )

function mirror({ period, era }: Art): string {
  const drop = period === 1930 ? 0 : 28
  const round = period >= 1990
  return together(
    box(606, 68 + drop, 14, 44, 4, 'fill="#1d1f22"'),
    box(526, 104 + drop, 176, 50, round ? 22 : 12, 'fill="#14171a"'),
    box(536, 111 + drop, 156, 36, round ? 16 : 8, 'fill="#8fa0aa"'),
    era !== 1920 &&
      shape(
        [
          [546, 142 + drop],
          [600, 113 + drop],
          [640, 113 + drop],
          [590, 144 + drop],
        ],
        'fill="#fff" fill-opacity=".3"',
      ),
  )
}

function headliner({ period, livery, geometry: g }: Art, isTall: boolean): string {
  const edge = isTall ? 52 : 84
  const visors =
    period >= 1970 && !g.isOpen ? [130, 720].map((x) => box(x, 72, 330, 52, 16, 'fill="#3a3b3e"')).join('') : ''
  const frame = g.isOpen ? 44 : 0
  return together(
    shape(
      [
        [0, 0],
        [WIDTH, 0],
        [WIDTH, 120 - frame],
        [1120, edge - frame, 60],
        [600, edge - 18 - frame, 200],
        [110, edge - frame, 60],
        [0, 120 - frame],
      ],
      'fill="#2a2b2d"',
    ),
    visors,
    livery === 'police' && box(560, 40, 90, 20, 6, 'fill="#17191c"'),
  )
}

function windshieldPillars({ period }: Art, top: number): string {
  return together(
    shape(
      [
        [0, 0],
        [70, 60],
        [150, top + 14],
        [0, top + 40],
      ],
      'fill="url(#pillar)"',
    ),
    shape(
      [
        [WIDTH, 0],
        [1140, 60],
        [1090, top + 14],
        [WIDTH, top + 40],
      ],
      'fill="#1d1f22"',
    ),
    period === 1930 && box(612, 50, 12, top - 40, 2, 'fill="#2a2b2d"'),
  )
}

function board(top: number): string {
  return together(
    shape(
      [
        [-20, top + 34],
        [140, top + 2, 40],
        [600, top - 6, 200],
        [1080, top + 2, 40],
        [1220, top + 34],
        [1220, 660],
        [-20, 660],
      ],
      'fill="url(#dash)"',
    ),
    softLine(
      [
        [60, top + 18],
        [600, top + 4, 200],
        [1150, top + 18],
      ],
      '#fff',
      5,
      0.3,
    ),
  )
}
