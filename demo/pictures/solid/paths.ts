import type { Point } from '../pen/svg'
import type { Spot } from './camera'
import { facePath, type Scene } from './mesh'
import { between, type Vec } from './vector'

const STEPS = 8

/** Points along an outline with rounded corners, close enough together to follow a curved surface. */
export function traced(points: readonly Point[], closed = true): Spot[] {
  const count = points.length
  const spots: Spot[] = []
  points.forEach((point, i) => {
    const [x, y, radius = 0] = point
    const isEnd = !closed && (i === 0 || i === count - 1)
    const previous = points[(i + count - 1) % count] ?? point
    const next = points[(i + 1) % count] ?? point
    if (isEnd || radius === 0) spots.push([x, y])
    else spots.push(...bend(toward(point, previous, radius), [x, y], toward(point, next, radius)))
    if (!closed && i === count - 1) return
    const from = spots.at(-1) ?? [x, y]
    const to = toward(next, point, next[2] ?? 0)
    for (let step = 1; step < STEPS; step++)
      spots.push([between(from[0], to[0], step / STEPS), between(from[1], to[1], step / STEPS)])
  })
  return spots
}

function bend(from: Spot, by: Spot, to: Spot): Spot[] {
  return Array.from({ length: 7 }, (_, i): Spot => {
    const t = i / 6
    const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * by[axis] + t ** 2 * to[axis]
    return [at(0), at(1)]
  })
}

function toward([x, y]: Point, [tx, ty]: Point, distance: number): Spot {
  const length = Math.hypot(tx - x, ty - y) || 1
  const share = Math.min(distance, length / 2) / length
  return [x + (tx - x) * share, y + (ty - y) * share]
}

/** An outline drawn flat, laid onto a surface: the path of what is seen of it. */
export function laidOn(points: readonly Point[], onto: (x: number, y: number) => Vec, scene: Scene): string {
  return facePath(
    traced(points).map(([x, y]) => onto(x, y)),
    scene,
  )
}
