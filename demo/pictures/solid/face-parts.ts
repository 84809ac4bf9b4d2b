import { channels } from '../pen/color'
import { times as repeat, together } from '../pen/svg'
import type { Finish } from './light'
import { block, type Model, noseDisc, noseLine, onNose } from './marks'

export const METAL = 'fill="url(#metal)"'

export const DARK = 'fill="#101316"'

export const STEEL: Finish = { color: channels('#8f969c'), gloss: 0.85 }

export const PLASTIC: Finish = { color: channels('#2b2f33'), gloss: 0.2 }

/** A round lamp in its ring. */
export function roundLamp(model: Model, z: number, y: number, r: number): string {
  return together(
    noseDisc(model, z, y, r * 1.22, `${METAL} stroke="#5a6167" stroke-width="1"`, 3),
    noseDisc(model, z, y, r, 'fill="#4d565c"', 5),
    noseDisc(model, z, y, r * 0.94, 'fill="url(#lamp)"', 5),
    noseDisc(model, z - r * 0.3, y + r * 0.34, r * 0.26, 'fill="#fff" fill-opacity=".9"', 5),
  )
}

/** Bars across a grille. */
export const slats = (model: Model, half: number, low: number, high: number, count: number, attributes: string) =>
  repeat(count, (i) => {
    const y = low + ((i + 1) * (high - low)) / (count + 1)
    return noseLine(
      model,
      [
        [-half, y],
        [half, y],
      ],
      attributes,
    )
  })

/** Bars that stand upright in a grille. */
export const teeth = (model: Model, half: number, low: number, high: number, count: number, attributes: string) =>
  repeat(count, (i) => {
    const z = -half + ((i + 1) * half * 2) / (count + 1)
    return noseLine(
      model,
      [
        [z, low],
        [z, high],
      ],
      attributes,
    )
  })

/** A license plate, lettered too small to be read, `out` before the body. */
export function plate(model: Model, low: number, out: number): string {
  const at = (w: number, h: number, y: number) => block(-w / 2, y, w, h, 1.5)
  return out < 0
    ? ''
    : together(
        onNose(model, at(31, 14, low), 'fill="#ece9dd" stroke="#5a6065" stroke-width="1"'),
        onNose(model, at(23, 5, low + 4), 'fill="#34455e" fill-opacity=".75"'),
      )
}

type Lamp = { from: number; to: number; low: number; high: number; tilt: number }

/** A lamp behind clear glass that wraps around the corner, its inner end lower by `tilt`. */
export function lampBlock(model: Model, side: number, { from, to, low, high, tilt }: Lamp): string {
  const middle = (low + high) / 2
  const near = from + (to - from) * 0.3
  const far = from + (to - from) * 0.66
  const r = (high - low) * 0.36
  return together(
    onNose(
      model,
      [
        [side * from, low + 1, 3],
        [side * (from + 2), high - tilt, 4],
        [side * to, high - 1, 5],
        [side * to, low + tilt, 4],
      ],
      'fill="url(#lens)" stroke="#23282c" stroke-width="2"',
    ),
    [near, far].map((z) =>
      noseDisc(model, side * z, middle, r, 'fill="url(#lamp)" stroke="#737c83" stroke-width="1"', 1),
    ),
    onNose(
      model,
      block(side > 0 ? to - 9 : -to, low + tilt + 1, 9, high - low - tilt - 3, 3),
      'fill="#d98a2c" fill-opacity=".85"',
    ),
  )
}
