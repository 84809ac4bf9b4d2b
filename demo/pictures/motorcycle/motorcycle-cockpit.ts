import { dial } from '../interior/dial'
import type { Art } from '../pen/art'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../pen/canvas'
import { darker, lighter } from '../pen/color'
import { chromeFill, glow, gradient, vignette } from '../pen/fills'
import { softLine } from '../pen/soft'
import { box, disc, line, oval, type Point, shape, together } from '../pen/svg'
import { scenery } from '../settings/settings'

/** The rider's view: mirrors, bars, clocks, tank. In picture units, y downwards. */
export function motorcycleCockpit(art: Art): string {
  const outside = scenery(art, 430)
  return together(
    `<defs>${outside.defs}${fills(art)}</defs>`,
    outside.svg,
    mirror(210, 1),
    mirror(990, -1),
    shape(
      [
        [440, 560, 40],
        [470, 370, 60],
        [730, 370, 60],
        [760, 560, 40],
      ],
      'fill="#1d1f22"',
    ),
    bar(art),
    line(
      [
        [120, 470],
        [300, 446],
      ],
      '#aeb4b9',
      10,
    ),
    line(
      [
        [1080, 470],
        [900, 446],
      ],
      '#aeb4b9',
      10,
    ),
    clocks(art),
    tank(art),
    box(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT, 0, 'fill="url(#vignette)"'),
  )
}

function fills({ paint }: Art): string {
  const { base } = paint
  return together(
    gradient(
      'tank',
      [330, 0, 870, 0],
      [
        [0, darker(base, 0.6)],
        [0.3, base],
        [0.44, lighter(base, 0.5)],
        [0.6, base],
        [1, darker(base, 0.65)],
      ],
    ),
    chromeFill('down'),
    glow('dial', [
      [0, '#fbf6e6'],
      [1, '#d8cfb4'],
    ]),
    vignette(0.5, 0.45, 'cx=".5" cy=".5" r=".8"'),
  )
}

function mirror(x: number, side: 1 | -1): string {
  return together(
    line(
      [
        [x + side * 70, 470],
        [x, 330],
      ],
      '#2b2e31',
      8,
    ),
    oval(x - side * 10, 286, 84, 52, 'fill="#17191b"'),
    oval(x - side * 10, 286, 74, 43, 'fill="#93a3ac"'),
    oval(x - side * 10, 300, 60, 24, 'fill="#6d7a82" fill-opacity=".6"'),
  )
}

function bar({ period, trim }: Art): string {
  const rise = trim.wheels === 1 ? 24 : 0
  const at = (drop: number): Point[] => [
    [120, 520 - drop],
    [330, 470 - drop - rise, 60],
    [520, 520 - drop, 40],
    [680, 520 - drop, 40],
    [870, 470 - drop - rise, 60],
    [1080, 520 - drop],
  ]
  return together(
    line(at(0), '#2b2e31', 30),
    line(at(6), '#dfe2e4', 8, period <= 1970 ? '' : 'stroke-opacity=".25"'),
    line(
      [
        [60, 536],
        [220, 496],
      ],
      '#121315',
      50,
    ),
    line(
      [
        [1140, 536],
        [980, 496],
      ],
      '#121315',
      50,
    ),
  )
}

function clocks({ period }: Art): string {
  if (period === 2020) {
    return together(
      box(470, 380, 260, 120, 16, 'fill="#0b0d10" stroke="#3a3f45" stroke-width="4"'),
      box(490, 400, 150, 16, 8, 'fill="#4fb0d8"'),
      box(490, 430, 90, 44, 6, 'fill="#d9dee2" fill-opacity=".85"'),
    )
  }
  const isDark = period >= 1970
  if (period <= 1950) return dial(600, 430, 76, isDark)
  return dial(520, 430, 70, isDark) + dial(690, 430, 58, isDark)
}

function tank({ trim }: Art): string {
  return together(
    shape(
      [
        [420, 900],
        [380, 640, 140],
        [600, 560, 180],
        [820, 640, 140],
        [780, 900],
      ],
      'fill="url(#tank)"',
    ),
    softLine(
      [
        [540, 640],
        [520, 900],
      ],
      '#fff',
      14,
      0.35,
    ),
    trim.upholstery === 1 &&
      line(
        [
          [640, 600],
          [640, 900],
        ],
        '#f0e6cd',
        12,
        'stroke-opacity=".7"',
      ),
    disc(600, 690, 46, 'fill="url(#chrome)"'),
    disc(600, 690, 34, 'fill="#3a3e42" fill-opacity=".5"'),
  )
}
