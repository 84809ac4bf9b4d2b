import { channels, type Rgb } from '../pen/color'
import { between, dot, minus, times, unit, type Vec } from './vector'

/** What is around a vehicle and mirrors in it, by height from -1 (straight below) to 1, and where the sun stands. */
export type Light = { around: readonly (readonly [height: number, color: Rgb])[]; sun: Vec; strength: number }

/** A surface: its color, and how much of its surroundings it mirrors, from 0 (cloth) to 1 (chrome). */
export type Finish = { color: Rgb; gloss: number }

export const CHROME: Finish = { color: channels('#c9ced3'), gloss: 1 }

/** Sky above, ground below, and a dark far line between them, which draws the shape of whatever mirrors it. */
export function lightFrom(
  { sky, horizon, ground, far }: { sky: string; horizon: string; ground: string; far: string },
  sun: Vec,
  strength: number,
): Light {
  const at = (color: string, brightness: number): Rgb => {
    const [red, green, blue] = channels(color)
    return [red * brightness, green * brightness, blue * brightness]
  }
  const around = [
    [-1, at(ground, 0.8)],
    [-0.32, at(ground, 0.72)],
    [-0.06, at(ground, 0.42)],
    [0.02, at(far, 0.72)],
    [0.1, at(far, 0.96)],
    [0.17, at(horizon, 1)],
    [0.5, at(sky, 0.9)],
    [0.85, at(sky, 1.12)],
    [1, at(sky, 1.18)],
  ] as const
  return { around, sun, strength }
}

/** The color of a surface that looks towards `normal`, seen from `toEye`; both of length 1. */
export function shade({ color, gloss }: Finish, normal: Vec, toEye: Vec, light: Light): Rgb {
  const facing = dot(normal, toEye)
  const mirrored = surroundings(2 * facing * normal[1] - toEye[1], light)
  const grazing = (1 - Math.max(0, facing)) ** 4
  const share = gloss >= 1 ? 0.94 : Math.min(0.85, gloss * (0.34 + 0.9 * grazing))
  const sun = Math.max(0, dot(normal, light.sun))
  const lit = 0.36 + 0.26 * (normal[1] * 0.5 + 0.5) + 0.52 * sun * light.strength
  const glint = gloss > 0.2 ? Math.max(0, dot(unit(minus(times(normal, 2 * sun), light.sun)), toEye)) ** 40 : 0
  const spark = 90 * glint * light.strength
  return [
    Math.min(255, between(color[0] * lit, mirrored[0], share) + spark),
    Math.min(255, between(color[1] * lit, mirrored[1], share) + spark),
    Math.min(255, between(color[2] * lit, mirrored[2], share) + spark),
  ]
}

function surroundings(height: number, { around }: Light): Rgb {
  let above = 1
  while (above < around.length - 1 && (around[above]?.[0] ?? 1) < height) above++
  const [from, to] = [around[above - 1], around[above]]
  if (!from || !to) return [128, 128, 128]
  const share = Math.min(1, Math.max(0, (height - from[0]) / (to[0] - from[0])))
  return [
    between(from[1][0], to[1][0], share),
    between(from[1][1], to[1][1], share),
    between(from[1][2], to[1][2], share),
  ]
}
