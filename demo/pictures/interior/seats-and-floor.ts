import type { Art } from '../pen/art'
import { darker } from '../pen/color'
import { box, disc, line, shape, times, together } from '../pen/svg'

const PLEATS = [60, 140, 220, 300, 380, 460, 800, 880, 960, 1040, 1120]

/** The fronts of the seats with their seams, the pedals, the shifter. */
export function seatsAndFloor(art: Art, dash: string, isTall: boolean): string {
  const { period } = art
  const hasBench = period <= 1950 || isTall
  return together(
    period >= 1970 &&
      shape(
        [
          [560, 650],
          [540, 900],
          [740, 900],
          [700, 650],
        ],
        `fill="${darker(dash, 0.3)}"`,
      ),
    times(2, (i) => box(250 + i * 74, 664, 44, 26, 5, 'fill="#3a3d41"')),
    shifter(art),
    shape(
      [
        [-40, 900],
        [-20, 742, 80],
        [180, 706, 60],
        [480, 722, 60],
        [540, 900],
      ],
      'fill="url(#hide)"',
    ),
    hasBench
      ? shape(
          [
            [520, 900],
            [540, 736, 60],
            [820, 712, 60],
            [1240, 742, 60],
            [1240, 900],
          ],
          'fill="url(#hide)"',
        )
      : shape(
          [
            [720, 900],
            [740, 728, 60],
            [900, 706, 60],
            [1180, 722, 60],
            [1240, 900],
          ],
          'fill="url(#hide)"',
        ),
    PLEATS.filter((x) => period <= 1970 || x % 160 === 140).map(pleat),
  )
}

const pleat = (x: number) =>
  line(
    [
      [x, 900],
      [x + 4, 730],
    ],
    '#000',
    3,
    'stroke-opacity=".22"',
  ) +
  line(
    [
      [x + 4, 900],
      [x + 8, 730],
    ],
    '#fff',
    2,
    'stroke-opacity=".1"',
  )

function shifter({ period }: Art): string {
  if (period === 1990) return box(610, 690, 46, 66, 16, 'fill="#2b2d30"')
  if (period === 2020) return box(590, 700, 80, 44, 20, 'fill="#3c4046"')
  return (
    line(
      [
        [640, 720],
        [622, 610],
      ],
      '#c3c8cc',
      9,
    ) + disc(620, 604, 19, `fill="${period === 1930 ? '#191b1d' : '#ece6d6'}"`)
  )
}
