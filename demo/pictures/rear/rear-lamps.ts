import { type Art, seam } from '../pen/art'

import { both, box, line, type Point, pair, shape, together } from '../pen/svg'
import { plate } from '../plate'
import type { Period } from '../subject'
import { fifties, seventies } from './early-rear-lamps'
import { middleOf, type RearPlan } from './rear-plan'

const LAMPS: Record<Period, (art: Art, plan: RearPlan) => string> = {
  1930: () => '',
  1950: fifties,
  1970: seventies,
  1990: nineties,
  2020: current,
}

/** Tail lamps, bumper and plate of a car, a pickup or a van. */
export const rearLamps = (art: Art, plan: RearPlan) => LAMPS[art.period](art, plan)

function nineties(art: Art, plan: RearPlan): string {
  const { half, low, belt, isUpright } = plan
  const middle = middleOf(plan)
  const tall = (side: 1 | -1): Point[] => [
    [side * half * 0.84, low + 34, 4],
    [side * half * 0.84, belt - 6, 4],
    [side * half * 0.97, belt - 8, 4],
    [side * half * 0.97, low + 34, 4],
  ]
  const wide = (side: 1 | -1): Point[] => [
    [side * half * 0.44, belt - 28, 4],
    [side * half * 0.44, belt - 12, 5],
    [side * half * 0.95, belt - 10, 8],
    [side * half * 0.97, belt - 32, 6],
  ]
  const reversing = (side: 1 | -1) =>
    shape(
      [
        [side * half * 0.47, belt - 26, 2],
        [side * half * 0.47, belt - 20, 2],
        [side * half * 0.66, belt - 20, 2],
        [side * half * 0.66, belt - 27, 2],
      ],
      'fill="#f0d9d0" fill-opacity=".8"',
    )
  return together(
    pair((side) => shape(isUpright ? tall(side) : wide(side), 'fill="#a21d23" stroke="#5d1013" stroke-width=".7"')),
    !isUpright && pair(reversing),
    line(
      [
        [-half + 3, middle - 6],
        [half - 3, middle - 6],
      ],
      seam(art),
      1.2,
      'stroke-opacity=".6"',
    ),
    line(
      [
        [-half + 3, middle - 8],
        [half - 3, middle - 8],
      ],
      '#fff',
      1,
      'stroke-opacity=".3"',
    ),
    plate(0, isUpright ? middle : belt - 28, 32, 13),
  )
}

function current(art: Art, plan: RearPlan): string {
  const { half, low, belt, isUpright } = plan
  const middle = middleOf(plan)
  const tall = (side: 1 | -1) =>
    together(
      shape(
        [
          [side * half * 0.8, middle + 4, 3],
          [side * half * 0.82, belt - 4, 4],
          [side * half * 0.97, belt - 6, 5],
          [side * half * 0.985, middle + 4, 6],
        ],
        'fill="#7d1216"',
      ),
      line(
        [
          [side * half * 0.83, belt - 8],
          [side * half * 0.95, belt - 9],
          [side * half * 0.96, middle + 8],
        ],
        '#ff5a52',
        1.8,
      ),
    )
  const bar = [
    shape(
      both([
        [half * 0.96, belt - 22, 5],
        [half * 0.95, belt - 9, 4],
      ]),
      'fill="#6d1014"',
    ),
    line(
      [
        [-half * 0.93, belt - 13],
        [half * 0.93, belt - 13],
      ],
      '#ff5a52',
      2,
    ),
  ]
  const split = (side: 1 | -1) =>
    shape(
      [
        [side * half * 0.5, belt - 20, 4],
        [side * half * 0.52, belt - 10, 4],
        [side * half * 0.94, belt - 8, 5],
        [side * half * 0.96, belt - 24, 6],
      ],
      'fill="#7d1216"',
    ) +
    line(
      [
        [side * half * 0.55, belt - 14],
        [side * half * 0.92, belt - 13],
      ],
      '#ff5a52',
      2.2,
    )
  return together(
    isUpright ? pair(tall) : art.trim.wheels === 1 ? pair(split) : bar,
    shape(
      both([
        [half * 0.78, low, 5],
        [half * 0.86, low + 18, 6],
      ]),
      'fill="#17191c"',
    ),
    art.likeness !== 'tesla' &&
      pair((side) =>
        box(
          side > 0 ? half * 0.5 : -half * 0.5 - 22,
          low + 4,
          22,
          6,
          3,
          'fill="#5a6066" stroke="#c3c8cc" stroke-width="1"',
        ),
      ),
    plate(0, middle - 6, 32, 13),
  )
}
