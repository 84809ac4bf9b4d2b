import { darker, lighter, luminance, OFF_WHITE } from './color'
import { short } from './svg'

type Stop = readonly [offset: number, color: string, opacity?: number]

/** Direction in the units of whoever uses it. */
export function gradient(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
): string {
  const direction = `x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}"`
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${direction}>${stopList(stops)}</linearGradient>`
}

export const glow = (id: string, stops: readonly Stop[], at = 'cx=".5" cy=".5" r=".5"') =>
  `<radialGradient id="${id}" ${at}>${stopList(stops)}</radialGradient>`

const stopList = (stops: readonly Stop[]) =>
  stops
    .map(([offset, color, opacity = 1]) => {
      const through = opacity < 1 ? ` stop-opacity="${short(opacity)}"` : ''
      return `<stop offset="${short(offset)}" stop-color="${color}"${through}/>`
    })
    .join('')

const CHROME: readonly Stop[] = [
  [0, '#fbfbfa'],
  [0.25, '#b9bec3'],
  [0.5, '#5d646b'],
  [0.75, '#dfe2e4'],
  [1, '#8b9198'],
]

/** Chrome lit from above. Vehicles are drawn with y upwards, interiors with y downwards. */
export const chromeFill = (yGoes: 'up' | 'down') =>
  `<linearGradient id="chrome" x1="0" y1="${yGoes === 'up' ? 1 : 0}" x2="0" y2="${yGoes === 'up' ? 0 : 1}">${stopList(CHROME)}</linearGradient>`

export const vignette = (from: number, strength: number, at: string) =>
  glow(
    'vignette',
    [
      [from, '#0b0d10', 0],
      [1, '#0b0d10', strength],
    ],
    at,
  )

/** Paint, glass, chrome, rubber and lamps of a vehicle seen from outside. */
export function vehicleFills(base: string, { top, low, belt }: { top: number; low: number; belt: number }): string {
  return [
    gradient('body', [0, top, 0, low], paintStops(base, low, top, belt)),
    gradient('white', [0, top, 0, low], paintStops(OFF_WHITE, low, top, belt)),
    gradient(
      'glass',
      [0, top, 0, belt - 2],
      [
        [0, '#5d6b75'],
        [0.2, '#39444c'],
        [0.62, '#20272d'],
        [1, '#3a444b'],
      ],
    ),
    chromeFill('up'),
    glow('tire', [
      [0.55, '#0e0f11'],
      [0.86, '#212326'],
      [0.96, '#3a3d41'],
      [1, '#17181a'],
    ]),
    glow(
      'rim',
      [
        [0, '#f4f5f5'],
        [0.6, '#b8bdc2'],
        [0.92, '#7d848b'],
        [1, '#d9dcde'],
      ],
      'cx=".4" cy=".7" r=".75"',
    ),
    glow(
      'lamp',
      [
        [0, '#ffffff'],
        [0.6, '#dfe5e8'],
        [1, '#8f989e'],
      ],
      'cx=".4" cy=".65" r=".7"',
    ),
  ].join('')
}

/** A painted side under a long soft light: bright top, crisp shoulder, dark door, bounce from the floor. */
function paintStops(color: string, low: number, top: number, belt: number): Stop[] {
  const at = (height: number) => (top - height) / (top - low)
  const below = (share: number) => at(belt - (belt - low) * share)
  const gloss = luminance(color) > 0.7 ? 0.6 : 1
  const stops: Stop[] = [
    [0, lighter(color, 0.46 * gloss)],
    [at(belt) * 0.35, lighter(color, 0.14 * gloss)],
    [at(belt + 3), darker(color, 0.04)],
    [at(belt - 1), lighter(color, 0.36 * gloss)],
    [below(0.16), lighter(color, 0.12 * gloss)],
    [below(0.4), darker(color, 0.04)],
    [below(0.47), darker(color, 0.22)],
    [below(0.78), darker(color, 0.34)],
    [1, darker(color, 0.2)],
  ]
  return stops.sort((a, b) => a[0] - b[0])
}
