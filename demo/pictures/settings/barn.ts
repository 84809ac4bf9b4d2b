import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../pen/canvas'
import { softBox } from '../pen/soft'
import { box, line, shape, times, together } from '../pen/svg'
import { lightFrom } from '../solid/light'
import { backdrop, floor, wallFoot } from './ground'
import { LAMP } from './lamps'
import type { Place } from './setting'

/** Boards, straw, and daylight through the door. */
export const barn: Place = {
  light: lightFrom({ sky: '#f0e2c8', horizon: '#fff3d9', ground: '#8f7a5b', far: '#5b4734' }, LAMP, 0.95),
  isGlossy: false,
  draw: ({ horizon, chance }) => {
    const wall = backdrop(horizon, '#5a4330', '#7d6045', '#947453')
    const ground = floor(horizon, '#a98f68')
    const x = 90 + chance() * 120
    const svg = together(
      wall.svg,
      times(31, (i) =>
        box(
          i * 40 - 4,
          0,
          38,
          horizon,
          0,
          `fill="${chance() > 0.5 ? '#2e1f13' : '#c79c6c'}" fill-opacity="${(0.05 + chance() * 0.1).toFixed(2)}"`,
        ),
      ),
      times(31, (i) =>
        line(
          [
            [i * 40 - 4, 0],
            [i * 40 - 4, horizon],
          ],
          '#2b1d12',
          2.4,
          'stroke-opacity=".5"',
        ),
      ),
      softBox(x, horizon - 330, 270, 340, 20, '#ffedc4', 0.55),
      box(x, horizon - 330, 270, 332, 0, 'fill="#f7eac8"'),
      box(x, horizon - 120, 270, 122, 0, 'fill="#b9b884" fill-opacity=".8"'),
      line(
        [
          [x + 135, horizon - 330],
          [x + 135, horizon],
        ],
        '#6b5038',
        9,
      ),
      line(
        [
          [x, horizon - 330],
          [x + 270, horizon - 330],
          [x + 270, horizon],
          [x, horizon],
          [x, horizon - 330],
        ],
        '#4a3524',
        14,
      ),
      box(0, 56, PICTURE_WIDTH, 26, 0, 'fill="#3c2a1b"'),
      [420, 800, 1130].map((at) => box(at, 0, 28, horizon, 0, 'fill="#3f2c1c"')),
      [420, 800].map((at) =>
        line(
          [
            [at + 14, 200],
            [at + 150, 74],
          ],
          '#3f2c1c',
          18,
        ),
      ),
      times(3, (i) =>
        together(
          box(890 + i * 92, horizon - 66, 88, 66, 6, 'fill="#c3a155"'),
          times(4, (row) =>
            line(
              [
                [892 + i * 92, horizon - 52 + row * 15],
                [976 + i * 92, horizon - 54 + row * 15],
              ],
              '#8d7136',
              2,
              'stroke-opacity=".6"',
            ),
          ),
        ),
      ),
      ground.svg,
      wallFoot(horizon, '#2b1d12'),
      times(46, () => {
        const [sx, sy] = [chance() * 1200, horizon + 30 + chance() * 400]
        return line(
          [
            [sx, sy],
            [sx + 14 + chance() * 20, sy + 4 - chance() * 8],
          ],
          '#d9bf7d',
          2,
          'stroke-opacity=".5"',
        )
      }),
      shape(
        [
          [x - 10, horizon],
          [x + 290, horizon],
          [x + 640, PICTURE_HEIGHT],
          [x + 40, PICTURE_HEIGHT],
        ],
        'fill="#fff1cc" fill-opacity=".14"',
      ),
    )
    return { defs: wall.defs + ground.defs, svg }
  },
}
