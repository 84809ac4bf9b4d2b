import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../pen/canvas'
import { oneOf } from '../pen/chance'
import { lighter } from '../pen/color'
import { box, line, oval, shape, times, together } from '../pen/svg'
import { lightFrom } from '../solid/light'
import { backdrop, floor } from './ground'
import { SUN } from './lamps'
import type { Place } from './setting'

/** A house of the suburbs with its lawn, seen from its concrete drive. */
export const suburbDrive: Place = {
  light: lightFrom({ sky: '#e1edf5', horizon: '#fbfaf2', ground: '#a9a69d', far: '#6f7d62' }, SUN, 1),
  isGlossy: false,
  draw: ({ horizon, chance }) => {
    const sky = backdrop(horizon, '#9cc0d8', '#cfe0e8', '#eef0ea')
    const drive = floor(horizon, '#b5b1a8')
    const x = 300 + chance() * 240
    const wall = oneOf(['#d9cdb8', '#c9d0cf', '#cdb8a4'], chance)
    const tree = (at: number, r: number) =>
      together(
        oval(at, horizon - r * 1.1, r, r * 1.05, 'fill="#6f8a5b"'),
        oval(at - r * 0.3, horizon - r * 1.4, r * 0.6, r * 0.55, 'fill="#86a06c" fill-opacity=".7"'),
      )
    const svg = together(
      sky.svg,
      [40, 150, 1010, 1130].map((at) => tree(at, 70 + chance() * 50)),
      box(x, horizon - 150, 520, 150, 0, `fill="${wall}"`),
      shape(
        [
          [x - 36, horizon - 146],
          [x + 130, horizon - 262],
          [x + 560, horizon - 262],
          [x + 556, horizon - 146],
        ],
        'fill="#7b6a5f"',
      ),
      shape(
        [
          [x - 36, horizon - 146],
          [x + 130, horizon - 262],
          [x + 292, horizon - 146],
        ],
        `fill="${lighter(wall, 0.22)}"`,
      ),
      times(2, (i) =>
        box(x + 330 + i * 92, horizon - 118, 56, 68, 1, 'fill="#60717b" stroke="#f4f1ea" stroke-width="6"'),
      ),
      box(x + 30, horizon - 112, 200, 112, 2, 'fill="#f0ece3"'),
      times(4, (i) =>
        line(
          [
            [x + 34, horizon - 92 + i * 24],
            [x + 226, horizon - 92 + i * 24],
          ],
          '#c9c3b6',
          2,
        ),
      ),
      times(14, (i) => oval(i * 96 - 10, horizon - 4, 66, 30 + chance() * 10, 'fill="#5f7a4b"')),
      box(0, horizon, PICTURE_WIDTH, 84, 0, 'fill="#8ba463"'),
      shape(
        [
          [-40, horizon + 78],
          [1240, horizon + 52],
          [1240, PICTURE_HEIGHT + 10],
          [-40, PICTURE_HEIGHT + 10],
        ],
        'fill="url(#floor)"',
      ),
      line(
        [
          [-40, horizon + 78],
          [1240, horizon + 52],
        ],
        '#d9d5ca',
        7,
      ),
      line(
        [
          [180, 900],
          [520, horizon + 66],
        ],
        '#8c887e',
        2,
        'stroke-opacity=".5"',
      ),
      line(
        [
          [1130, 900],
          [860, horizon + 60],
        ],
        '#8c887e',
        2,
        'stroke-opacity=".5"',
      ),
    )
    return { defs: sky.defs + drive.defs, svg }
  },
}
