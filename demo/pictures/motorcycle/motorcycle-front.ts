import type { Art } from '../pen/art'
import { darker } from '../pen/color'
import { softLine } from '../pen/soft'
import { disc, line, oval, shape, together } from '../pen/svg'
import { isEarly } from './motorcycle-style'

/** The painted nose of a sports machine with its screen. */
export function fairing({ paint }: Art): string {
  return together(
    shape(
      [
        [38, 84, 8],
        [52, 104, 10],
        [66, 112, 4],
        [74, 100, 6],
        [86, 70, 14],
        [104, 30, 8],
        [86, 26, 6],
        [70, 50, 20],
      ],
      `fill="url(#body)" stroke="${darker(paint.base, 0.6)}" stroke-width=".6"`,
    ),
    shape(
      [
        [52, 104, 6],
        [70, 118, 6],
        [78, 102, 4],
        [64, 100],
      ],
      'fill="#2c363d" fill-opacity=".75"',
    ),
    shape(
      [
        [40, 84, 3],
        [52, 92, 6],
        [60, 86, 6],
      ],
      'fill="url(#lamp)"',
    ),
    softLine(
      [
        [60, 88],
        [92, 60],
        [100, 40],
      ],
      '#fff',
      2,
      0.45,
    ),
  )
}

/** A chromed lamp in front of the steering head. */
export const headlamp =
  disc(54, 94, 8.6, 'fill="url(#chrome)"') +
  oval(47, 94, 3.2, 8.2, 'fill="url(#lamp)" stroke="#8d949a" stroke-width=".6"')

/** Bar, grip and, on some, a mirror. */
export function handlebar(art: Art): string {
  const end = isEarly(art) ? 110 : 106
  const grip = line(
    [
      [84, end],
      [94, end - 1],
    ],
    '#141517',
    4.4,
  )
  const mirror = art.trim.hasAerial
    ? line(
        [
          [80, end],
          [76, end + 12],
        ],
        '#8d949a',
        1.2,
      ) + oval(75, end + 14, 3, 4.4, 'fill="#4a545b" stroke="#c6cbd0" stroke-width=".8"')
    : ''
  return (
    line(
      [
        [66, 98],
        [70, 108, 4],
        [88, end],
      ],
      '#aeb4b9',
      2.6,
    ) +
    grip +
    mirror
  )
}
