import { lettering } from '../pen/lettering'
import { softBox } from '../pen/soft'
import { box, times, together } from '../pen/svg'
import { lightFrom } from '../solid/light'
import { backdrop, floor, hills } from './ground'
import { EVENING } from './lamps'
import type { Place } from './setting'

/** A diner with its lamps on, after sunset, on wet asphalt. */
export const dinerAtDusk: Place = {
  light: lightFrom({ sky: '#7684ab', horizon: '#f0b38c', ground: '#54525a', far: '#3b3a49' }, EVENING, 0.75),
  isGlossy: true,
  tint: { color: '#2b2a55', opacity: 0.1 },
  draw: ({ horizon, chance }) => {
    const sky = backdrop(horizon, '#39466f', '#7d7697', '#e3a283')
    const asphalt = floor(horizon, '#5d5b63')
    const x = 210 + chance() * 120
    const y = horizon - 168
    const svg = together(
      sky.svg,
      hills(
        horizon,
        [
          [0, 30, 30],
          [200, 52, 50],
          [420, 26, 40],
          [900, 48, 60],
          [1220, 30],
        ],
        '#4a4662',
      ),
      box(x, y, 800, 170, 10, 'fill="#a7adb9"'),
      box(x, y - 14, 800, 30, 8, 'fill="#c0433f"'),
      box(x, y + 14, 800, 5, 0, 'fill="#ffd9a6"'),
      softBox(x + 20, y + 36, 760, 76, 14, '#ffd488', 0.5),
      times(9, (i) => box(x + 26 + i * 84, y + 38, 74, 70, 3, `fill="${i % 4 === 1 ? '#f3b765' : '#ffdf9f'}"`)),
      times(9, (i) => box(x + 40 + i * 84, y + 76, 30, 32, 3, 'fill="#8a5a3c" fill-opacity=".55"')),
      times(3, (i) => box(x, y + 122 + i * 14, 800, 4, 0, 'fill="#6e7482" fill-opacity=".7"')),
      softBox(x + 250, y - 82, 300, 62, 16, '#ff7d5e', 0.4),
      box(x + 262, y - 78, 276, 58, 10, 'fill="#2a2740" stroke="#ff9a78" stroke-width="4"'),
      `<g transform="translate(${x + 400} ${y - 49}) scale(1 -1)">${lettering('DINER', { x: 0, y: 0, height: 32, color: '#ffe2b8', weight: 1.2 })}</g>`,
      asphalt.svg,
      softBox(x + 20, horizon + 14, 760, 96, 40, '#f3b069', 0.22),
      softBox(x + 250, horizon + 60, 300, 130, 50, '#ff8a68', 0.12),
    )
    return { defs: sky.defs + asphalt.defs, svg }
  },
}
