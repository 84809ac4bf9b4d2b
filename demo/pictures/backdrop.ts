import { PICTURE_HEIGHT, PICTURE_WIDTH } from './pen/canvas'
import { type Chance, chanceFrom, oneOf } from './pen/chance'
import { darker, mix } from './pen/color'
import { glow, gradient } from './pen/fills'
import { softBox } from './pen/soft'
import { box, oval, together } from './pen/svg'

type Wall = { high: string; low: string; floor: string }

const WALLS: readonly [Wall, ...Wall[]] = [
  { high: '#cfccc6', low: '#f1eee8', floor: '#dbd7cf' },
  { high: '#c6cbcf', low: '#ebeef0', floor: '#d3d7d9' },
  { high: '#d2c8b8', low: '#f2ebdf', floor: '#dcd2c3' },
  { high: '#c4cbc4', low: '#e9ede7', floor: '#d1d7cf' },
]

const wallFor = (place: string) => oneOf(WALLS, chanceFrom(`wall of ${place}`))

type Scenery = { defs: string; svg: string }

/** One paper wall, one floor and one light, so that a grid of pictures reads as one shoot. */
export function studio(place: string, groundY: number): Scenery {
  const wall = wallFor(place)
  const horizon = groundY - 62
  const defs = together(
    gradient(
      'wall',
      [0, 0, 0, horizon],
      [
        [0, darker(wall.high, 0.1)],
        [0.55, wall.high],
        [1, wall.low],
      ],
    ),
    gradient(
      'floor',
      [0, horizon - 60, 0, PICTURE_HEIGHT],
      [
        [0, wall.low, 0],
        [0.2, wall.low],
        [0.5, wall.floor],
        [1, darker(wall.floor, 0.24)],
      ],
    ),
    glow('halo', [
      [0, '#ffffff', 0.62],
      [1, '#ffffff', 0],
    ]),
  )
  const svg = together(
    box(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT, 0, 'fill="url(#wall)"'),
    box(0, horizon - 60, PICTURE_WIDTH, PICTURE_HEIGHT, 0, 'fill="url(#floor)"'),
    oval(600, horizon - 210, 640, 330, 'fill="url(#halo)"'),
  )
  return { defs, svg }
}

const STONE: readonly [string, ...string[]] = ['#a89b8c', '#8d8a86', '#b3a697', '#93877b', '#a2a3a1', '#7f7f80']
const AWNINGS: readonly [string, ...string[]] = ['#6b3b34', '#3f5460', '#7a6a48', '#47584b']

/** A block out of focus: sky, facades with lit and unlit windows, sidewalk, curb, asphalt. */
export function street(place: string, horizon: number, blur: number): Scenery {
  const wall = wallFor(place)
  const chance = chanceFrom(`street of ${place}`)
  const facades: string[] = []
  for (let x = -60; x < PICTURE_WIDTH + 60; ) {
    const width = 170 + chance() * 150
    facades.push(facade(x, width, horizon, blur, mix(oneOf(STONE, chance), wall.low, 0.3), chance))
    x += width
  }
  const defs = gradient(
    'asphalt',
    [0, horizon + 22, 0, PICTURE_HEIGHT],
    [
      [0, '#96948f'],
      [0.4, '#7b7a78'],
      [1, '#575759'],
    ],
  )
  const svg = together(
    box(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT, 0, `fill="${mix(wall.low, '#cfdbe4', 0.5)}"`),
    facades,
    box(0, 0, PICTURE_WIDTH, horizon, 0, 'fill="#f3eee4" fill-opacity=".3"'),
    box(0, horizon - 24, PICTURE_WIDTH, 52, 0, 'fill="#b9b4ab"'),
    softBox(-40, horizon - 27, PICTURE_WIDTH + 80, 6, 6, '#8b857c', 0.6),
    box(0, horizon + 24, PICTURE_WIDTH, 9, 0, 'fill="#8b8780"'),
    box(0, horizon + 32, PICTURE_WIDTH, PICTURE_HEIGHT, 0, 'fill="url(#asphalt)"'),
  )
  return { defs, svg }
}

function facade(x: number, width: number, horizon: number, blur: number, tone: string, chance: Chance): string {
  const top = 40 + chance() * 190
  const windows: string[] = []
  for (let y = top + 34; y < horizon - 190; y += 84) {
    for (let at = x + 20; at < x + width - 44; at += 58) {
      const isLit = chance() > 0.82
      windows.push(softBox(at, y, 32, 54, blur, isLit ? '#e9d3a2' : darker(tone, 0.34)))
    }
  }
  const shop = chance() > 0.5 ? '#4f565c' : '#6a5d50'
  return together(
    softBox(x, top, width + 2, horizon - top, blur, tone),
    box(x + blur, top + blur, width - blur * 2, horizon - top, 0, `fill="${tone}"`),
    windows,
    softBox(x + 14, horizon - 132, width - 28, 104, blur, shop),
    softBox(x + 8, horizon - 156, width - 16, 24, blur, oneOf(AWNINGS, chance)),
  )
}
