import { together } from '../pen/svg'
import { bar } from './bar'
import { DARK, lampBlock, METAL, PLASTIC, plate, STEEL, slats } from './face-parts'
import { block, type Model, noseDisc, noseLine, onNose } from './marks'

export function nineties(model: Model): string {
  const { geometry: g, trim } = model.art
  const half = g.width / 2
  const isTall = g.bedX !== undefined || g.hasCladding || g.isPanelVan
  const high = g.noseH - (isTall ? 6 : 7)
  const low = high - (isTall ? 22 : 12)
  const grille = isTall ? half * 0.52 : half * 0.34
  const lampFrom = isTall ? grille + 4 : half * 0.46
  return together(
    onNose(
      model,
      block(-grille, low - (isTall ? 4 : 0), grille * 2, high - low + (isTall ? 4 : 0), 4),
      `${DARK} stroke="${isTall ? '#c3c9cd' : '#3a4046'}" stroke-width="2.4"`,
    ),
    slats(model, grille - 3, low, high, isTall ? 3 : 2, 'stroke="#7d858b" stroke-width="1.8"'),
    [-1, 1].map((side) => lampBlock(model, side, { from: lampFrom, to: half + 4, low, high, tilt: isTall ? 0 : 4 })),
    onNose(model, block(-half * 0.56, g.bumper - 20, half * 1.12, 10, 4), DARK),
    isTall && bar('bumper', model, { low: g.bumper - 10, high: g.bumper + 7, out: 8, to: 46 }, () => STEEL),
    !isTall &&
      noseLine(
        model,
        [
          [-half, g.bumper + 6],
          [half, g.bumper + 6],
        ],
        'stroke="#14171a" stroke-width="2.6" stroke-opacity=".55"',
      ),
    trim.hasFogLamps &&
      [-1, 1].map((side) =>
        noseDisc(model, side * half * 0.68, g.bumper - 15, 5, 'fill="url(#lamp)" stroke="#22272b" stroke-width="2"', 1),
      ),
    plate(model, g.bumper - 9, 0),
  )
}

export function current(model: Model): string {
  const { geometry: g } = model.art
  const half = g.width / 2
  const isTall = g.bedX !== undefined || g.hasCladding || g.isPanelVan
  const high = g.noseH - (isTall ? 10 : 6)
  const low = isTall ? g.bumper + 2 : g.bumper - 6
  const wide = isTall ? half * 0.58 : half * 0.5
  const lampLow = high - (isTall ? 15 : 11)
  return together(
    onNose(
      model,
      [
        [-wide, high - 6, 5],
        [wide, high - 6, 5],
        [wide * 0.78, low, 7],
        [-wide * 0.78, low, 7],
      ],
      `${DARK} stroke="${isTall ? '#b9bfc4' : '#565d63'}" stroke-width="2.6"`,
    ),
    slats(
      model,
      wide * 0.84,
      low,
      high - 6,
      isTall ? 3 : 5,
      `stroke="${isTall ? '#a4abb0' : '#3d444a'}" stroke-width="${isTall ? 3 : 2}"`,
    ),
    noseDisc(model, 0, (low + high) / 2 + 3, 5.5, METAL, 1),
    [-1, 1].map((side) => slimLamp(model, side, wide * 1.04, half + 6, lampLow, high)),
    onNose(
      model,
      [
        [-half * 0.62, g.bumper - 21, 4],
        [-half * 0.55, g.bumper - 11, 4],
        [half * 0.55, g.bumper - 11, 4],
        [half * 0.62, g.bumper - 21, 4],
      ],
      DARK,
    ),
    [-1, 1].map((side) =>
      onNose(
        model,
        [
          [side * (half - 26), g.bumper - 14, 4],
          [side * (half - 10), g.bumper - 2, 5],
          [side * (half - 4), g.bumper - 4, 4],
          [side * (half - 8), g.bumper - 18, 5],
        ],
        'fill="#15181b"',
      ),
    ),
    plate(model, low - 3, 0),
  )
}

/** A narrow lamp with a line of light. */
function slimLamp(model: Model, side: number, from: number, to: number, low: number, high: number): string {
  return together(
    onNose(
      model,
      [
        [side * from, low + 1, 2],
        [side * (from + 3), high - 4, 3],
        [side * to, high + 1, 4],
        [side * to, low + 5, 4],
      ],
      'fill="#1b2025" stroke="#0d0f11" stroke-width="1.6"',
    ),
    [0.3, 0.55].map((share) =>
      noseDisc(
        model,
        side * (from + (to - from) * share),
        low + (high - low) * 0.5,
        (high - low) * 0.27,
        'fill="url(#lamp)" stroke="#8d979e" stroke-width="1"',
        1,
      ),
    ),
    noseLine(
      model,
      [
        [side * (from + 2), low + 2],
        [side * (to - 6), low + 5],
      ],
      'stroke="#f4f8fb" stroke-width="2.6"',
    ),
  )
}

export function heavy(model: Model): string {
  const { geometry: g } = model.art
  const half = g.width / 2
  return together(
    onNose(
      model,
      block(-half * 0.5, g.bumper + 12, half, g.noseH - g.bumper - 26, 4),
      `${DARK} stroke="#565d63" stroke-width="2"`,
    ),
    slats(model, half * 0.46, g.bumper + 12, g.noseH - 16, 4, 'stroke="#737b81" stroke-width="2.4"'),
    [-1, 1].map((side) =>
      lampBlock(model, side, { from: half * 0.6, to: half - 2, low: g.bumper + 14, high: g.bumper + 36, tilt: 0 }),
    ),
    bar('bumper', model, { low: g.sill - 6, high: g.bumper + 4, out: 6, to: 60 }, () => PLASTIC),
    plate(model, g.bumper - 16, 0),
  )
}
