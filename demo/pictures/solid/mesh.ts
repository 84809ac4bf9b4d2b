import { hexOf, type Rgb } from '../pen/color'
import { short, together } from '../pen/svg'
import type { Camera, Spot } from './camera'
import { type Finish, type Light, shade } from './light'
import { between, cross, dot, minus, times, unit, type Vec } from './vector'

export type Scene = { camera: Camera; light: Light }

/** Rows of points, each as long as the others, spanning a surface. Along a row the picture is crossed in one direction. */
export type Grid = readonly (readonly Vec[])[]

/** What a surface is made of, at each of its places. */
export type Coat = (place: Vec) => Finish

type Stop = { at: number; color: Rgb }

/**
 * A curved surface as strips, one for each pair of rows, shaded along their length by the light that meets them.
 * `inside` lies behind the surface. What looks away is left out; nothing is sorted, so draw farther things first.
 * `id` names the strips' fills and is used once in a picture.
 */
export function surface(id: string, grid: Grid, inside: Vec, coat: Coat, scene: Scene): string {
  const corners = grid.map((row, r) => row.map((place, c) => cornerAt(grid, r, c, place, inside, coat, scene)))
  const rows = corners.map(seenOf)
  return rows
    .slice(1)
    .map((high, r) => strip(rows[r] ?? [], high, `${id}${r}`))
    .join('')
}

/** `turn` is above 0 where the surface looks at the camera. */
type Corner = { spot: Spot; color: Rgb; turn: number }

const UNSEEN: Rgb = [0, 0, 0]

function cornerAt(grid: Grid, r: number, c: number, place: Vec, inside: Vec, coat: Coat, scene: Scene): Corner {
  const { camera, light } = scene
  const across = minus(grid[r]?.[c + 1] ?? place, grid[r]?.[c - 1] ?? place)
  const upwards = minus(grid[r + 1]?.[c] ?? place, grid[r - 1]?.[c] ?? place)
  const straight = cross(across, upwards)
  const normal = unit(dot(straight, minus(place, inside)) < 0 ? times(straight, -1) : straight)
  const toEye = unit(minus(camera.eye, place))
  const turn = dot(normal, toEye) + 0.01
  const color = turn > -0.4 ? shade(coat(place), normal, toEye, light) : UNSEEN
  return { spot: camera.project(place), color, turn }
}

/** The part of a row that is seen: hulls are round, so it is one part. */
function seenOf(row: readonly Corner[]): Corner[] {
  const first = row.findIndex(({ turn }) => turn > 0)
  const last = row.findLastIndex(({ turn }) => turn > 0)
  if (first < 0) return []
  const seen = row.slice(first, last + 1)
  const [start, end] = [seen[0], seen.at(-1)]
  const [before, after] = [row[first - 1], row[last + 1]]
  return [...(before && start ? [horizon(before, start)] : []), ...seen, ...(after && end ? [horizon(after, end)] : [])]
}

/** Where a surface turns out of sight on the way from a hidden corner to a seen one. */
function horizon(hidden: Corner, seen: Corner): Corner {
  const share = hidden.turn / (hidden.turn - seen.turn)
  const [x, y] = hidden.spot
  return { ...seen, spot: [between(x, seen.spot[0], share), between(y, seen.spot[1], share)] }
}

function strip(low: readonly Corner[], high: readonly Corner[], id: string): string {
  if (low.length + high.length < 3) return ''
  const points = [...low, ...high.toReversed()].map(({ spot: [x, y] }) => `${tenth(x)} ${tenth(y)}`)
  const d = `M${points.join('L')}Z`
  const [ax, ay] = acrossOf(low, high)
  const along = low.length > 1 ? low : high
  const kept = needed(along.map(({ spot, color }) => ({ at: spot[0] * ax + spot[1] * ay, color })))
  const [first, last] = [kept[0], kept.at(-1)]
  if (!first || !last) return ''
  const length = last.at - first.at
  if (kept.length === 1 || length < 1) return painted(d, hexOf(first.color))
  const list = kept.map(
    ({ at, color }) => `<stop offset="${thousandth((at - first.at) / length)}" stop-color="${hexOf(color)}"/>`,
  )
  const ends = `x1="${tenth(first.at * ax)}" y1="${tenth(first.at * ay)}" x2="${tenth(last.at * ax)}" y2="${tenth(last.at * ay)}"`
  return together(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${list.join('')}</linearGradient>`,
    painted(d, `url(#${id})`),
  )
}

/** The direction in which colors change: square to the lines that join a strip's two edges. */
function acrossOf(low: readonly Corner[], high: readonly Corner[]): Spot {
  const [under, over] = [low[Math.floor(low.length / 2)], high[Math.floor(high.length / 2)]]
  const [x, y] = [(over?.spot[0] ?? 0) - (under?.spot[0] ?? 0), (under?.spot[1] ?? 0) - (over?.spot[1] ?? 0)]
  const length = Math.hypot(x, y)
  return length < 0.2 ? [1, 0] : [y / length, x / length]
}

/** The thin line in its own color closes the hair's breadth that neighboring strips would leave open. */
const painted = (d: string, fill: string) =>
  `<path fill="${fill}" stroke="${fill}" stroke-width="1.4" stroke-linejoin="round" d="${d}"/>`

/** The stops between which a straight change of color is not what the eye would see anyway. */
function needed(stops: readonly Stop[]): Stop[] {
  const [first, ...rest] = stops
  if (!first) return []
  const kept = [first]
  let from = 0
  for (let to = 1; to < stops.length; to++) {
    const next = stops[to + 1]
    if (next && isStraight(stops, from, to + 1)) continue
    const stop = stops[to]
    if (stop) kept.push(stop)
    from = to
  }
  return rest.length > 0 ? kept : [first]
}

const TOLERANCE = 3

function isStraight(stops: readonly Stop[], from: number, to: number): boolean {
  const [start, end] = [stops[from], stops[to]]
  if (!start || !end) return false
  for (let i = from + 1; i < to; i++) {
    const stop = stops[i]
    if (!stop) return false
    const share = (stop.at - start.at) / (end.at - start.at || 1)
    for (const part of PARTS) {
      if (Math.abs(between(start.color[part], end.color[part], share) - stop.color[part]) > TOLERANCE) return false
    }
  }
  return true
}

const PARTS = [0, 1, 2] as const

const tenth = (value: number) => Math.round(value * 10) / 10
const thousandth = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000

/** A closed flat outline through places in space. */
export const facePath = (places: readonly Vec[], scene: Scene) => `${edgePath(places, scene)}Z`

/** The same left open. */
export const edgePath = (places: readonly Vec[], { camera }: Scene) =>
  `M${places.map((place) => camera.project(place).map(short).join(' ')).join('L')}`
