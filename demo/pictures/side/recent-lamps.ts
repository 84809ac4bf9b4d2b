import type { Art } from '../pen/art'
import { frontAxle, noseAt, rearAxle } from '../pen/geometry'
import { box, line, shape, together } from '../pen/svg'

const LAMP = 'fill="url(#lamp)"'

/** Wrapped lamps and painted bumpers. */
export function nineties(art: Art): string {
  const { geometry: g, trim } = art
  const L = g.length
  return together(
    shape(
      [
        [noseAt(g, g.noseH - 12) + 1, g.noseH - 14, 3],
        [g.noseX + 4, g.noseH - 2.5, 4],
        [g.noseX + 30, g.noseH + 1, 3],
        [g.noseX + 24, g.noseH - 9, 6],
      ],
      `${LAMP} stroke="#33383c" stroke-width=".8"`,
    ),
    shape(
      [
        [g.noseX + 26, g.noseH - 8, 2],
        [g.noseX + 31, g.noseH + 0.5, 2],
        [g.noseX + 40, g.noseH - 1, 2],
        [g.noseX + 36, g.noseH - 8, 2],
      ],
      'fill="#d5842a"',
    ),
    trim.hasFogLamps && box(5, g.bumper - 9, 9, 6, 2, `${LAMP} stroke="#33383c" stroke-width=".6"`),
    line(
      [
        [1, g.bumper + 4],
        [frontAxle(g) - g.wheel - 9, g.bumper + 6],
      ],
      '#000',
      1,
      'stroke-opacity=".4"',
    ),
    line(
      [
        [L - 1, g.bumper + 8],
        [rearAxle(g) + g.wheel + 9, g.bumper + 6],
      ],
      '#000',
      1,
      'stroke-opacity=".4"',
    ),
    shape(
      [
        [L - 30, g.tailH - 8, 3],
        [L - g.tailX, g.tailH - 6, 4],
        [L - 3, g.tailLow + 18, 4],
        [L - 26, g.tailLow + 20, 4],
      ],
      'fill="#a21d23" stroke="#5d1013" stroke-width=".6"',
    ),
    line(
      [
        [L - 27, g.tailH - 18],
        [L - 8, g.tailH - 17],
      ],
      '#e7a9a0',
      1.6,
      'stroke-opacity=".6"',
    ),
  )
}

/** Slits of light and black lower edges. */
export function current(art: Art): string {
  const { geometry: g } = art
  const L = g.length
  return together(
    shape(
      [
        [noseAt(g, g.noseH - 10), g.noseH - 13, 2],
        [g.noseX + 3, g.noseH - 5, 3],
        [g.noseX + 36, g.noseH + 2, 3],
        [g.noseX + 24, g.noseH - 7, 4],
      ],
      'fill="#1b1f23"',
    ),
    line(
      [
        [g.noseX + 1, g.noseH - 8],
        [g.noseX + 30, g.noseH - 1],
      ],
      '#f4fbff',
      1.8,
    ),
    shape(
      [
        [2, g.bumper - 12, 3],
        [3, g.bumper + 6, 3],
        [20, g.bumper + 2, 6],
        [22, g.bumper - 12, 3],
      ],
      'fill="#111417"',
    ),
    box(frontAxle(g) + 46, g.sill - 1, g.wheelbase - 92, 7, 2, 'fill="#15181b"'),
    shape(
      [
        [L - 40, g.tailH - 6, 2],
        [L - g.tailX, g.tailH - 3, 3],
        [L - 3, g.tailH - 15, 3],
        [L - 22, g.tailH - 13, 3],
      ],
      'fill="#8e1419"',
    ),
    line(
      [
        [L - 36, g.tailH - 7],
        [L - 5, g.tailH - 6],
      ],
      '#ff5a52',
      1.6,
    ),
    shape(
      [
        [L - 34, g.sill, 4],
        [L - 28, g.sill + 12, 4],
        [L - 4, g.sill + 14, 4],
        [L - g.tuck, g.sill, 4],
      ],
      'fill="#15181b"',
    ),
  )
}
