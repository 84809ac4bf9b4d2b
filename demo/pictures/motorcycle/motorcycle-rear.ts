import type { Art } from '../pen/art'
import { darker } from '../pen/color'
import { vehicleFills } from '../pen/fills'
import { box, type Drawing, disc, line, oval, pair, shape, times, together } from '../pen/svg'
import { plate } from '../plate'

/** A motorcycle from behind, its middle at x = 0. */
export function motorcycleFromBehind(art: Art): Drawing {
  const { paint, period } = art
  const saddle = period <= 1950 ? '#4a2d1e' : '#1d1e20'
  const svg = together(
    box(-8, 0, 16, 62, 7, 'fill="#17181b"'),
    times(6, (i) =>
      line(
        [
          [-6, 8 + i * 8],
          [0, 5 + i * 8],
          [6, 8 + i * 8],
        ],
        '#2f3236',
        1.4,
      ),
    ),
    pair(side),
    shape(
      [
        [-11, 46, 4],
        [-13, 70, 8],
        [-8, 84, 6],
        [8, 84, 6],
        [13, 70, 8],
        [11, 46, 4],
      ],
      'fill="url(#body)"',
    ),
    shape(
      [
        [-16, 82, 6],
        [-17, 92, 6],
        [17, 92, 6],
        [16, 82, 6],
      ],
      `fill="${saddle}"`,
    ),
    shape(
      [
        [-14, 92, 6],
        [-11, 103, 8],
        [11, 103, 8],
        [14, 92, 6],
      ],
      `fill="url(#body)" stroke="${darker(paint.base, 0.6)}" stroke-width=".6"`,
    ),
    box(-6, 68, 12, 7, 3, 'fill="#b31f24" stroke="#dfe2e4" stroke-width=".8"'),
    art.livery === 'police' && patrolTrim,
    plate(0, 52, 17, 9),
  )
  return { defs: vehicleFills(paint.base, { top: 105, low: 30, belt: 84 }), svg }
}

/** Shock absorber, muffler, handlebar, mirror and turn signal of one side. */
function side(k: 1 | -1): string {
  return together(
    line(
      [
        [k * 12, 28],
        [k * 13, 74],
      ],
      '#9aa1a7',
      3.6,
    ),
    line(
      [
        [k * 12.6, 30],
        [k * 13.4, 74],
      ],
      '#eef0f1',
      1.2,
    ),
    line(
      [
        [k * 15, 24],
        [k * 20, 22],
      ],
      '#6d747a',
      7,
    ),
    disc(k * 20, 22, 4.4, 'fill="#202326" stroke="#c6cbd0" stroke-width="1.2"'),
    line(
      [
        [k * 6, 98],
        [k * 30, 107, 6],
        [k * 40, 103],
      ],
      '#aeb4b9',
      2.6,
    ),
    line(
      [
        [k * 33, 106],
        [k * 42, 103],
      ],
      '#141517',
      4.4,
    ),
    line(
      [
        [k * 28, 106],
        [k * 30, 118],
      ],
      '#6d747a',
      1.4,
    ),
    oval(k * 31, 121, 6, 4.4, 'fill="#4a545b" stroke="#c6cbd0" stroke-width=".9"'),
    disc(k * 17, 72, 2.8, 'fill="#d5842a"'),
  )
}

const patrolTrim = together(
  pair((k) =>
    shape(
      [
        [k * 14, 44, 4],
        [k * 14, 72, 4],
        [k * 30, 72, 5],
        [k * 30, 46, 6],
      ],
      'fill="#ecebe6" stroke="#8d949a" stroke-width=".7"',
    ),
  ),
  box(-1, 100, 2, 22, 1, 'fill="#4b5055"'),
  disc(0, 123, 4.4, 'fill="#2754b8"'),
)
