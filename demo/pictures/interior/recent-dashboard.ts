import type { Art } from '../pen/art'
import { box, disc, line, shape, times, together } from '../pen/svg'
import { dial } from './dial'

/** A hooded cluster and a center stack of buttons. */
export function plastic(_art: Art, y: number): string {
  return together(
    shape(
      [
        [180, y + 50, 20],
        [196, y - 66, 40],
        [330, y - 84, 60],
        [470, y - 66, 40],
        [490, y + 50, 20],
      ],
      'fill="#3c3d41"',
    ),
    shape(
      [
        [212, y + 34, 12],
        [220, y - 44, 24],
        [330, y - 58, 40],
        [444, y - 44, 24],
        [452, y + 34, 12],
      ],
      'fill="#121316"',
    ),
    dial(288, y - 6, 38, true),
    dial(382, y - 6, 38, true),
    shape(
      [
        [556, y - 50, 12],
        [700, y - 50, 12],
        [690, y + 120, 10],
        [566, y + 120, 10],
      ],
      'fill="#34353a"',
    ),
    times(3, (i) => box(570 + i * 40, y - 40, 34, 30, 5, 'fill="#16171a"')),
    box(574, y + 6, 112, 36, 4, 'fill="#101114"'),
    box(590, y + 14, 60, 14, 2, 'fill="#7fd0a8" fill-opacity=".8"'),
    [590, 630, 670].map((x) => disc(x, y + 76, 14, 'fill="#1b1c1f" stroke="#6d6f74" stroke-width="2"')),
    box(780, y - 8, 300, 92, 16, 'fill="#4a4b50"'),
    box(990, y - 40, 80, 24, 6, 'fill="#16171a"'),
  )
}

/** Two panes of glass and one long vent. */
export function screens({ trim }: Art, y: number): string {
  return together(
    box(190, y - 84, 300, 92, 14, GLASS),
    disc(262, y - 38, 32, 'fill="none" stroke="#4fb0d8" stroke-width="5" stroke-dasharray="130 80"'),
    disc(418, y - 38, 32, 'fill="none" stroke="#d9dee2" stroke-width="5" stroke-dasharray="110 100"'),
    box(316, y - 60, 50, 40, 6, 'fill="#16222b"'),
    trim.wheels === 1 ? tallScreen(y) : wideScreen(y),
    line(
      [
        [850, y - 30],
        [1140, y - 34],
      ],
      '#6d757c',
      4,
    ),
    box(850, y - 22, 290, 22, 6, 'fill="#101214"'),
    times(13, (i) =>
      line(
        [
          [862 + i * 22, y - 18],
          [862 + i * 22, y - 4],
        ],
        '#2b3035',
        4,
      ),
    ),
  )
}

const GLASS = 'fill="#0b0d10" stroke="#3a3f45" stroke-width="2"'

function wideScreen(y: number): string {
  return together(
    box(530, y - 104, 300, 166, 16, GLASS),
    box(542, y - 92, 276, 142, 8, 'fill="#1b2a33"'),
    line(
      [
        [560, y + 30],
        [640, y - 30, 20],
        [720, y - 20, 20],
        [800, y - 70],
      ],
      '#4fb0d8',
      6,
    ),
    line(
      [
        [550, y - 50],
        [810, y - 10],
      ],
      '#31464f',
      4,
    ),
    line(
      [
        [690, y - 90],
        [670, y + 46],
      ],
      '#31464f',
      4,
    ),
    disc(720, y - 22, 8, 'fill="#fff"'),
  )
}

function tallScreen(y: number): string {
  return together(
    box(560, y - 100, 200, 204, 14, GLASS),
    box(570, y - 90, 180, 120, 8, 'fill="#1b2a33"'),
    line(
      [
        [586, y + 10],
        [640, y - 40, 16],
        [690, y - 30, 16],
        [740, y - 66],
      ],
      '#4fb0d8',
      5,
    ),
    disc(690, y - 32, 7, 'fill="#fff"'),
    times(3, (i) => box(574 + i * 60, y + 40, 50, 26, 6, 'fill="#24333d"')),
    box(574, y + 74, 170, 20, 6, 'fill="#24333d"'),
  )
}
