import { PICTURE_WIDTH } from '../pen/canvas'
import { oneOf } from '../pen/chance'
import { darker, mix } from '../pen/color'
import { box, line, times, together } from '../pen/svg'
import { lightFrom } from '../solid/light'
import { backdrop, floor } from './ground'
import { SUN } from './lamps'
import type { Place } from './setting'

const STEEL = ['#a3563f', '#4f6f86', '#7a8460', '#b08a4c', '#8d8f90'] as const

/** A quay with stacked containers and cranes over the water. */
export const harbor: Place = {
  light: lightFrom({ sky: '#dbe5ec', horizon: '#f6f6f2', ground: '#98999a', far: '#5f6b73' }, SUN, 0.9),
  isGlossy: false,
  draw: ({ horizon, chance }) => {
    const sky = backdrop(horizon, '#a3b8c6', '#cdd8de', '#e9e9e4')
    const quay = floor(horizon, '#a5a4a0')
    const crane = (x: number) =>
      together(
        [0, 66].map((dx) =>
          line(
            [
              [x + dx, horizon - 10],
              [x + dx + (dx ? -10 : 10), horizon - 190],
            ],
            '#8796a0',
            9,
          ),
        ),
        line(
          [
            [x - 120, horizon - 196],
            [x + 190, horizon - 196],
          ],
          '#8796a0',
          10,
        ),
        line(
          [
            [x + 33, horizon - 250],
            [x - 110, horizon - 198],
          ],
          '#8796a0',
          3,
        ),
        line(
          [
            [x + 33, horizon - 250],
            [x + 180, horizon - 198],
          ],
          '#8796a0',
          3,
        ),
        line(
          [
            [x + 33, horizon - 194],
            [x + 33, horizon - 252],
          ],
          '#8796a0',
          7,
        ),
      )
    const stack = (x: number, high: number) =>
      times(high, (i) => {
        const color = mix(oneOf(STEEL, chance), '#c9d1d4', 0.24)
        const y = horizon - 44 * (i + 1)
        return together(
          box(x, y, 168, 42, 1, `fill="${color}"`),
          times(10, (rib) => box(x + 8 + rib * 16, y + 4, 3, 34, 0, `fill="${darker(color, 0.3)}" fill-opacity=".35"`)),
        )
      })
    const svg = together(
      sky.svg,
      crane(180 + chance() * 120),
      crane(840 + chance() * 160),
      box(0, horizon - 34, PICTURE_WIDTH, 40, 0, 'fill="#8fa5ae"'),
      times(7, (i) => stack(-60 + i * 186 + chance() * 14, Math.floor(chance() * 4))),
      quay.svg,
      box(0, horizon, PICTURE_WIDTH, 16, 0, 'fill="#6d6c69"'),
      box(0, horizon + 14, PICTURE_WIDTH, 5, 0, 'fill="#d3b04c" fill-opacity=".75"'),
      line(
        [
          [-20, 800],
          [430, horizon + 20],
        ],
        '#7c7b77',
        3,
        'stroke-opacity=".5"',
      ),
      line(
        [
          [1220, 850],
          [820, horizon + 20],
        ],
        '#7c7b77',
        3,
        'stroke-opacity=".5"',
      ),
    )
    return { defs: sky.defs + quay.defs, svg }
  },
}
