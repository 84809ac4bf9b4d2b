import { together } from '../pen/svg'
import { bar } from './bar'
import { DARK, METAL, PLASTIC, plate, roundLamp, slats, teeth } from './face-parts'
import { CHROME } from './light'
import { block, lineInSpace, type Model, noseDisc, onNose } from './marks'
import type { Vec } from './vector'

/** Four round lamps, an egg-crate grille, and a bumper that minds no curb. */
export function checker(model: Model): string {
  const { geometry: g, period } = model.art
  const half = g.width / 2
  const [low, high] = [g.bumper + 12, g.noseH - 18]
  const wide = half * 0.5
  const y = high - 5
  return together(
    onNose(model, block(-wide, low, wide * 2, high - low, 5), `${DARK} stroke="#dde1e4" stroke-width="5"`),
    slats(model, wide - 2, low, high, 4, 'stroke="#d3d8dc" stroke-width="2.4"'),
    teeth(model, wide - 2, low + 1, high - 1, 13, 'stroke="#d3d8dc" stroke-width="2"'),
    [-1, 1].flatMap((side) =>
      period === 1950
        ? [roundLamp(model, side * (half - 21), y, 11)]
        : [roundLamp(model, side * (half - 16), y, 8.6), roundLamp(model, side * (half - 37), y, 8.6)],
    ),
    [-1, 1].map((side) =>
      noseDisc(model, side * (half - 22), low + 3, 5, 'fill="#d98a2c" stroke="#cfd4d8" stroke-width="2"', 1),
    ),
    bar('bumper', model, { low: g.bumper - 14, high: g.bumper + 6, out: 15, to: 52 }, () => CHROME),
    [-1, 1].map((side) =>
      onNose(
        model,
        block(side * half * 0.42 - 5, g.bumper - 14, 10, 24, 3),
        `${METAL} stroke="#4c5358" stroke-width="1"`,
      ),
    ),
    plate(model, g.bumper - 11, 15),
  )
}

/** Two uprights and three crossbars before the bumper of a patrol car. */
export function pushBar(model: Model): string {
  const { geometry: g } = model.art
  const out = -9
  const upright = (z: number): Vec[] => [
    [out, g.bumper - 24, z],
    [out, g.noseH - 6, z],
    [6, g.noseH, z],
  ]
  const steel = (places: readonly Vec[], width: number) =>
    lineInSpace(model, places, '#101316', width) +
    lineInSpace(model, places, '#6a7278', width * 0.3, 'stroke-opacity=".7"')
  return together(
    [g.bumper - 18, g.bumper, g.noseH - 12].map((y) =>
      steel(
        [
          [out, y, -34],
          [out, y, 34],
        ],
        9,
      ),
    ),
    [-34, 34].map((z) => steel(upright(z), 8)),
  )
}

/** A black bumper, round lamps beside a plain grille, and eight warning lamps over the windshield. */
export function schoolBus(model: Model): string {
  const { geometry: g } = model.art
  const half = g.width / 2
  const [low, high] = [g.bumper + 14, g.noseH - 14]
  return together(
    onNose(model, block(-half * 0.42, low, half * 0.84, high - low, 5), `${DARK} stroke="#cfd4d8" stroke-width="4"`),
    slats(model, half * 0.4, low, high, 7, 'stroke="#9aa2a8" stroke-width="2.4"'),
    [-1, 1].map((side) => roundLamp(model, side * half * 0.66, (low + high) / 2 + 6, 11)),
    [-1, 1].map((side) =>
      noseDisc(model, side * half * 0.66, low + 4, 5.5, 'fill="#d98a2c" stroke="#3a3f43" stroke-width="2"', 1),
    ),
    bar('bumper', model, { low: g.sill - 2, high: g.bumper + 6, out: 8, to: 60 }, () => PLASTIC),
  )
}
