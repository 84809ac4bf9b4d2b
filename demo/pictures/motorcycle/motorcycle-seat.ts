import type { Art } from '../pen/art'
import { line, shape, together } from '../pen/svg'
import { isEarly, isFaired } from './motorcycle-style'

/** A sprung saddle, or a long seat from the seventies on. */
export function saddle(art: Art): string {
  const hide = ['#4a2d1e', '#6a3b22', '#1d1e20'] as const
  if (isEarly(art)) {
    const sprung = shape(
      [
        [124, 84, 5],
        [128, 92, 6],
        [150, 92, 8],
        [160, 97, 5],
        [158, 86, 6],
        [140, 80, 8],
      ],
      `fill="${hide[art.trim.upholstery]}"`,
    )
    return (
      sprung +
      line(
        [
          [146, 80],
          [150, 68],
        ],
        '#9aa1a7',
        2.4,
      )
    )
  }
  const rise = isFaired(art) ? 10 : 0
  const color = art.period === 1990 ? '#1d1e20' : hide[art.trim.upholstery]
  return together(
    shape(
      [
        [116, 80, 4],
        [122, 89, 8],
        [150, 86, 8],
        [190, 92 + rise, 6],
        [190, 84 + rise * 1.2, 6],
        [150, 77, 8],
      ],
      `fill="${color}"`,
    ),
    line(
      [
        [124, 87],
        [150, 84.5],
        [186, 90 + rise * 0.9],
      ],
      '#fff',
      1,
      'stroke-opacity=".25"',
    ),
  )
}

/** The painted end under a long seat. */
export function tail(art: Art): string {
  if (isEarly(art)) return ''
  const rise = isFaired(art) ? 10 : 0
  return shape(
    [
      [146, 80, 4],
      [190, 88 + rise, 4],
      [204, 88 + rise * 1.3, 3],
      [202, 79 + rise * 1.3, 4],
      [160, 68, 6],
    ],
    'fill="url(#body)"',
  )
}

/** Leather saddlebags, where an owner has left them on. */
export function bags(art: Art): string {
  if (!isEarly(art) || !art.trim.hasLoad || art.livery === 'police') return ''
  return together(
    shape(
      [
        [164, 42, 6],
        [164, 68, 5],
        [200, 70, 6],
        [202, 44, 8],
      ],
      'fill="#5a3822" stroke="#2f1d11" stroke-width=".8"',
    ),
    line(
      [
        [164, 60],
        [201, 61],
      ],
      '#2f1d11',
      1.4,
    ),
    [174, 192].map((x) =>
      line(
        [
          [x, 66],
          [x, 54],
        ],
        '#c9a24e',
        1.6,
      ),
    ),
  )
}
