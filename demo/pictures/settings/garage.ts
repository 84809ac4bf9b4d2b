import { PICTURE_WIDTH } from '../pen/canvas'
import { softBox } from '../pen/soft'
import { box, line, oval, times, together } from '../pen/svg'
import { lightFrom } from '../solid/light'
import { backdrop, converging, floor, wallFoot } from './ground'
import { LAMP } from './lamps'
import type { Place } from './setting'

/** A workshop: a tool board, a bench and strip lights over a painted floor. */
export const garage: Place = {
  light: lightFrom({ sky: '#f2f6f7', horizon: '#ffffff', ground: '#7f868a', far: '#5d666b' }, LAMP, 0.95),
  isGlossy: true,
  draw: ({ horizon, chance }) => {
    const wall = backdrop(horizon, '#8e9a9c', '#b3bcbb', '#a9b2b0')
    const paint = floor(horizon, '#9aa0a0')
    const x = 620 + chance() * 180
    const door = 60 + chance() * 60
    const svg = together(
      wall.svg,
      times(3, (i) => softBox(130 + i * 360, 40, 240, 12, 16, '#ffffff', 0.9)),
      box(0, horizon - 96, PICTURE_WIDTH, 96, 0, 'fill="#6f7f86" fill-opacity=".7"'),
      box(0, horizon - 100, PICTURE_WIDTH, 6, 0, 'fill="#3f5058" fill-opacity=".6"'),
      box(door, horizon - 300, 420, 300, 2, 'fill="#c9cdca"'),
      times(10, (i) =>
        line(
          [
            [door, horizon - 282 + i * 30],
            [door + 420, horizon - 282 + i * 30],
          ],
          '#8b9291',
          2.4,
          'stroke-opacity=".7"',
        ),
      ),
      box(door - 6, horizon - 306, 432, 308, 2, 'fill="none" stroke="#566167" stroke-width="10"'),
      box(x, horizon - 250, 330, 124, 3, 'fill="#5b4a3c"'),
      times(13, (i) =>
        line(
          [
            [x + 20 + i * 24, horizon - 236],
            [x + 20 + i * 24, horizon - 236 + 34 + chance() * 60],
          ],
          i % 3 === 0 ? '#c2463c' : '#cfd4d6',
          6,
        ),
      ),
      box(x - 20, horizon - 92, 390, 14, 2, 'fill="#4a3a2c"'),
      box(x - 10, horizon - 78, 120, 78, 2, 'fill="#a63a33"'),
      times(4, (i) =>
        line(
          [
            [x - 4, horizon - 62 + i * 18],
            [x + 104, horizon - 62 + i * 18],
          ],
          '#6d211d',
          2,
        ),
      ),
      box(x + 250, horizon - 78, 110, 78, 2, 'fill="#3d474d"'),
      times(3, (i) => oval(x + 190, horizon - 14 - i * 20, 44, 14, 'fill="#1c1e20" stroke="#35393c" stroke-width="2"')),
      paint.svg,
      wallFoot(horizon, '#333c41'),
      converging(horizon, 5, '#6b7274', 0.3),
      times(3, (i) => softBox(170 + i * 360, horizon + 60, 200, 40, 36, '#ffffff', 0.24)),
    )
    return { defs: wall.defs + paint.defs, svg }
  },
}
