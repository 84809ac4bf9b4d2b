import type { Art } from '../pen/art'
import { softLine } from '../pen/soft'
import { disc, line, type Point, path, short, together } from '../pen/svg'
import { FRONT_AXLE, isEarly, REAR_AXLE } from './motorcycle-style'

/** Guards over both wheels; early ones reach far down. */
export function fenders(art: Art): string {
  const { period, paint, geometry: g } = art
  const guard = (x: number, from: number, to: number, width: number, color: string) => {
    const r = g.wheel + 2
    const at = (turn: number) => `${short(x + Math.cos(turn) * r)} ${short(g.wheel + Math.sin(turn) * r)}`
    return path(
      `M${at(from)}A${short(r)} ${short(r)} 0 0 1 ${at(to)}`,
      `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"`,
    )
  }
  if (period === 2020) return guard(FRONT_AXLE, 0.7, 2.2, 3, '#1d1f22')
  if (!isEarly(art)) return guard(FRONT_AXLE, 0.5, 2.3, 4, paint.base) + guard(REAR_AXLE, 0.9, 2.3, 4, paint.base)
  const isSkirted = art.trim.wheels !== 0
  return together(
    guard(FRONT_AXLE, 0.2, 2.7, 6, paint.base),
    guard(REAR_AXLE, 0.1, 2.3, 7, paint.base),
    isSkirted &&
      softLine(
        [
          [REAR_AXLE - 16, g.wheel * 1.9],
          [REAR_AXLE + 8, g.wheel * 2.05, 10],
          [REAR_AXLE + 28, g.wheel * 1.6],
        ],
        '#fff',
        1.4,
        0.4,
      ),
  )
}

/** The tubes from steering head to rear axle. */
export function frame({ geometry: g }: Art): string {
  return together(
    line(
      [
        [66, 88],
        [78, 40, 10],
        [92, 20, 8],
        [136, 22, 10],
        [REAR_AXLE, g.wheel],
      ],
      '#1c1e21',
      4,
    ),
    line(
      [
        [66, 88],
        [120, 78, 10],
        [144, 66],
        [136, 26],
      ],
      '#1c1e21',
      4,
    ),
    line(
      [
        [146, 70],
        [REAR_AXLE - 4, g.wheel + 4],
      ],
      '#1c1e21',
      3.4,
    ),
    steel(
      [
        [154, 72],
        [REAR_AXLE - 8, g.wheel + 4],
      ],
      3,
    ),
  )
}

/** Telescopic, or a girder with its spring before the war and after. */
export function fork(art: Art): string {
  const { geometry: g } = art
  if (!isEarly(art))
    return steel(
      [
        [66, 96],
        [FRONT_AXLE, g.wheel],
      ],
      4.2,
    )
  return together(
    steel(
      [
        [66, 96],
        [FRONT_AXLE, g.wheel],
      ],
      3,
    ),
    steel(
      [
        [60, 84],
        [FRONT_AXLE + 2, g.wheel + 8],
      ],
      2,
    ),
    disc(60, 78, 4, 'fill="none" stroke="#9aa1a7" stroke-width="1.6"'),
  )
}

const steel = (points: readonly Point[], width: number) =>
  line(points, '#4a5056', width + 1) + line(points, '#c6cbd0', width * 0.55)
