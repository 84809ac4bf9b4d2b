import type { Art } from '../pen/art'
import { type Point, path, short } from '../pen/svg'
import { lyingAt } from './camera'
import { type Hull, onFront, onSide } from './hull'
import { edgePath, facePath, type Scene } from './mesh'
import { laidOn, traced } from './paths'
import type { Vec } from './vector'

/** A vehicle in space with all that is needed to draw onto it. */
export type Model = { art: Art; body: Hull; cabin: Hull; scene: Scene }

/** An outline on the front: z across and y upwards. */
export const onNose = ({ body, scene }: Model, points: readonly Point[], attributes: string) =>
  path(
    laidOn(points, (z, y) => onFront(body, z, y), scene),
    attributes,
  )

/** The same above the belt. */
export const onCap = ({ cabin, scene }: Model, points: readonly Point[], attributes: string) =>
  path(
    laidOn(points, (z, y) => onFront(cabin, z, y), scene),
    attributes,
  )

/** An outline on the driver's side: x along and y upwards. */
export const onFlank = ({ body, scene }: Model, points: readonly Point[], attributes: string) =>
  path(
    laidOn(points, (x, y) => onSide(body, x, y), scene),
    attributes,
  )

/** A line along the driver's side. */
export const flankLine = ({ body, scene }: Model, points: readonly Point[], attributes: string) =>
  path(
    edgePath(
      traced(points, false).map(([x, y]) => onSide(body, x, y)),
      scene,
    ),
    `fill="none" stroke-linecap="round" stroke-linejoin="round" ${attributes}`,
  )

/** A line across the front. */
export const noseLine = ({ body, scene }: Model, points: readonly Point[], attributes: string) =>
  path(
    edgePath(
      traced(points, false).map(([z, y]) => onFront(body, z, y)),
      scene,
    ),
    `fill="none" stroke-linecap="round" stroke-linejoin="round" ${attributes}`,
  )

/** A rounded rectangle as an outline. */
export const block = (x: number, y: number, w: number, h: number, r: number): Point[] => [
  [x, y, r],
  [x + w, y, r],
  [x + w, y + h, r],
  [x, y + h, r],
]

/** A circle on the front. */
export function noseDisc({ body, scene }: Model, z: number, y: number, r: number, attributes: string, out = 0): string {
  const [x] = onFront(body, z, y)
  return path(facePath(ring(x - out, y, z, r), scene), attributes)
}

/** A circle that faces ahead. */
const ring = (x: number, y: number, z: number, r: number): Vec[] =>
  Array.from({ length: 28 }, (_, i): Vec => {
    const turn = (i / 28) * Math.PI * 2
    return [x, y + Math.sin(turn) * r, z + Math.cos(turn) * r]
  })

/** What is drawn flat around 0/0, y upwards, at a place of the driver's side. */
export function lettersOnFlank({ body, scene }: Model, x: number, y: number, svg: string): string {
  const [, , z] = onSide(body, x, y)
  const ahead = onSide(body, x - 10, y)[2]
  return `<g transform="${lyingAt(scene.camera, [x, y, z], [1, 0, (z - ahead) / 10], [0, 1, 0])}">${svg}</g>`
}

/** The same at any place, facing ahead. */
export const facingAhead = ({ scene }: Model, at: Vec, svg: string) =>
  `<g transform="${lyingAt(scene.camera, at, [0, 0, 1], [0, 1, 0])}">${svg}</g>`

/** A free outline in space. */
export const inSpace = ({ scene }: Model, places: readonly Vec[], attributes: string) =>
  path(facePath(places, scene), attributes)

export const lineInSpace = ({ scene }: Model, places: readonly Vec[], color: string, width: number, more = '') =>
  path(
    edgePath(places, scene),
    `fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}`,
  )
