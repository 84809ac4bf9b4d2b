import type { Art, Period } from './art'
import { darker } from './color'
import { dial } from './dial'
import { box, disc, line, shape, times, together } from './svg'

const BY_PERIOD: Record<Period, (art: Art, y: number) => string> = {
  1930: woodPanel,
  1950: chromeAndPaint,
  1970: padded,
  1990: plastic,
  2020: screens,
}

/** Instruments, radio and glove box; `y` is the middle of the board. */
export const dashboard = (art: Art, y: number) => BY_PERIOD[art.period](art, y)

function woodPanel({ trim, era }: Art, y: number): string {
  const wood = darker(trim.upholstery === 2 ? '#50545a' : '#6d4526', 0.1)
  if (era === 1920) {
    return together(
      box(430, y - 58, 280, 110, 50, `fill="${wood}" stroke="#c9ccce" stroke-width="3"`),
      dial(500, y - 2, 36),
      dial(590, y - 2, 26),
      dial(658, y - 2, 22),
    )
  }
  return together(
    box(220, y - 62, 700, 118, 14, `fill="${wood}" stroke="#c9ccce" stroke-width="3"`),
    dial(330, y - 2, 44),
    dial(440, y - 2, 32),
    dial(610, y - 2, 44),
    dial(720, y - 2, 32),
    dial(810, y - 2, 26),
  )
}

function chromeAndPaint({ paint }: Art, y: number): string {
  const chrome = 'fill="url(#chrome)"'
  return together(
    shape(
      [
        [180, y + 46, 20],
        [190, y - 44, 40],
        [330, y - 74, 60],
        [470, y - 44, 40],
        [480, y + 46, 20],
      ],
      `fill="${darker(paint.base, 0.35)}"`,
    ),
    dial(330, y - 4, 56),
    dial(236, y + 14, 24),
    dial(424, y + 14, 24),
    box(560, y - 34, 190, 78, 8, chrome),
    times(5, (i) => box(574 + i * 34, y + 16, 26, 16, 3, 'fill="#ece6d6"')),
    box(574, y - 24, 162, 30, 4, 'fill="#e4d9b4"'),
    box(
      790,
      y - 30,
      280,
      66,
      8,
      `fill="${darker(paint.base, 0.12)}" stroke="${darker(paint.base, 0.5)}" stroke-width="2"`,
    ),
    box(180, y + 58, 900, 7, 3, chrome),
  )
}

function padded(_art: Art, y: number): string {
  return together(
    box(190, y - 54, 330, 106, 12, 'fill="#15161a" stroke="#b9975c" stroke-width="3"'),
    dial(270, y, 40, true),
    dial(366, y, 40, true),
    dial(456, y + 2, 30, true),
    box(560, y - 50, 150, 120, 6, 'fill="#1c1d20"'),
    box(572, y - 38, 126, 34, 4, 'fill="#0e0f11"'),
    [585, 685].map((x) => disc(x, y + 26, 13, 'fill="url(#chrome)"')),
    box(606, y + 14, 58, 24, 3, 'fill="#0e0f11"'),
    box(740, y - 44, 340, 84, 6, 'fill="#6a4527" stroke="#b9975c" stroke-width="2"'),
    times(3, (i) =>
      line(
        [
          [744, y - 24 + i * 22],
          [1076, y - 20 + i * 22],
        ],
        '#4b2f1a',
        1.4,
        'opacity=".6"',
      ),
    ),
  )
}

function plastic(_art: Art, y: number): string {
  return together(
    shape(
      [
        [180, y + 50, 20],
        [196, y - 66, 40],
        [330, y - 84, 60],
        [470, y - 66, 40],
        [490, y + 50, 20],
      ],
      'fill="#3c3d41"',
    ),
    shape(
      [
        [212, y + 34, 12],
        [220, y - 44, 24],
        [330, y - 58, 40],
        [444, y - 44, 24],
        [452, y + 34, 12],
      ],
      'fill="#121316"',
    ),
    dial(288, y - 6, 38, true),
    dial(382, y - 6, 38, true),
    shape(
      [
        [556, y - 50, 12],
        [700, y - 50, 12],
        [690, y + 120, 10],
        [566, y + 120, 10],
      ],
      'fill="#34353a"',
    ),
    times(3, (i) => box(570 + i * 40, y - 40, 34, 30, 5, 'fill="#16171a"')),
    box(574, y + 6, 112, 36, 4, 'fill="#101114"'),
    box(590, y + 14, 60, 14, 2, 'fill="#7fd0a8" opacity=".8"'),
    [590, 630, 670].map((x) => disc(x, y + 76, 14, 'fill="#1b1c1f" stroke="#6d6f74" stroke-width="2"')),
    box(780, y - 8, 300, 92, 16, 'fill="#4a4b50"'),
    box(990, y - 40, 80, 24, 6, 'fill="#16171a"'),
  )
}

const GLASS = 'fill="#0b0d10" stroke="#3a3f45" stroke-width="2"'

function screens({ trim }: Art, y: number): string {
  return together(
    box(190, y - 84, 300, 92, 14, GLASS),
    disc(262, y - 38, 32, 'fill="none" stroke="#4fb0d8" stroke-width="5" stroke-dasharray="130 80"'),
    disc(418, y - 38, 32, 'fill="none" stroke="#d9dee2" stroke-width="5" stroke-dasharray="110 100"'),
    box(316, y - 60, 50, 40, 6, 'fill="#16222b"'),
    trim.wheels === 1 ? tallScreen(y) : wideScreen(y),
    line(
      [
        [850, y - 30],
        [1140, y - 34],
      ],
      '#6d757c',
      4,
    ),
    box(850, y - 22, 290, 22, 6, 'fill="#101214"'),
    times(13, (i) =>
      line(
        [
          [862 + i * 22, y - 18],
          [862 + i * 22, y - 4],
        ],
        '#2b3035',
        4,
      ),
    ),
  )
}

function wideScreen(y: number): string {
  return together(
    box(530, y - 104, 300, 166, 16, GLASS),
    box(542, y - 92, 276, 142, 8, 'fill="#1b2a33"'),
    line(
      [
        [560, y + 30],
        [640, y - 30, 20],
        [720, y - 20, 20],
        [800, y - 70],
      ],
      '#4fb0d8',
      6,
    ),
    line(
      [
        [550, y - 50],
        [810, y - 10],
      ],
      '#31464f',
      4,
    ),
    line(
      [
        [690, y - 90],
        [670, y + 46],
      ],
      '#31464f',
      4,
    ),
    disc(720, y - 22, 8, 'fill="#fff"'),
  )
}

function tallScreen(y: number): string {
  return together(
    box(560, y - 96, 200, 236, 14, GLASS),
    box(570, y - 86, 180, 120, 8, 'fill="#1b2a33"'),
    line(
      [
        [586, y + 10],
        [640, y - 40, 16],
        [690, y - 30, 16],
        [740, y - 66],
      ],
      '#4fb0d8',
      5,
    ),
    disc(690, y - 32, 7, 'fill="#fff"'),
    times(3, (i) => box(574 + i * 60, y + 50, 50, 36, 6, 'fill="#24333d"')),
    box(574, y + 98, 170, 26, 6, 'fill="#24333d"'),
  )
}
