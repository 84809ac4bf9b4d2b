import type { Art } from '../pen/art'
import { darker, lighter } from '../pen/color'
import { gradient } from '../pen/fills'
import { rearAxle } from '../pen/geometry'
import { lettering } from '../pen/lettering'
import { box, line, times, together } from '../pen/svg'
import { starOfLife } from './side-livery'

const HARDWARE = 'fill="#1b1d20"'

/** The load box of a truck, ribbed, with a stripe in the cab's color or its service's lettering. */
export function cargoBox(art: Art): string {
  const { geometry: g, paint, livery } = art
  if (!g.cargo) return ''
  const { from, to, floor, top } = g.cargo
  const length = to - from
  const skin = livery === 'plain' ? '#e9e7e1' : paint.base
  const shades = gradient(
    'cargo',
    [0, top, 0, floor],
    [
      [0, lighter(skin, 0.6)],
      [0.12, lighter(skin, 0.1)],
      [0.6, darker(skin, 0.06)],
      [1, darker(skin, 0.26)],
    ],
  )
  return together(
    `<defs>${shades}</defs>`,
    box(from, floor - 12, length - 8, 12, 1, HARDWARE),
    box(rearAxle(g) + 62, 52, 4, 26, 1, HARDWARE),
    box(to - 20, 46, 18, 6, 2, HARDWARE),
    box(from, floor, length, top - floor, 4, 'fill="url(#cargo)"'),
    times(11, (i) => rib(from + 24 + (i * (length - 40)) / 10, floor, top)),
    box(from, top - 8, length, 8, 3, 'fill="#9aa0a5"'),
    box(from, floor, length, 7, 1, 'fill="#7b8187"'),
    box(to - 8, floor, 8, top - floor, 3, 'fill="#000" fill-opacity=".22"'),
    boxSide(art, { from, length, floor, middle: (floor + top) / 2, top }),
  )
}

const rib = (x: number, floor: number, top: number) =>
  line(
    [
      [x, floor + 16],
      [x, top - 10],
    ],
    '#000',
    0.8,
    'stroke-opacity=".1"',
  ) +
  line(
    [
      [x + 1.2, floor + 16],
      [x + 1.2, top - 10],
    ],
    '#fff',
    0.8,
    'stroke-opacity=".4"',
  )

type BoxSide = { from: number; length: number; floor: number; middle: number; top: number }

function boxSide(art: Art, side: BoxSide): string {
  const { from, length, floor, middle } = side
  const x = from + length / 2
  const flipped = art.angle === 'passenger'
  switch (art.livery) {
    case 'plain':
      return stripe(art, side)
    case 'ambulance':
      return together(
        box(from, floor + 70, length, 22, 0, 'fill="#c8502a"'),
        box(from, floor + 62, length, 4, 0, 'fill="#274a7c"'),
        lettering('AMBULANCE', { x: x + 24, y: middle + 60, height: 36, color: '#274a7c', flipped, weight: 1.2 }),
        starOfLife(from + 66, middle + 60, 34),
      )
    case 'fire':
      return fireSide(side, flipped)
    case 'police':
      return lettering('POLICE', { x, y: middle + 10, height: 50, color: '#ecebe6', flipped, weight: 1.2 })
    case 'taxi':
      return lettering('TAXI', { x, y: middle + 10, height: 60, color: '#191a1c', flipped, weight: 1.2 })
  }
}

function stripe({ paint, trim }: Art, { from, length, middle }: BoxSide): string {
  const fill = `fill="${paint.isLight ? '#2d5688' : paint.base}"`
  if (trim.upholstery === 1) return box(from, middle - 44, length - 8, 60, 0, `${fill} stroke-opacity=".9"`)
  return together(
    box(from + 40, middle - 16, length - 80, 32, 2, `${fill} stroke-opacity=".92"`),
    box(from + 40, middle - 26, length - 80, 5, 1, `${fill} stroke-opacity=".5"`),
  )
}

/** Three roller shutters for the equipment. */
function fireSide({ from, length, floor, top }: BoxSide, flipped: boolean): string {
  const each = (length - 30) / 3
  const shutter = (i: number) => {
    const x = from + 24 + i * each
    const width = (length - 70) / 3
    return together(
      box(x, floor + 96, width, 84, 3, 'fill="#cfd3d6" stroke="#5a6065" stroke-width="1.4"'),
      times(7, (row) =>
        line(
          [
            [x + 3, floor + 106 + row * 11],
            [x + width - 3, floor + 106 + row * 11],
          ],
          '#8d949a',
          1,
          'stroke-opacity=".7"',
        ),
      ),
      line(
        [
          [x + 4, floor + 150],
          [x + width - 4, floor + 150],
        ],
        '#fff',
        10,
        'stroke-opacity=".3"',
      ),
    )
  }
  return together(
    box(from, floor + 60, length, 20, 0, 'fill="#efe9da"'),
    box(from, floor + 52, length, 4, 0, 'fill="#c8a24b"'),
    times(3, shutter),
    lettering('FIRE', { x: from + length / 2, y: top - 34, height: 28, color: '#ecd9a3', flipped, weight: 1.3 }),
    ladder(from + 20, from + length - 24, top),
  )
}

function ladder(from: number, to: number, roof: number): string {
  return together(
    [3, 12].map((up) =>
      line(
        [
          [from, roof + up],
          [to, roof + up],
        ],
        '#c3c8cc',
        2,
      ),
    ),
    times(15, (i) =>
      line(
        [
          [from + 10 + (i * (to - from - 20)) / 14, roof + 3],
          [from + 10 + (i * (to - from - 20)) / 14, roof + 12],
        ],
        '#c3c8cc',
        1.2,
      ),
    ),
  )
}
