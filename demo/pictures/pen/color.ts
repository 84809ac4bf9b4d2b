import type { PaintColor, Subject } from '../subject'

const PAINTS: Record<PaintColor, string> = {
  black: '#23252a',
  white: '#eceae4',
  silver: '#b9bdc1',
  gray: '#70767c',
  blue: '#2d5688',
  red: '#a5262a',
  brown: '#6b4630',
  green: '#2f5d48',
  yellow: '#e0ac2b',
  orange: '#c8612a',
  gold: '#b3904f',
  beige: '#cdbd9c',
  purple: '#57406f',
  maroon: '#651f2c',
  teal: '#2c7478',
  other: '#8fa79b',
}

export const OFF_WHITE = '#eeece6'

/** What a vehicle is painted with; `roof` when its roof has another color. */
export type Paint = { base: string; hasWhiteRoof: boolean; isLight: boolean }

/** A livery brings its own paint; plain vehicles wear their color. */
export function paintFor(subject: Subject): Paint {
  const { color, livery, era } = subject
  const base = liveryPaint(subject) ?? PAINTS[color]
  const hasWhiteRoof = livery === 'police' || (livery === 'fire' && era >= 1970)
  return { base, hasWhiteRoof, isLight: luminance(base) > 0.7 }
}

function liveryPaint({ livery, era, body }: Subject) {
  if (livery === 'police' && body === 'motorcycle') return '#e6e5df'
  if (livery === 'police') return era >= 2020 ? '#24272d' : '#1d1f24'
  if (livery === 'taxi') return '#e3ab1e'
  if (livery === 'ambulance') return '#efeeea'
  return livery === 'fire' ? '#a81d20' : undefined
}

/** Each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

const channel = (hex: string, from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
export const channels = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)]
const hexPair = (value: number) =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')

export const hexOf = (parts: readonly number[]) => `#${parts.map(hexPair).join('')}`

/** `share` 0 gives the first color, 1 the second. Both are written #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const [r1, g1, b1] = channels(from)
  const [r2, g2, b2] = channels(to)
  return `#${hexPair(r1 + (r2 - r1) * share)}${hexPair(g1 + (g2 - g1) * share)}${hexPair(b1 + (b2 - b1) * share)}`
}

export const lighter = (color: string, share: number) => mix(color, '#fffaf2', share)
export const darker = (color: string, share: number) => mix(color, '#07090d', share)

/** 0 is black, 1 is white. */
export function luminance(color: string): number {
  const [red, green, blue] = channels(color)
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255
}
