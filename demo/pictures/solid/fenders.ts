import { channels, darker } from '../pen/color'
import { frontAxle, rearAxle } from '../pen/geometry'
import { path, together } from '../pen/svg'
import { inSpace, lineInSpace, type Model } from './marks'
import { facePath, surface } from './mesh'
import { traced } from './paths'
import type { Vec } from './vector'

type Arc = readonly (readonly [x: number, y: number, radius: number])[]

/** From where it begins ahead of the wheel to where it meets the running board. */
function frontArc({ art: { geometry: g, era } }: Model): Arc {
  const [x, r, low] = [frontAxle(g), g.wheel, g.sill]
  if (era === 1920) {
    return [
      [x - r - 14, r * 1.2, 0],
      [x - r * 0.5, r * 2.1 + 8, 22],
      [x + r * 0.6, r * 2.1 + 8, 22],
      [x + r + 48, low, 0],
    ]
  }
  return [
    [x - r - 18, r * 0.72, 0],
    [x - r - 6, r * 2.15 + 4, 34],
    [x + r * 0.7, r * 2.2 + 4, 34],
    [x + r + 52, low, 0],
  ]
}

function rearArc({ art: { geometry: g } }: Model): Arc {
  const [x, r, low] = [rearAxle(g), g.wheel, g.sill - 4]
  return [
    [x - r - 26, low, 0],
    [x - r * 0.9, r * 2.25 + 6, 34],
    [x + r * 0.8, r * 2.2 + 4, 36],
    [x + r + 22, low, 0],
  ]
}

/** The fenders of one side; `side` 1 is the driver's. The front one is drawn last. */
export function fenders(model: Model, side: 1 | -1, inner: number): string {
  const outer = model.art.geometry.width / 2
  return together(
    fender(model, `rear-fender${side}`, rearArc(model), side, inner, outer),
    fender(model, `front-fender${side}`, frontArc(model), side, inner, outer),
  )
}

const LIP = 11

/** A sheet bent over a wheel, its outer edge turned down. */
function fender(model: Model, id: string, arc: Arc, side: 1 | -1, inner: number, outer: number): string {
  const { art, scene } = model
  const line = traced(arc, false)
  const color = channels(art.paint.base)
  const grid = Array.from({ length: 9 }, (_, k) => {
    const turn = (k / 8) * (Math.PI / 2)
    return line.map(([x, y], i): Vec => {
      const [ox, oy] = squareTo(line, i)
      const drop = LIP * (1 - Math.sin(turn))
      const across = inner + (outer - inner) * Math.cos(turn) ** 0.8
      return [x - ox * drop, y - oy * drop, side * across]
    })
  })
  const middle = line[Math.floor(line.length / 2)] ?? [0, 0]
  const inside: Vec = [middle[0], 6, side * inner * 0.9]
  return surface(id, grid, inside, () => ({ color, gloss: 0.34 }), scene)
}

/** The direction in which an arc looks away from its wheel. */
function squareTo(line: readonly (readonly [number, number])[], i: number): readonly [number, number] {
  const [before, after] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]]
  if (!before || !after) return [0, 1]
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
  const length = Math.hypot(dx, dy) || 1
  return [-dy / length, dx / length]
}

/** The dark inside of a fender, behind its wheel. */
export function wells(model: Model, side: 1 | -1, inner: number): string {
  const dark = (arc: Arc) => {
    const line = traced(arc, false)
    const places = line.map(([x, y]): Vec => [x, y - 2, side * (inner + 4)])
    return path(facePath(places, model.scene), 'fill="#0b0c0e"')
  }
  return dark(rearArc(model)) + dark(frontArc(model))
}

/** The board between the fenders. */
export function runningBoard(model: Model, side: 1 | -1, inner: number): string {
  const { art } = model
  const { geometry: g } = art
  const [from, to, y, outer] = [frontAxle(g) + g.wheel + 34, rearAxle(g) - g.wheel - 14, g.sill - 1, g.width / 2 - 2]
  const at = (x: number, height: number, z: number): Vec => [x, height, side * z]
  return together(
    inSpace(model, [at(from, y, inner), at(from, y, outer), at(to, y, outer), at(to, y, inner)], 'fill="#2b2d30"'),
    inSpace(
      model,
      [at(from, y, outer), at(to, y, outer), at(to, y - 6, outer), at(from, y - 6, outer)],
      `fill="${darker(art.paint.base, 0.5)}"`,
    ),
    lineInSpace(model, [at(from, y, outer), at(to, y, outer)], '#d6d9db', 2.4),
  )
}
