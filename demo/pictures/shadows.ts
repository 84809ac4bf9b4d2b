import type { Art } from './pen/art'
import { PICTURE_WIDTH } from './pen/canvas'
import { glow } from './pen/fills'
import { frontAxle, rearAxle } from './pen/geometry'
import { oval, path, together } from './pen/svg'
import { facePath, type Scene } from './solid/mesh'
import type { Vec } from './solid/vector'

const MIDDLE = PICTURE_WIDTH / 2

export const shadowFills = together(
  glow('shade', [
    [0, '#0d0f12', 0.66],
    [0.55, '#0d0f12', 0.44],
    [0.82, '#0d0f12', 0.14],
    [1, '#0d0f12', 0],
  ]),
  glow('contact', [
    [0, '#050607', 0.95],
    [0.5, '#050607', 0.72],
    [0.8, '#050607', 0.22],
    [1, '#050607', 0],
  ]),
)

/** A soft pool under the whole vehicle, and the dark in which each tire stands. */
export function flatShadow(art: Art, scale: number, groundY: number): string {
  const { geometry: g, angle } = art
  const isRear = angle === 'rear'
  const half = ((isRear ? g.width : g.length) * scale) / 2
  const feet = isRear
    ? art.body === 'motorcycle'
      ? [0]
      : [-0.41, 0.41].map((share) => share * g.width)
    : [frontAxle(g), rearAxle(g)].map((x) => (x - g.length / 2) * (angle === 'passenger' ? -1 : 1))
  const reach = (isRear ? 13 : g.wheel * 0.82) * scale
  return together(
    oval(MIDDLE, groundY + 3, half * 1.05 + 26, isRear ? 40 : 30, 'fill="url(#shade)"'),
    feet.map((foot) => oval(MIDDLE + foot * scale, groundY - 1, reach * 1.5, 15, 'fill="url(#contact)"')),
  )
}

const LAYERS = 20

/** The same for a vehicle in space: the pool follows its outline, and every tire stands in its own dark. */
export function groundShadow({ geometry: g }: Art, scene: Scene): string {
  const pool = Array.from({ length: LAYERS }, (_, i) => {
    const out = 40 - i * 4.6
    return path(facePath(footprint(g.length, g.width / 2, out), scene), 'fill="#07080a" fill-opacity=".042"')
  })
  const tires = [rearAxle(g), frontAxle(g)].flatMap((x) =>
    [-1, 1].flatMap((side) =>
      [1.4, 1.2, 1, 0.85, 0.7].map((size) =>
        path(facePath(patch(x, side * (g.width / 2 - 16), g.wheel, size), scene), 'fill="#020303" fill-opacity=".26"'),
      ),
    ),
  )
  return together(pool, tires)
}

/** A rounded outline on the ground, `out` wider than the vehicle on every side. */
function footprint(length: number, half: number, out: number): Vec[] {
  const [middle, reach, across] = [length / 2, length / 2 + out, half + out * 0.8]
  return Array.from({ length: 40 }, (_, i): Vec => {
    const turn = (i / 40) * Math.PI * 2
    const round = (value: number) => Math.sign(value) * Math.abs(value) ** 0.42
    return [middle + reach * round(Math.cos(turn)), 0, across * round(Math.sin(turn))]
  })
}

function patch(x: number, z: number, wheel: number, size: number): Vec[] {
  return Array.from({ length: 20 }, (_, i): Vec => {
    const turn = (i / 20) * Math.PI * 2
    return [x + Math.cos(turn) * wheel * 0.62 * size, 0, z + Math.sin(turn) * 17 * size]
  })
}
