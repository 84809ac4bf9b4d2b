import { frontAxle } from '../pen/geometry'
import { times as repeat, together } from '../pen/svg'
import { beetleHood, beetleLampsAndBumper } from './beetle'
import { DARK, METAL } from './face-parts'
import { fenders, runningBoard, wells } from './fenders'
import { flankLine, inSpace, lineInSpace, type Model, noseDisc, noseLine, onNose } from './marks'
import type { Vec } from './vector'
import { standingWheels } from './wheels'

/** How wide the body itself is under fenders that stand free. */
const innerHalf = ({ art: { geometry: g } }: Model) => g.width / 2 - 24

/** What lies beyond the body: the passenger's fenders and wheels. */
export function farSide(model: Model): string {
  const inner = innerHalf(model)
  return together(standingWheels(model, -1), fenders(model, -1, inner))
}

/** What lies before the body: running board, wheels and fenders of the driver's side. */
export function nearSide(model: Model): string {
  const inner = innerHalf(model)
  return together(
    runningBoard(model, 1, inner),
    wells(model, 1, inner),
    standingWheels(model, 1),
    fenders(model, 1, inner),
  )
}

/** Radiator, louvers, free-standing lamps and a bar for a bumper. */
export function earlyFace(model: Model): string {
  if (model.art.likeness === 'beetle') return beetleHood(model)
  const { geometry: g, era, paint } = model.art
  const half = 29
  const low = g.sill + 12
  const shell = era === 1920 && paint.base === '#23252a' ? 'fill="#2b2d31"' : METAL
  return together(
    onNose(
      model,
      [
        [-half, low, 6],
        [-half - 1, g.noseH - 12, 12],
        [0, g.noseH + 1, 22],
        [half + 1, g.noseH - 12, 12],
        [half, low, 6],
      ],
      `${shell} stroke="#4c5358" stroke-width="1"`,
    ),
    onNose(
      model,
      [
        [-half + 6, low + 5, 4],
        [-half + 5, g.noseH - 16, 9],
        [0, g.noseH - 8, 16],
        [half - 5, g.noseH - 16, 9],
        [half - 6, low + 5, 4],
      ],
      DARK,
    ),
    repeat(9, (i) => {
      const z = -half + 10 + (i * (half * 2 - 20)) / 8
      return noseLine(
        model,
        [
          [z, low + 8],
          [z, g.noseH - 17 + (4 - Math.abs(i - 4)) * 1.6],
        ],
        'stroke="#b9bfc4" stroke-width="1.8"',
      )
    }),
    noseDisc(model, 0, g.noseH - 7, 4, 'fill="#9c2a2a" stroke="#e6e9eb" stroke-width="2"', 2),
    louvers(model),
  )
}

const louvers = (model: Model) => {
  const { geometry: g, era } = model.art
  const [from, to] = [g.noseX + 62, g.cowlX - 14]
  const count = era === 1920 ? 8 : 12
  return repeat(count, (i) => {
    const x = from + (i * (to - from)) / (count - 1)
    return flankLine(
      model,
      [
        [x, g.noseH - 40],
        [x, g.noseH - 16],
      ],
      'stroke="#000" stroke-width="3" stroke-opacity=".34"',
    )
  })
}

/** Lamps on their stalks and the bumper, before everything else. */
export function earlyLampsAndBumper(model: Model): string {
  if (model.art.likeness === 'beetle') return beetleLampsAndBumper(model)
  const { geometry: g, period } = model.art
  const x = frontAxle(g) - 30
  const y = g.wheel * 2 + 18
  return together(
    lineInSpace(
      model,
      [
        [x + 6, y - 10, -40],
        [x + 6, y - 10, 40],
      ],
      '#c9ced2',
      4,
    ),
    bullet(model, x, y, -40),
    bullet(model, x, y, 40),
    period === 1930 && bumper(model),
  )
}

function bullet(model: Model, x: number, y: number, z: number): string {
  const disc = (at: number, r: number): Vec[] =>
    Array.from({ length: 24 }, (_, i): Vec => {
      const turn = (i / 24) * Math.PI * 2
      return [at, y + Math.sin(turn) * r, z + Math.cos(turn) * r]
    })
  const shells = [
    [20, 4],
    [15, 8],
    [9, 10.5],
    [3, 12],
  ] as const
  return together(
    shells.map(([back, r]) => inSpace(model, disc(x + back, r), METAL)),
    inSpace(model, disc(x, 12.4), `${METAL} stroke="#5a6167" stroke-width="1"`),
    inSpace(model, disc(x - 1, 10.4), 'fill="#6b747a"'),
    inSpace(model, disc(x - 1, 10), 'fill="url(#lamp)"'),
  )
}

function bumper(model: Model): string {
  const half = model.art.geometry.width / 2 - 6
  const bar = (y: number): Vec[] =>
    Array.from({ length: 13 }, (_, i): Vec => {
      const share = i / 6 - 1
      return [-16 + 12 * share ** 2, y, share * half]
    })
  return together(
    [37, 48].map((y) =>
      together(
        lineInSpace(model, bar(y), '#4d555b', 9),
        lineInSpace(model, bar(y + 1), '#c9ced2', 6),
        lineInSpace(model, bar(y + 2.4), '#ffffff', 2.4),
      ),
    ),
    [-28, 28].map((z) =>
      lineInSpace(
        model,
        [
          [-14, 34, z],
          [-14, 51, z],
        ],
        '#9aa1a7',
        6,
      ),
    ),
  )
}
