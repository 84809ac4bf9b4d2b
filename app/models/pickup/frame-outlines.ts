import type { ObservationPoint, Shot } from '~/models/trade/vocabulary/inspections'
import { outlineOf } from './body-outlines'
import type { Outline } from './outlines'

/** From which point of observation each of the four shots is taken. */
export const VIEW_OF_SHOT = {
  'drivers-side': 'driver_side',
  rear: 'back',
  'passenger-side': 'passenger_side',
  'drivers-front': 'front',
} as const satisfies Record<Shot, ObservationPoint>

/** The outline of a body as one of the four shots shows it: the size of the drawing and one SVG path. */
export function frameOutline(bodyType: string, shot: Shot) {
  const view = VIEW_OF_SHOT[shot]
  const outline = outlineOf(bodyType, 'exterior', view)
  if (!outline) throw new Error(`There is no outline of ${view}.`)
  const { width, height, isMirrored = false } = outline
  return { width, height, path: lineDrawing(outline), isMirrored }
}

/** From the front or back a body is behind its parts; from the side its parts are all of it. */
function lineDrawing({ body = '', shapes, glass = '' }: Outline): string {
  const parts = shapes.map(([, part]) => part).join('')
  return glass ? parts + glass : body + parts
}
