import { frontAxle } from '../pen/geometry'
import { together } from '../pen/svg'
import { METAL } from './face-parts'
import { facingAhead, inSpace, lineInSpace, type Model, noseDisc, noseLine, onNose } from './marks'
import type { Vec } from './vector'

/** A badge, a handle and two small grilles: there is no radiator. */
export function beetleHood(model: Model): string {
  const { geometry: g } = model.art
  return together(
    noseDisc(model, 0, g.noseH - 16, 6, `${METAL} stroke="#4c5358" stroke-width="1"`, 1),
    noseLine(
      model,
      [
        [0, g.noseH - 6],
        [0, g.noseH - 2],
      ],
      'stroke="#e9edf0" stroke-width="4"',
    ),
    onNose(
      model,
      [
        [-8, g.bumper + 6, 2],
        [0, g.bumper + 2, 3],
        [8, g.bumper + 6, 2],
        [0, g.bumper + 9, 3],
      ],
      METAL,
    ),
  )
}

/** Lamps sunk into the fenders, and a bumper with a rail. */
export function beetleLampsAndBumper(model: Model): string {
  const { geometry: g } = model.art
  const half = g.width / 2
  const bar = (y: number, out: number): Vec[] =>
    Array.from({ length: 15 }, (_, i): Vec => {
      const share = i / 7 - 1
      return [-out + 16 * share ** 4, y, share * (half - 4)]
    })
  return together(
    [-1, 1].map((side) => lamp(model, [frontAxle(g) - g.wheel - 12, g.wheel * 1.86, side * (half - 17)])),
    lineInSpace(model, bar(38, 14), '#4d555b', 16),
    lineInSpace(model, bar(39, 14), '#bfc5ca', 12),
    lineInSpace(model, bar(42, 14), '#ffffff', 4),
    [-24, 24].map((z) =>
      lineInSpace(
        model,
        [
          [-14, 36, z],
          [-15, 56, z],
        ],
        '#c9ced2',
        7,
      ),
    ),
    lineInSpace(model, bar(56, 13).slice(2, -2), '#6a7278', 7),
    lineInSpace(model, bar(57, 13).slice(2, -2), '#eef1f3', 4),
  )
}

function lamp(model: Model, [x, y, z]: Vec): string {
  const disc = (at: number, r: number): Vec[] =>
    Array.from({ length: 24 }, (_, i): Vec => {
      const turn = (i / 24) * Math.PI * 2
      return [at + Math.sin(turn) * r * 0.32, y + Math.sin(turn) * r, z + Math.cos(turn) * r]
    })
  return together(
    inSpace(model, disc(x + 3, 12.4), `${METAL} stroke="#5a6167" stroke-width="1"`),
    inSpace(model, disc(x + 1, 10.4), 'fill="#5d666c"'),
    inSpace(model, disc(x + 1, 10), 'fill="url(#lamp)"'),
    facingAhead(model, [x - 2, y + 3, z - 3], '<ellipse rx="2.6" ry="2.2" fill="#fff" fill-opacity=".85"/>'),
  )
}
