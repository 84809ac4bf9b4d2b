import type { Art } from './art'
import { darker } from './color'
import { vehicleFills } from './fills'
import { lettering } from './lettering'
import { engine } from './motorcycle-engine'
import { motorcycleWheel } from './motorcycle-wheel'
import { softLine } from './soft'
import { box, type Drawing, disc, line, oval, type Point, path, shape, short, together } from './svg'

export const FRONT_AXLE = 34
export const REAR_AXLE = 184

/** A motorcycle from its left side, front to the left. */
export function motorcycleFromTheSide(art: Art): Drawing {
  const svg = together(
    motorcycleWheel(art, FRONT_AXLE),
    motorcycleWheel(art, REAR_AXLE),
    fenders(art),
    frame(art),
    engine(art),
    tail(art),
    fork(art),
    tank(art),
    saddle(art),
    bags(art),
    isFaired(art) && fairing(art),
    !isFaired(art) && headlamp,
    handlebar(art),
    tailLamp(art),
    art.livery === 'police' && patrolTrim(art),
  )
  return { defs: vehicleFills(art.paint.base, { top: 105, low: 40, belt: 84 }), svg }
}

const isFaired = ({ period }: Art) => period === 1990
const isEarly = ({ period }: Art) => period <= 1950

const steel = (points: readonly Point[], width: number) =>
  line(points, '#4a5056', width + 1) + line(points, '#c6cbd0', width * 0.55)

function fenders(art: Art): string {
  const { period, paint, geometry: g } = art
  const guard = (x: number, from: number, to: number, width: number, color: string) => {
    const r = g.wheel + 2
    const at = (turn: number) => `${short(x + Math.cos(turn) * r)} ${short(g.wheel + Math.sin(turn) * r)}`
    return path(
      `M${at(from)}A${short(r)} ${short(r)} 0 0 1 ${at(to)}`,
      `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"`,
    )
  }
  if (period === 2020) return guard(FRONT_AXLE, 0.7, 2.2, 3, '#1d1f22')
  if (!isEarly(art)) return guard(FRONT_AXLE, 0.5, 2.3, 4, paint.base) + guard(REAR_AXLE, 0.9, 2.3, 4, paint.base)
  const isSkirted = art.trim.wheels !== 0
  return together(
    guard(FRONT_AXLE, 0.2, 2.7, 6, paint.base),
    guard(REAR_AXLE, 0.1, 2.3, 7, paint.base),
    isSkirted &&
      softLine(
        [
          [REAR_AXLE - 16, g.wheel * 1.9],
          [REAR_AXLE + 8, g.wheel * 2.05, 10],
          [REAR_AXLE + 28, g.wheel * 1.6],
        ],
        '#fff',
        1.4,
        0.4,
      ),
  )
}

function frame({ geometry: g }: Art): string {
  return together(
    line(
      [
        [66, 88],
        [78, 40, 10],
        [92, 20, 8],
        [136, 22, 10],
        [REAR_AXLE, g.wheel],
      ],
      '#1c1e21',
      4,
    ),
    line(
      [
        [66, 88],
        [120, 78, 10],
        [144, 66],
        [136, 26],
      ],
      '#1c1e21',
      4,
    ),
    line(
      [
        [146, 70],
        [REAR_AXLE - 4, g.wheel + 4],
      ],
      '#1c1e21',
      3.4,
    ),
    steel(
      [
        [154, 72],
        [REAR_AXLE - 8, g.wheel + 4],
      ],
      3,
    ),
  )
}

function fork(art: Art): string {
  const { geometry: g } = art
  if (!isEarly(art))
    return steel(
      [
        [66, 96],
        [FRONT_AXLE, g.wheel],
      ],
      4.2,
    )
  return together(
    steel(
      [
        [66, 96],
        [FRONT_AXLE, g.wheel],
      ],
      3,
    ),
    steel(
      [
        [60, 84],
        [FRONT_AXLE + 2, g.wheel + 8],
      ],
      2,
    ),
    disc(60, 78, 4, 'fill="none" stroke="#9aa1a7" stroke-width="1.6"'),
  )
}

function tank({ paint, period, trim }: Art): string {
  const band = period <= 1970 ? '#f0e6cd' : '#17191c'
  return together(
    shape(
      [
        [74, 84, 8],
        [80, 99, 12],
        [104, 101, 16],
        [124, 86, 8],
        [122, 78, 6],
        [84, 76, 8],
      ],
      `fill="url(#body)" stroke="${darker(paint.base, 0.6)}" stroke-width=".6"`,
    ),
    softLine(
      [
        [84, 95],
        [104, 97, 8],
        [116, 89],
      ],
      '#fff',
      2,
      0.6,
    ),
    trim.upholstery === 1
      ? oval(98, 87, 9, 5, `fill="${band}" opacity=".85"`)
      : line(
          [
            [84, 84],
            [116, 83],
          ],
          band,
          1.4,
          'opacity=".8"',
        ),
  )
}

function saddle(art: Art): string {
  const hide = ['#4a2d1e', '#6a3b22', '#1d1e20'] as const
  if (isEarly(art)) {
    const sprung = shape(
      [
        [124, 84, 5],
        [128, 92, 6],
        [150, 92, 8],
        [160, 97, 5],
        [158, 86, 6],
        [140, 80, 8],
      ],
      `fill="${hide[art.trim.upholstery]}"`,
    )
    return (
      sprung +
      line(
        [
          [146, 80],
          [150, 68],
        ],
        '#9aa1a7',
        2.4,
      )
    )
  }
  const rise = isFaired(art) ? 10 : 0
  const color = art.period === 1990 ? '#1d1e20' : hide[art.trim.upholstery]
  return together(
    shape(
      [
        [116, 80, 4],
        [122, 89, 8],
        [150, 86, 8],
        [190, 92 + rise, 6],
        [190, 84 + rise * 1.2, 6],
        [150, 77, 8],
      ],
      `fill="${color}"`,
    ),
    line(
      [
        [124, 87],
        [150, 84.5],
        [186, 90 + rise * 0.9],
      ],
      '#fff',
      1,
      'opacity=".25"',
    ),
  )
}

function tail(art: Art): string {
  if (isEarly(art)) return ''
  const rise = isFaired(art) ? 10 : 0
  return shape(
    [
      [146, 80, 4],
      [190, 88 + rise, 4],
      [204, 88 + rise * 1.3, 3],
      [202, 79 + rise * 1.3, 4],
      [160, 68, 6],
    ],
    'fill="url(#body)"',
  )
}

function bags(art: Art): string {
  if (!isEarly(art) || !art.trim.hasLoad || art.livery === 'police') return ''
  return together(
    shape(
      [
        [164, 42, 6],
        [164, 68, 5],
        [200, 70, 6],
        [202, 44, 8],
      ],
      'fill="#5a3822" stroke="#2f1d11" stroke-width=".8"',
    ),
    line(
      [
        [164, 60],
        [201, 61],
      ],
      '#2f1d11',
      1.4,
    ),
    [174, 192].map((x) =>
      line(
        [
          [x, 66],
          [x, 54],
        ],
        '#c9a24e',
        1.6,
      ),
    ),
  )
}

function fairing({ paint }: Art): string {
  return together(
    shape(
      [
        [38, 84, 8],
        [52, 104, 10],
        [66, 112, 4],
        [74, 100, 6],
        [86, 70, 14],
        [104, 30, 8],
        [86, 26, 6],
        [70, 50, 20],
      ],
      `fill="url(#body)" stroke="${darker(paint.base, 0.6)}" stroke-width=".6"`,
    ),
    shape(
      [
        [52, 104, 6],
        [70, 118, 6],
        [78, 102, 4],
        [64, 100],
      ],
      'fill="#2c363d" opacity=".75"',
    ),
    shape(
      [
        [40, 84, 3],
        [52, 92, 6],
        [60, 86, 6],
      ],
      'fill="url(#lamp)"',
    ),
    softLine(
      [
        [60, 88],
        [92, 60],
        [100, 40],
      ],
      '#fff',
      2,
      0.45,
    ),
  )
}

const headlamp =
  disc(54, 94, 8.6, 'fill="url(#chrome)"') +
  oval(47, 94, 3.2, 8.2, 'fill="url(#lamp)" stroke="#8d949a" stroke-width=".6"')

function handlebar(art: Art): string {
  const end = isEarly(art) ? 110 : 106
  const grip = line(
    [
      [84, end],
      [94, end - 1],
    ],
    '#141517',
    4.4,
  )
  const mirror = art.trim.hasAerial
    ? line(
        [
          [80, end],
          [76, end + 12],
        ],
        '#8d949a',
        1.2,
      ) + oval(75, end + 14, 3, 4.4, 'fill="#4a545b" stroke="#c6cbd0" stroke-width=".8"')
    : ''
  return (
    line(
      [
        [66, 98],
        [70, 108, 4],
        [88, end],
      ],
      '#aeb4b9',
      2.6,
    ) +
    grip +
    mirror
  )
}

const tailLamp = (art: Art) =>
  box(isEarly(art) ? 213 : 197, isEarly(art) ? 52 : isFaired(art) ? 94 : 81, 7, 6, 2, 'fill="#b31f24"')

function patrolTrim({ angle }: Art): string {
  return together(
    box(196, 84, 2, 38, 1, 'fill="#4b5055"'),
    disc(197, 123, 4.4, 'fill="#2754b8"'),
    shape(
      [
        [60, 98],
        [52, 124, 5],
        [66, 126, 5],
        [76, 104],
      ],
      'fill="#a9bcc6" opacity=".6"',
    ),
    shape(
      [
        [166, 44, 4],
        [166, 72, 4],
        [204, 74, 5],
        [206, 46, 6],
      ],
      'fill="#ecebe6"',
    ),
    lettering('POLICE', { x: 186, y: 58, height: 6, color: '#1d2a44', flipped: angle === 'passenger' }),
  )
}
