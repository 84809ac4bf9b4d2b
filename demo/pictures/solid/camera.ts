import { short } from '../pen/svg'
import { dot, minus, type Vec } from './vector'

/** Mark all as read from ahead of the driver's side, the camera level, so that what stands upright stays so. */
const TURN = (46 / 180) * Math.PI
const FORWARD: Vec = [Math.sin(TURN), 0, -Math.cos(TURN)]
const RIGHT: Vec = [Math.cos(TURN), 0, Math.sin(TURN)]

export type Spot = readonly [x: number, y: number]

export type Camera = {
  eye: Vec
  project: (place: Vec) => Spot
  /** Where in the picture the eye's own height lies. */
  horizon: number
}

/** Where in the picture a vehicle has to fit; its lowest point stands on `ground`. */
export type Frame = { middle: number; ground: number; width: number; height: number }

/** A camera that shows all the points as large as the frame allows. */
export function cameraFor(
  points: readonly Vec[],
  { length, height }: { length: number; height: number },
  frame: Frame,
): Camera {
  const distance = 360 + length * 1.05
  const eye: Vec = [length * 0.45 - FORWARD[0] * distance, 112 + height * 0.42, -FORWARD[2] * distance]
  const flat = points.map((point) => seenFrom(eye, point))
  const [left, right] = [Math.min(...flat.map(([x]) => x)), Math.max(...flat.map(([x]) => x))]
  const [low, high] = [Math.min(...flat.map(([, y]) => y)), Math.max(...flat.map(([, y]) => y))]
  const scale = Math.min(frame.width / (right - left), frame.height / (high - low))
  const project = (place: Vec): Spot => {
    const [x, y] = seenFrom(eye, place)
    return [frame.middle + (x - (left + right) / 2) * scale, frame.ground - (y - low) * scale]
  }
  return { eye, project, horizon: frame.ground + low * scale }
}

function seenFrom(eye: Vec, place: Vec): Spot {
  const to = minus(place, eye)
  const depth = dot(to, FORWARD)
  return [dot(to, RIGHT) / depth, to[1] / depth]
}

/** A transform by which what is drawn flat, x to the right and y upwards in centimeters, lies at a place in space. */
export function lyingAt({ project }: Camera, at: Vec, right: Vec, up: Vec): string {
  const [x, y] = project(at)
  const [rx, ry] = project([at[0] + right[0], at[1] + right[1], at[2] + right[2]])
  const [ux, uy] = project([at[0] + up[0], at[1] + up[1], at[2] + up[2]])
  return `matrix(${fine(rx - x)} ${fine(ry - y)} ${fine(ux - x)} ${fine(uy - y)} ${short(x)} ${short(y)})`
}

/** One centimeter is few pixels: scales need more digits than places. */
const fine = (value: number) => Math.round(value * 10_000) / 10_000
