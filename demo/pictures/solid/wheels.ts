import type { Art } from '../pen/art'
import { frontAxle, rearAxle } from '../pen/geometry'
import { clip, path, together } from '../pen/svg'
import { archRadius, hasCoveredRearWheel, wheel } from '../side/wheels'
import { lyingAt } from './camera'
import { type Hull, onSide } from './hull'
import type { Model } from './marks'
import { edgePath, facePath, type Scene } from './mesh'
import type { Vec } from './vector'

const TIRE_WIDTH = 20

const axles = ({ geometry: g }: Art) => [rearAxle(g), frontAxle(g)]

/** The wheels of the passenger's side, of which only rubber is seen. */
export function farWheels(art: Art, scene: Scene): string {
  const half = art.geometry.width / 2 - 8
  return together(axles(art).map((x) => tire(art, x, -half + TIRE_WIDTH, -half, scene)))
}

/** The openings of the driver's side with their wheels. */
export function nearWheels(art: Art, body: Hull, scene: Scene): string {
  return together(
    axles(art).map((x) => {
      const isCovered = x > art.geometry.length / 2 && hasCoveredRearWheel(art)
      if (isCovered) return ''
      const id = x > art.geometry.length / 2 ? 'rear-arch' : 'front-arch'
      return together(
        clip(id, openingPath(art, body, x, scene) + belowPath(art, body, x, scene)),
        `<g clip-path="url(#${id})">`,
        path(openingPath(art, body, x, scene), 'fill="#0a0b0d"'),
        wheelAt(art, x, scene),
        '</g>',
        path(rimPath(art, body, x, scene), RIM),
      )
    }),
  )
}

function wheelAt(art: Art, x: number, scene: Scene): string {
  const { wheel: r, width } = art.geometry
  const outer = width / 2 - 5
  const place = lyingAt(scene.camera, [x, r, outer], [1, 0, 0], [0, 1, 0])
  return together(
    tire(art, x, outer - 0.5, outer - TIRE_WIDTH, scene),
    `<g transform="${place}"><g transform="translate(0 ${-r})">${wheel(art, 0)}</g></g>`,
  )
}

/** The wheels of one side of a car whose fenders stand free. */
export function standingWheels({ art, scene }: Pick<Model, 'art' | 'scene'>, side: 1 | -1): string {
  const half = art.geometry.width / 2 - 6
  return together(
    axles(art).map((x) => (side > 0 ? wheelAt(art, x, scene) : tire(art, x, TIRE_WIDTH - half, -half, scene))),
  )
}

/** The tread, as discs from the inner to the outer side. */
function tire({ geometry: g }: Art, x: number, outer: number, inner: number, scene: Scene): string {
  const discs = [inner, (inner * 3 + outer) / 4, (inner + outer) / 2, (inner + outer * 3) / 4, outer]
  return together(discs.map((z) => path(facePath(circle(x, g.wheel, g.wheel, z), scene), 'fill="#141518"')))
}

const circle = (x: number, y: number, r: number, z: number): Vec[] =>
  Array.from({ length: 40 }, (_, i): Vec => {
    const turn = (i / 40) * Math.PI * 2
    return [x + Math.cos(turn) * r, y + Math.sin(turn) * r, z]
  })

const RIM = 'fill="none" stroke="#fff" stroke-width="1.4" stroke-opacity=".3"'

function rimOf({ geometry: g, ...art }: Art, body: Hull, x: number): Vec[] {
  const r = archRadius({ geometry: g, ...art })
  const foot = g.sill - 3
  const from = Math.asin(Math.max(-0.95, (foot - g.wheel) / r))
  return Array.from({ length: 33 }, (_, i): Vec => {
    const turn = Math.PI - from - (i / 32) * (Math.PI - 2 * from)
    return onSide(body, x + Math.cos(turn) * r, g.wheel + Math.sin(turn) * r)
  })
}

const openingPath = (art: Art, body: Hull, x: number, scene: Scene) => facePath(rimOf(art, body, x), scene)
const rimPath = (art: Art, body: Hull, x: number, scene: Scene) => edgePath(rimOf(art, body, x), scene)

/** What the body does not hide of a wheel: all that is lower than the sill. */
function belowPath({ geometry: g }: Art, body: Hull, x: number, scene: Scene): string {
  const z = onSide(body, x, g.sill)[2]
  const places: Vec[] = [
    [x - 90, g.sill + 1.5, z],
    [x + 90, g.sill + 1.5, z],
    [x + 90, -12, z],
    [x - 90, -12, z],
  ]
  return facePath(places, scene)
}
