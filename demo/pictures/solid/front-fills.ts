import { darker } from '../pen/color'
import { gradient, vehicleFills } from '../pen/fills'
import { together } from '../pen/svg'
import type { Model } from './marks'

/** Chrome, lenses and painted doors of the three-quarter view, beside what wheels are painted with. */
export function frontFills({ art }: Model): string {
  const { geometry: g, paint } = art
  return together(
    vehicleFills(paint.base, { top: g.roof, low: g.sill, belt: g.belt }),
    bounded('metal', [
      [0, '#fdfdfd'],
      [0.3, '#c3c9ce'],
      [0.52, '#4f575d'],
      [0.6, '#868e94'],
      [1, '#e6e9eb'],
    ]),
    bounded('lens', [
      [0, '#dfe7ec'],
      [0.5, '#8d989f'],
      [1, '#c4ced4'],
    ]),
    bounded('door', [
      [0, '#f4f3ee'],
      [0.45, '#d9d8d2'],
      [1, darker('#d9d8d2', 0.35)],
    ]),
  )
}

const bounded = (id: string, stops: readonly (readonly [number, string])[]) =>
  gradient(id, [0, 0, 0, 1], stops).replace('userSpaceOnUse', 'objectBoundingBox')
