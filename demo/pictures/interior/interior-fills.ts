import type { Art } from '../pen/art'
import { darker, lighter, mix } from '../pen/color'
import { chromeFill, glow, gradient, vignette } from '../pen/fills'
import { together } from '../pen/svg'
import type { Period } from '../subject'

/** Dashboard, upholstery, pillars and hood in the vehicle's colors; `top` is the upper edge of the dashboard. */
export function interiorFills(art: Art, top: number): string {
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

/** Painted metal until the fifties, padding and plastic after. */
export function dashColor({ period, paint, trim }: Art): string {
  if (period === 1930 || period === 1950) return paint.base
  return DASHES[period][trim.upholstery]
}

const DASHES: Record<Exclude<Period, 1930 | 1950>, readonly [string, string, string]> = {
  1970: ['#4a3526', '#23252a', '#5c2a2a'],
  1990: ['#55565a', '#6e6252', '#3c3d41'],
  2020: ['#24272b', '#24272b', '#3a352f'],
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

const isMetal = ({ period }: Art) => period <= 1950
