import { PICTURE_WIDTH } from '../pen/canvas'
import { softBox } from '../pen/soft'
import { box, line, shape, times, together } from '../pen/svg'
import { lightFrom } from '../solid/light'
import { backdrop, converging, floor, receding, wallFoot } from './ground'
import { LAMP } from './lamps'
import type { Place } from './setting'

/** Brick, steel windows and a concrete floor. */
export const warehouse: Place = {
  light: lightFrom({ sky: '#e6edf1', horizon: '#ffffff', ground: '#8d8983', far: '#6b564d' }, LAMP, 0.95),
  isGlossy: false,
  draw: ({ horizon, chance }) => {
    const wall = backdrop(horizon, '#7b5b4f', '#93705f', '#8a695b')
    const concrete = floor(horizon, '#a8a49d')
    const first = 40 + chance() * 60
    const window = (x: number) =>
      together(
        softBox(x, horizon - 300, 250, 210, 16, '#eaf3f7', 0.5),
        box(x, horizon - 300, 250, 210, 2, 'fill="#dfeaf0"'),
        box(x, horizon - 190, 250, 100, 0, 'fill="#bccbd3" fill-opacity=".6"'),
        times(4, (i) =>
          line(
            [
              [x + 50 + i * 50, horizon - 300],
              [x + 50 + i * 50, horizon - 90],
            ],
            '#3f474c',
            4,
          ),
        ),
        times(3, (i) =>
          line(
            [
              [x, horizon - 248 + i * 52],
              [x + 250, horizon - 248 + i * 52],
            ],
            '#3f474c',
            4,
          ),
        ),
        box(x - 4, horizon - 304, 258, 218, 2, 'fill="none" stroke="#4c565c" stroke-width="8"'),
      )
    const svg = together(
      wall.svg,
      times(12, (row) =>
        line(
          [
            [0, horizon - 12 - row * 40],
            [PICTURE_WIDTH, horizon - 12 - row * 40],
          ],
          '#4e382f',
          1.6,
          'stroke-opacity=".35"',
        ),
      ),
      times(3, (i) => window(first + i * 400)),
      times(3, (i) => box(first + 300 + i * 400, 0, 34, horizon, 0, 'fill="#5c463d"')),
      box(0, 30, PICTURE_WIDTH, 20, 0, 'fill="#3c4449" fill-opacity=".85"'),
      concrete.svg,
      wallFoot(horizon, '#3d2c25'),
      converging(horizon, 7, '#6f6b65', 0.35),
      receding(horizon, 4, '#6f6b65', 0.35),
      times(3, (i) =>
        shape(
          [
            [first + 20 + i * 400, horizon + 20],
            [first + 230 + i * 400, horizon + 20],
            [first + 330 + i * 420, horizon + 190],
            [first + 40 + i * 420, horizon + 190],
          ],
          'fill="#fff" fill-opacity=".1"',
        ),
      ),
    )
    return { defs: wall.defs + concrete.defs, svg }
  },
}
