import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../pen/canvas'
import { oneOf } from '../pen/chance'
import { darker } from '../pen/color'
import { glow, gradient } from '../pen/fills'
import { box, oval, together } from '../pen/svg'
import { lightFrom } from '../solid/light'
import { LAMP } from './lamps'
import type { Place } from './setting'

type Paper = { high: string; low: string; floor: string }

const PAPERS: readonly [Paper, ...Paper[]] = [
  { high: '#cfccc6', low: '#f1eee8', floor: '#dbd7cf' },
  { high: '#c6cbcf', low: '#ebeef0', floor: '#d3d7d9' },
  { high: '#d2c8b8', low: '#f2ebdf', floor: '#dcd2c3' },
]

/** Seamless paper and one large light. */
export const studio: Place = {
  light: lightFrom({ sky: '#f4f5f5', horizon: '#ffffff', ground: '#b5b0a8', far: '#8b8883' }, LAMP, 1),
  isGlossy: true,
  draw: ({ horizon, chance }) => {
    const paper = oneOf(PAPERS, chance)
    const bend = horizon + 40
    const defs = together(
      gradient(
        'wall',
        [0, 0, 0, bend],
        [
          [0, darker(paper.high, 0.12)],
          [0.55, paper.high],
          [1, paper.low],
        ],
      ),
      gradient(
        'floor',
        [0, bend - 70, 0, PICTURE_HEIGHT],
        [
          [0, paper.low, 0],
          [0.2, paper.low],
          [0.5, paper.floor],
          [1, darker(paper.floor, 0.26)],
        ],
      ),
      glow('halo', [
        [0, '#ffffff', 0.62],
        [1, '#ffffff', 0],
      ]),
    )
    const svg = together(
      box(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT, 0, 'fill="url(#wall)"'),
      box(0, bend - 70, PICTURE_WIDTH, PICTURE_HEIGHT, 0, 'fill="url(#floor)"'),
      oval(600, bend - 150, 640, 330, 'fill="url(#halo)"'),
    )
    return { defs, svg }
  },
}
