import { together } from '../pen/svg'
import { bar } from './bar'
import { DARK, lampBlock, METAL, plate, roundLamp, slats, teeth } from './face-parts'
import { CHROME } from './light'
import { block, type Model, noseDisc, noseLine, onNose } from './marks'

/** An oval mouth of thirteen teeth, and lamps behind wire. */
export function corvette(model: Model): string {
  const { geometry: g } = model.art
  const half = g.width / 2
  const [low, high] = [g.bumper - 6, g.bumper + 14]
  return together(
    onNose(model, block(-half * 0.62, low, half * 1.24, high - low, 9.5), `${DARK} stroke="#e3e6e8" stroke-width="6"`),
    teeth(model, half * 0.58, low + 3, high - 3, 13, 'stroke="#eef1f3" stroke-width="6"'),
    [-1, 1].map((side) => wireLamp(model, side * (half - 21), g.noseH - 16)),
    [-1, 1].map((side) =>
      onNose(model, block(side * (half - 18) - 15, low + 1, 30, 7, 3.5), `${METAL} stroke="#5a6167" stroke-width="1"`),
    ),
    noseDisc(model, 0, g.noseH - 12, 3.6, 'fill="#f4f3ee" stroke="#c2272d" stroke-width="3"', 1),
  )
}

function wireLamp(model: Model, z: number, y: number): string {
  const r = 11
  const wires = [-0.6, -0.2, 0.2, 0.6]
  const reach = (at: number) => Math.sqrt(1 - at ** 2) * r
  const wire = (points: readonly (readonly [number, number])[]) =>
    noseLine(model, points, 'stroke="#3d4449" stroke-width="1.3" stroke-opacity=".8"')
  return together(
    roundLamp(model, z, y, r),
    wires.map((at) =>
      wire([
        [z + at * r, y - reach(at)],
        [z + at * r, y + reach(at)],
      ]),
    ),
    wires.map((at) =>
      wire([
        [z - reach(at), y + at * r],
        [z + reach(at), y + at * r],
      ]),
    ),
  )
}

/** One dark grille over the whole width that hides the lamps, parted in the middle. */
export function charger(model: Model): string {
  const { geometry: g } = model.art
  const half = g.width / 2
  const [low, high] = [g.bumper + 9, g.noseH - 6]
  return together(
    onNose(model, block(-half + 7, low, half * 2 - 14, high - low, 5), `${DARK} stroke="#d6dadd" stroke-width="4"`),
    slats(model, half - 10, low, high, 7, 'stroke="#33393e" stroke-width="1.6"'),
    onNose(model, block(-5, low + 1, 10, high - low - 2, 2), `${METAL} stroke="#14171a" stroke-width="2"`),
    bar('bumper', model, { low: g.bumper - 8, high: g.bumper + 6, out: 9, to: 54 }, () => CHROME),
    [-1, 1].map((side) =>
      noseDisc(model, side * (half - 30), g.bumper - 15, 5.5, 'fill="#d98a2c" stroke="#cfd4d8" stroke-width="2"', 1),
    ),
    plate(model, g.bumper - 10, 12),
  )
}

/** A wide mouth between two round lamps, a bar across it and a badge on the bar. */
export function mustang(model: Model): string {
  const { geometry: g } = model.art
  const half = g.width / 2
  const [low, high] = [g.bumper + 9, g.noseH - 5]
  const middle = (low + high) / 2
  const wide = half * 0.55
  return together(
    onNose(model, block(-half + 8, low - 1, half * 2 - 16, high - low + 2, 8), 'fill="#000" fill-opacity=".3"'),
    onNose(
      model,
      [
        [-wide - 8, low, 4],
        [-wide, high, 5],
        [wide, high, 5],
        [wide + 8, low, 4],
      ],
      `${DARK} stroke="#dadee1" stroke-width="4"`,
    ),
    slats(model, wide, low, high, 6, 'stroke="#3b4247" stroke-width="1.4"'),
    noseLine(
      model,
      [
        [-wide - 2, middle],
        [wide + 2, middle],
      ],
      'stroke="#dfe3e6" stroke-width="3"',
    ),
    noseLine(
      model,
      [
        [0, low + 2],
        [0, high - 2],
      ],
      'stroke="#dfe3e6" stroke-width="3"',
    ),
    onNose(model, block(-15, middle - 6, 30, 12, 3), `${DARK} stroke="#eef1f3" stroke-width="3.4"`),
    onNose(
      model,
      [
        [-8, middle - 2, 2],
        [-1, middle + 4, 2],
        [8, middle + 2, 2],
        [2, middle - 3, 2],
      ],
      METAL,
    ),
    [-1, 1].map((side) => roundLamp(model, side * (half - 21), middle + 1, 11)),
    bar('bumper', model, { low: g.bumper - 7, high: g.bumper + 6, out: 9, to: 50 }, () => CHROME),
    [-1, 1].map((side) =>
      onNose(
        model,
        block(side * half * 0.5 - 11, g.bumper - 19, 22, 6, 3),
        'fill="#d98a2c" stroke="#cfd4d8" stroke-width="1"',
      ),
    ),
    plate(model, g.bumper - 10, 12),
  )
}

/** No grille at all: narrow lamps and an intake low down. */
export function tesla(model: Model): string {
  const { geometry: g } = model.art
  const half = g.width / 2
  const y = g.noseH - 12
  return together(
    noseLine(
      model,
      [
        [-half * 0.5, y + 4, 10],
        [0, y + 1, 20],
        [half * 0.5, y + 4],
      ],
      'stroke="#000" stroke-width="1.6" stroke-opacity=".35"',
    ),
    onNose(model, block(-4, y + 3, 8, 6, 2), METAL),
    [-1, 1].map((side) =>
      lampBlock(model, side, { from: half * 0.56, to: half + 2, low: y - 6, high: y + 6, tilt: 5 }),
    ),
    onNose(
      model,
      [
        [-half * 0.52, g.bumper - 20, 4],
        [-half * 0.46, g.bumper - 11, 4],
        [half * 0.46, g.bumper - 11, 4],
        [half * 0.52, g.bumper - 20, 4],
      ],
      DARK,
    ),
    [-1, 1].map((side) =>
      onNose(
        model,
        [
          [side * (half - 24), g.bumper - 12, 3],
          [side * (half - 10), g.bumper - 3, 4],
          [side * (half - 6), g.bumper - 15, 4],
        ],
        DARK,
      ),
    ),
    plate(model, g.bumper - 5, 0),
  )
}
