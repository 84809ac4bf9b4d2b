import { together } from '../pen/svg'
import { bar } from './bar'
import { DARK, METAL, plate, roundLamp, slats, teeth } from './face-parts'
import { CHROME } from './light'
import { block, type Model, noseDisc, noseLine, onNose } from './marks'

export function fifties(model: Model): string {
  const { geometry: g, trim } = model.art
  const half = g.width / 2
  const isTall = g.bedX !== undefined || g.isPanelVan || g.hasWood
  const [low, high] = isTall ? [g.bumper + 12, g.noseH - 16] : [g.bumper + 9, g.noseH - 16]
  const lampY = isTall ? g.noseH - 22 : g.noseH - 15
  const wide = isTall ? half * 0.5 : half * 0.64
  return together(
    onNose(model, block(-wide, low, wide * 2, high - low, 8), `${DARK} stroke="#d8dcdf" stroke-width="5"`),
    trim.wheels === 1
      ? teeth(model, wide - 4, low + 3, high - 3, 11, 'stroke="#cfd4d8" stroke-width="3.4"')
      : slats(model, wide - 4, low, high, isTall ? 5 : 3, 'stroke="#cfd4d8" stroke-width="4"'),
    noseLine(
      model,
      [
        [-wide + 2, (low + high) / 2],
        [wide - 2, (low + high) / 2],
      ],
      'stroke="#f3f5f6" stroke-width="5"',
    ),
    [-1, 1].map((side) => roundLamp(model, side * (half - 19), lampY, 10.5)),
    [-1, 1].map((side) =>
      noseDisc(model, side * (half - 17), low + 6, 4.6, 'fill="#e0a24a" stroke="#d8dcdf" stroke-width="2"', 2),
    ),
    onNose(
      model,
      [
        [-16, g.noseH - 9, 3],
        [0, g.noseH - 14, 2],
        [16, g.noseH - 9, 3],
        [0, g.noseH - 11, 2],
      ],
      METAL,
    ),
    bar('bumper', model, { low: g.bumper - 13, high: g.bumper + 5, out: 13, to: 46 }, () => CHROME),
    [-1, 1].map((side) => guard(model, side * half * 0.36)),
  )
}

/** An upright of chrome on a bumper. */
function guard(model: Model, z: number): string {
  const { geometry: g } = model.art
  return together(
    noseDisc(model, z, g.bumper - 1, 8.5, `${METAL} stroke="#4c5358" stroke-width=".8"`, 18),
    noseDisc(model, z - 1.5, g.bumper + 1.5, 3.4, 'fill="#fff" fill-opacity=".65"', 21),
  )
}

export function seventies(model: Model): string {
  const { geometry: g, trim } = model.art
  const half = g.width / 2
  const isTall = g.bedX !== undefined || g.isPanelVan
  const [low, high] = [g.bumper + 10, g.noseH - (isTall ? 20 : 8)]
  const wide = half - 9
  const lampY = (low + high) / 2
  const r = isTall ? 10 : Math.min(8.6, (high - low) / 2 - 1)
  const isDual = trim.wheels !== 1 && !isTall
  return together(
    onNose(model, block(-wide, low, wide * 2, high - low, 3), `${DARK} stroke="#d2d7da" stroke-width="3"`),
    slats(model, wide - (isDual ? 44 : 30), low, high, isTall ? 3 : 5, 'stroke="#b9bfc4" stroke-width="1.6"'),
    teeth(
      model,
      wide - (isDual ? 44 : 30),
      low,
      high,
      trim.wheels === 2 ? 25 : 7,
      'stroke="#8d949a" stroke-width="1.2"',
    ),
    onNose(model, block(-9, lampY - 5, 18, 10, 2), METAL),
    [-1, 1].flatMap((side) =>
      isDual
        ? [roundLamp(model, side * (wide - 12), lampY, r), roundLamp(model, side * (wide - 34), lampY, r)]
        : [roundLamp(model, side * (wide - 15), lampY, r * 1.1)],
    ),
    bar('bumper', model, { low: g.bumper - 9, high: g.bumper + 6, out: 10, to: 58 }, () => CHROME),
    noseLine(
      model,
      [
        [-half + 8, g.bumper - 2],
        [half - 8, g.bumper - 2],
      ],
      'stroke="#1a1d20" stroke-width="0"',
    ),
    [-1, 1].map((side) =>
      onNose(
        model,
        block(side * (half - 30) - 10, g.bumper - 21, 20, 7, 2),
        'fill="#d98a2c" stroke="#cfd4d8" stroke-width="1"',
      ),
    ),
    plate(model, g.bumper - 9, 12),
  )
}
