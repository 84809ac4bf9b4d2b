import type { Art } from '../pen/art'
import { box, disc, line, shape, times, together } from '../pen/svg'
import type { Period } from '../subject'

/** How the cylinders lean, in degrees: a V before the war and after, upright later. */
const LEAN: Record<Period, readonly number[]> = { 1930: [22, -26], 1950: [22, -26], 1970: [4], 1990: [20], 2020: [20] }

export function engine({ period, trim }: Art): string {
  return together(
    shape(
      [
        [88, 24, 6],
        [84, 46, 4],
        [94, 50, 3],
        [128, 50, 4],
        [134, 30, 8],
        [124, 22, 6],
      ],
      'fill="#53585d"',
    ),
    disc(122, 36, 11, 'fill="url(#rim)"'),
    disc(122, 36, 7, 'fill="none" stroke="#6d747a" stroke-width="1"'),
    LEAN[period].map(cylinder),
    exhaust(trim.wheels === 2 ? 8 : 0),
  )
}

function cylinder(lean: number): string {
  const fins = times(5, (i) => box(90.5, 47 + i * 4.2, 23, 1.9, 0.8, 'fill="#c3c8cc"'))
  return `<g transform="rotate(${lean} 102 46)">${box(93, 44, 18, 24, 2, 'fill="#7c8389"')}${fins}${box(94, 66, 16, 6, 2, 'fill="url(#chrome)"')}</g>`
}

/** `rise` lifts the end of the muffler. */
function exhaust(rise: number): string {
  return together(
    line(
      [
        [96, 58],
        [84, 40, 10],
        [92, 20, 12],
        [140, 18],
      ],
      '#9aa1a7',
      4.2,
    ),
    line(
      [
        [136, 18],
        [206, 24 + rise],
      ],
      '#6d747a',
      8,
    ),
    line(
      [
        [136, 19.6],
        [206, 25.6 + rise],
      ],
      '#eef0f1',
      2.4,
    ),
  )
}
