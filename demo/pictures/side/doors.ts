import { type Art, seam } from '../pen/art'
import { darker } from '../pen/color'
import { rearAxle } from '../pen/geometry'
import { box, line, type Point, path, rounded, together } from '../pen/svg'

/** A gap with its lit edge; behind the rear door it ends above the wheel. */
export function cut(art: Art, x: number, top = art.geometry.belt): string {
  const { geometry: g } = art
  const rear = rearAxle(g)
  const isOverWheel = x > rear - g.wheel - 12 && x < rear + g.wheel
  const foot = isOverWheel ? g.wheel * 1.9 : g.sill + 5
  return together(
    line(
      [
        [x, top],
        [x - 1, foot],
      ],
      seam(art),
      0.9,
      'stroke-opacity=".75"',
    ),
    line(
      [
        [x + 1, top],
        [x, foot],
      ],
      '#fff',
      0.7,
      'stroke-opacity=".22"',
    ),
  )
}

/** The gap under the doors. */
export function doorFoot(art: Art): string {
  const { geometry: g } = art
  const [first, last] = [g.doors.at(0), g.doors.at(-1)]
  if (first === undefined || last === undefined) return ''
  return line(
    [
      [first, g.sill + 5],
      [last - 1, g.sill + 5],
    ],
    seam(art),
    0.9,
    'stroke-opacity=".6"',
  )
}

/** One handle before each rear edge of a door. */
export function handles(art: Art): string {
  const { geometry: g, period, paint } = art
  const y = handleHeight(art)
  const modern = period === 1990 ? '#17191c' : darker(paint.base, 0.34)
  const fill = period <= 1970 ? 'url(#chrome)' : modern
  return g.doors
    .slice(1)
    .map((x) => x - 18)
    .map((x) =>
      together(
        box(x, y, 13, period === 2020 ? 2.2 : 2.8, 1.3, `fill="${fill}"`),
        line(
          [
            [x + 0.5, y - 0.9],
            [x + 12.5, y - 0.9],
          ],
          '#000',
          0.7,
          'stroke-opacity=".3"',
        ),
      ),
    )
    .join('')
}

const handleHeight = ({ geometry: g, period }: Art) => g.belt - (period === 2020 ? 15 : 11)

/** The side door of a van with its rail. */
export function slidingDoor(art: Art, [from, to]: readonly [number, number]): string {
  const { geometry: g, period } = art
  const top = g.roof - 18
  return together(
    cut(art, from, top),
    cut(art, to, top),
    line(
      [
        [from, top],
        [to, top],
      ],
      seam(art),
      0.9,
      'stroke-opacity=".7"',
    ),
    period >= 1970 &&
      line(
        [
          [to + 4, g.belt - 16],
          [g.length - 26, g.belt - 16],
        ],
        '#101316',
        1.8,
        'stroke-opacity=".7"',
      ),
    box(from + 6, handleHeight(art), 13, 2.8, 1.2, 'fill="#1a1d20"'),
  )
}

/** The two leaves through which passengers board a bus. */
export function entranceDoor(art: Art): string {
  const { geometry: g } = art
  const [from, to, low, top] = [g.cowlX + 34, g.cowlX + 82, 52, g.roof - 34]
  const leaf: Point[] = [
    [from, low, 3],
    [from, top, 4],
    [to, top, 4],
    [to, low, 3],
  ]
  return together(
    path(rounded(leaf), `fill="none" stroke="${seam(art)}" stroke-width="1.6" stroke-opacity=".5"`),
    line(
      [
        [(from + to) / 2, low + 2],
        [(from + to) / 2, top - 2],
      ],
      seam(art),
      1.2,
      'stroke-opacity=".5"',
    ),
  )
}
