import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../pen/canvas'
import { box, oval, shape, times, together } from '../pen/svg'
import { lightFrom } from '../solid/light'
import { backdrop, floor, hills } from './ground'
import { SUN } from './lamps'
import type { Place } from './setting'

/** A two-lane road through dry land, mesas far off. */
export const desertRoad: Place = {
  light: lightFrom({ sky: '#dbe8f3', horizon: '#fff6e6', ground: '#b59a76', far: '#8d7a63' }, SUN, 1.05),
  isGlossy: false,
  draw: ({ horizon, chance }) => {
    const sky = backdrop(horizon, '#86aecb', '#c5d9e3', '#f1e6d2')
    const land = floor(horizon, '#8b8781')
    const shift = chance() * 260
    const svg = together(
      sky.svg,
      hills(
        horizon,
        [
          [0, 40, 30],
          [150 + shift, 46, 10],
          [178 + shift, 104, 12],
          [330 + shift, 108, 12],
          [366 + shift, 50, 20],
          [640, 34, 60],
          [900, 30, 30],
          [925, 78, 10],
          [1020, 80, 10],
          [1050, 34, 20],
          [1220, 40],
        ],
        '#c39a78',
      ),
      hills(
        horizon,
        [
          [0, 22, 40],
          [260, 34, 60],
          [560, 20, 60],
          [860, 30, 60],
          [1220, 20],
        ],
        '#b18a63',
      ),
      box(0, horizon - 6, PICTURE_WIDTH, 150, 0, 'fill="#c7a981"'),
      times(26, () =>
        oval(
          chance() * 1200,
          horizon + 6 + chance() * 90,
          10 + chance() * 22,
          4 + chance() * 4,
          'fill="#8f8457" fill-opacity=".5"',
        ),
      ),
      shape(
        [
          [-40, horizon + 128],
          [1240, horizon + 92],
          [1240, PICTURE_HEIGHT + 10],
          [-40, PICTURE_HEIGHT + 10],
        ],
        'fill="url(#floor)"',
      ),
      shape(
        [
          [-40, horizon + 124],
          [1240, horizon + 88],
          [1240, horizon + 95],
          [-40, horizon + 132],
        ],
        'fill="#e9e2d0" fill-opacity=".85"',
      ),
      shape(
        [
          [-40, 846],
          [1240, 826],
          [1240, 838],
          [-40, 860],
        ],
        'fill="#d9b24c" fill-opacity=".55"',
      ),
    )
    return { defs: sky.defs + land.defs, svg }
  },
}
