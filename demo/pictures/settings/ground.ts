import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../pen/canvas'
import { darker, lighter } from '../pen/color'
import { gradient } from '../pen/fills'
import { box, line, type Point, shape, times, together } from '../pen/svg'

/** A floor from the horizon to the lower edge, lightest where the vehicle stands. */
export function floor(horizon: number, color: string): { defs: string; svg: string } {
  const defs = gradient(
    'floor',
    [0, horizon, 0, PICTURE_HEIGHT],
    [
      [0, darker(color, 0.24)],
      [0.3, color],
      [0.62, lighter(color, 0.1)],
      [1, darker(color, 0.42)],
    ],
  )
  return { defs, svg: box(0, horizon, PICTURE_WIDTH, PICTURE_HEIGHT - horizon, 0, 'fill="url(#floor)"') }
}

/** Lines on the floor that run together at the horizon, as joints and boards do. */
export function converging(horizon: number, count: number, color: string, opacity: number): string {
  return times(count, (i) => {
    const share = i / (count - 1) - 0.5
    return line(
      [
        [600 + share * 900, horizon],
        [600 + share * 5200, PICTURE_HEIGHT + 40],
      ],
      color,
      1.6,
      `stroke-opacity="${opacity}"`,
    )
  })
}

/** Lines across the floor, closer together the farther they are. */
export function receding(horizon: number, count: number, color: string, opacity: number): string {
  return times(count, (i) => {
    const y = horizon + (PICTURE_HEIGHT - horizon) * ((i + 1) / count) ** 2.2
    return line(
      [
        [0, y],
        [PICTURE_WIDTH, y],
      ],
      color,
      1.6,
      `stroke-opacity="${opacity}"`,
    )
  })
}

/** Everything down to the horizon in one fading color. */
export function backdrop(horizon: number, high: string, middle: string, low: string): { defs: string; svg: string } {
  const defs = gradient(
    'air',
    [0, 0, 0, horizon],
    [
      [0, high],
      [0.62, middle],
      [1, low],
    ],
  )
  return { defs, svg: box(0, 0, PICTURE_WIDTH, horizon + 2, 0, 'fill="url(#air)"') }
}

/** The dark foot of a wall, where it meets the floor. */
export const wallFoot = (horizon: number, color: string) =>
  together(
    box(0, horizon - 14, PICTURE_WIDTH, 14, 0, `fill="${color}" fill-opacity=".55"`),
    box(0, horizon, PICTURE_WIDTH, 10, 0, 'fill="#000" fill-opacity=".14"'),
    box(0, horizon, PICTURE_WIDTH, 26, 0, 'fill="#000" fill-opacity=".08"'),
  )

/** A far ridge: places along the horizon, how high they rise and how round they are. */
export const hills = (horizon: number, points: readonly Point[], fill: string) =>
  shape(
    [[-20, horizon + 4], ...points.map(([x, up, r]): Point => [x, horizon - up, r]), [1220, horizon + 4]],
    `fill="${fill}"`,
  )
