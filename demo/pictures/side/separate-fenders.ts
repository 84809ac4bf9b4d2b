import type { Art } from '../pen/art'
import { darker } from '../pen/color'
import { frontAxle, rearAxle } from '../pen/geometry'
import { softLine } from '../pen/soft'
import { box, line, shape, together } from '../pen/svg'

// Before the war a car is a cabin between four fenders, joined by running boards.

const edge = ({ paint }: Art) => `fill="url(#fender)" stroke="${darker(paint.base, 0.6)}" stroke-width=".8"`

/** The rear fender, the dark of its wheel well and the running board. */
export function rearFenderAndBoard(art: Art): string {
  const { geometry: g } = art
  const x = rearAxle(g)
  const front = frontAxle(g)
  const r = g.wheel
  const low = g.sill - 6
  return together(
    box(front + 58, low, x - front - 96, 6, 2, 'fill="#26282b"'),
    line(
      [
        [front + 60, g.sill],
        [x - 40, g.sill],
      ],
      '#d6d9db',
      1.2,
    ),
    shape(
      [
        [x - 42, low],
        [x - 30, r * 1.7, 18],
        [x, r * 2.1, 26],
        [x + 30, r * 1.7, 18],
        [x + 42, low],
      ],
      'fill="#0b0c0e"',
    ),
    shape(
      [
        [x - 60, low, 6],
        [x - 46, r * 1.9, 26],
        [x - 4, r * 2.3 + 6, 40],
        [x + 40, r * 1.9, 26],
        [x + 56, low, 8],
        [x + 44, low, 2],
        [x + 34, r * 1.6, 20],
        [x, r * 2.1, 30],
        [x - 34, r * 1.6, 20],
        [x - 42, low, 2],
      ],
      edge(art),
    ),
    softLine(
      [
        [x - 40, r * 2.0, 16],
        [x - 4, r * 2.3 + 2, 30],
        [x + 30, r * 2.02],
      ],
      '#fff',
      2,
      0.5,
    ),
  )
}

/** The front fender, drawn over its wheel. */
export function frontFender(art: Art): string {
  const { geometry: g } = art
  const x = frontAxle(g)
  const r = g.wheel
  const low = g.sill
  return together(
    shape(
      [
        [-2, low + 4, 6],
        [8, r * 1.95, 30],
        [x - 2, r * 2.4 + 6, 44],
        [x + 50, r * 1.9, 40],
        [x + 92, low + 2, 26],
        [x + 100, low - 6, 2],
        [x + 60, low - 6, 10],
        [x + 36, r * 1.6, 30],
        [x, r * 2.12, 32],
        [x - 36, r * 1.5, 24],
        [x - 44, low + 2, 2],
      ],
      edge(art),
    ),
    softLine(
      [
        [8, r * 1.8, 20],
        [x - 6, r * 2.4 + 3, 36],
        [x + 46, r * 1.96],
      ],
      '#fff',
      2.2,
      0.55,
    ),
  )
}
