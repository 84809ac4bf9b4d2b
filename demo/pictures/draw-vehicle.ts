import { exterior } from './exterior'
import { interior } from './interior/interior'
import { artFor } from './pen/art'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './pen/canvas'
import type { Angle, Subject } from './subject'

/**
 * Draws one vehicle from one angle as a complete SVG document, 4:3.
 * The same subject and angle always give the same text. Ids repeat from drawing to drawing,
 * so render each by itself and don't put two into one page.
 */
export function drawVehicle({ angle, ...subject }: Subject & { angle: Angle }): string {
  const art = artFor(subject, angle)
  const scene = angle === 'interior' ? interior(art) : exterior(art)
  const size = `viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${scene}</svg>`
}
