import type { Art, Period } from './art'
import { street } from './backdrop'
import { PICTURE_HEIGHT as HEIGHT, PICTURE_WIDTH as WIDTH } from './canvas'
import { darker, lighter, mix } from './color'
import { dashboard } from './dashboard'
import { chromeFill, glow, gradient, vignette } from './fills'
import { motorcycleCockpit } from './motorcycle-cockpit'
import { seatsAndFloor } from './seats-and-floor'
import { softLine } from './soft'
import { steeringWheel } from './steering-wheel'
import { box, line, shape, together } from './svg'

/** From the driver's seat: windshield, dashboard, wheel, seats. In picture units, y downwards. */
export function interior(art: Art): string {
  if (art.body === 'motorcycle') return motorcycleCockpit(art)
  const isTall = art.body === 'bus' || art.body === 'van' || art.body === 'box-truck'
  const top = isTall ? 418 : 446
  const outside = street(art.place, 470, 12)
  return together(
    `<defs>${outside.defs}${interiorFills(art, top)}</defs>`,
    outside.svg,
    box(0, 0, WIDTH, 520, 0, 'fill="#fff" opacity=".16"'),
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

const isMetal = ({ period }: Art) => period <= 1950

const DASHES: Record<Exclude<Period, 1930 | 1950>, readonly [string, string, string]> = {
  1970: ['#4a3526', '#23252a', '#5c2a2a'],
  1990: ['#55565a', '#6e6252', '#3c3d41'],
  2020: ['#24272b', '#24272b', '#3a352f'],
}

/** Painted metal until the fifties, padding and plastic after. */
function dashColor({ period, paint, trim }: Art): string {
  if (period === 1930 || period === 1950) return paint.base
  return DASHES[period][trim.upholstery]
}

function hideColor({ period, paint, trim }: Art): string {
  const second = mix(paint.base, '#e9dfc8', 0.72)
  const hides: Record<Period, readonly [string, string, string]> = {
    1930: ['#6b4330', '#7d6f58', '#3c3a34'],
    1950: [second, '#b9433f', '#d9cfb8'],
    1970: ['#7a4d30', '#2b2a2a', '#d5c8ab'],
    1990: ['#77746e', '#a08b6b', '#4b4d52'],
    2020: ['#3a3c40', '#8c4a2f', '#c9c1b2'],
  }
  return hides[period][trim.upholstery]
}

function interiorFills(art: Art, top: number): string {
  const { base } = art.paint
  const dash = dashColor(art)
  const hide = hideColor(art)
  return together(
    gradient(
      'dash',
      [0, top, 0, 650],
      [
        [0, lighter(dash, isMetal(art) ? 0.5 : 0.3)],
        [0.12, lighter(dash, 0.1)],
        [0.55, darker(dash, 0.14)],
        [1, darker(dash, 0.55)],
      ],
    ),
    gradient(
      'hide',
      [0, 660, 0, 900],
      [
        [0, lighter(hide, 0.24)],
        [0.3, hide],
        [1, darker(hide, 0.5)],
      ],
    ),
    gradient(
      'pillar',
      [0, 0, 130, 0],
      [
        [0, '#0f1113'],
        [1, isMetal(art) ? darker(base, 0.35) : '#33363a'],
      ],
    ),
    gradient(
      'hood',
      [0, top - 70, 0, top + 10],
      [
        [0, lighter(base, 0.4)],
        [1, darker(base, 0.2)],
      ],
    ),
    chromeFill('down'),
    glow('dial', [
      [0, '#fbf6e6'],
      [1, '#d8cfb4'],
    ]),
    vignette(0.5, 0.5, 'cx=".48" cy=".5" r=".8"'),
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
        'fill="#fff" opacity=".3"',
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
