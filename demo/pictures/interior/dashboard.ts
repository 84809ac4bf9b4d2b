import type { Art } from '../pen/art'
import { darker } from '../pen/color'
import { box, disc, line, shape, times, together } from '../pen/svg'
import type { Period } from '../subject'
import { dial } from './dial'
import { plastic, screens } from './recent-dashboard'

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
        'stroke-opacity=".6"',
      ),
    ),
  )
}
