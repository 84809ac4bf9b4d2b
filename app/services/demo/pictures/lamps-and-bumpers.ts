import { type Art, isHeavy, type Period } from './art'
import { frontAxle, rearAxle } from './geometry'
import { box, disc, line, oval, type Point, shape, times, together } from './svg'

const CHROME = 'fill="url(#chrome)"'
const LAMP = 'fill="url(#lamp)"'

const BY_PERIOD: Record<Period, (art: Art) => string> = {
  1930: thirties,
  1950: fifties,
  1970: seventies,
  1990: nineties,
  2020: current,
}

/** What an era shows most: its bumpers and lamps, from the side. */
export function lampsAndBumpers(art: Art): string {
  return isHeavy(art) && art.period >= 1990 ? heavy(art) : BY_PERIOD[art.period](art)
}

function thirties({ geometry: g, era }: Art): string {
  const lampX = frontAxle(g) - 26
  const lampH = g.wheel * 2 + (g.isCoach ? 40 : 24)
  const louvers = era === 1920 ? 6 : 9
  return together(
    line(
      [
        [-8, 52, 3],
        [-8, 40, 3],
        [4, 38],
      ],
      '#d9dcde',
      3.4,
    ),
    line(
      [
        [g.length + 6, 52, 3],
        [g.length + 6, 40, 3],
        [g.length - 12, 38],
      ],
      '#d9dcde',
      3.4,
    ),
    shape(
      [
        [g.noseX - 4, g.sill + 18, 5],
        [g.noseX - 9, g.noseH - 8, 10],
        [g.noseX + 6, g.noseH + 1, 6],
        [g.noseX + 6, g.sill + 18],
      ],
      CHROME,
    ),
    times(louvers, (i) =>
      line(
        [
          [g.noseX + 52 + i * 8, g.noseH - 18],
          [g.noseX + 52 + i * 8, g.noseH - 38],
        ],
        '#000',
        1.4,
        'opacity=".32"',
      ),
    ),
    line(
      [
        [g.noseX + 6, g.noseH - 8],
        [g.cowlX, g.cowlH - 9],
        [g.deckX - 20, g.belt - 6],
      ],
      '#f4f1e6',
      0.9,
      'opacity=".8"',
    ),
    line(
      [
        [lampX + 4, lampH - 8],
        [lampX + 8, lampH - 26],
      ],
      '#b8bdc1',
      3,
    ),
    shape(
      [
        [lampX - 11, lampH + 10, 4],
        [lampX + 6, lampH + 9, 12],
        [lampX + 15, lampH, 8],
        [lampX + 6, lampH - 9, 12],
        [lampX - 11, lampH - 10, 4],
      ],
      CHROME,
    ),
    oval(lampX - 10, lampH, 3.4, 10.4, 'fill="#f3f0e2" stroke="#8f959a" stroke-width=".8"'),
    disc(g.length - 14, 70, 4, 'fill="#8e1b1e" stroke="#d6d9db" stroke-width="1.4"'),
  )
}

/** How far the nose has leaned back at a height between bumper and hood. */
const noseAt = ({ geometry: g }: Art, height: number) =>
  g.noseX * Math.max(0, (height - g.bumper) / (g.noseH - g.bumper))

function fifties(art: Art): string {
  const { geometry: g } = art
  const blade = frontAxle(g) - g.wheel - 10
  const L = g.length
  const grille: Point[] = [
    [noseAt(art, g.noseH - 24) - 3, g.noseH - 26, 4],
    [noseAt(art, g.noseH) - 4, g.noseH - 6, 6],
    [g.noseX + 14, g.noseH - 4, 4],
    [g.noseX + 10, g.noseH - 22, 8],
  ]
  const hasFins = !(isHeavy(art) || g.isPanelVan || g.bedX || g.pillars)
  return together(
    shape(
      [
        [-8, g.bumper - 14, 5],
        [-8, g.bumper + 4, 6],
        [10, g.bumper + 8, 4],
        [blade, g.bumper - 2, 4],
        [blade, g.bumper - 12, 4],
      ],
      CHROME,
    ),
    shape(
      [
        [L + 8, g.bumper - 14, 5],
        [L + 8, g.bumper + 4, 6],
        [L - 10, g.bumper + 8, 4],
        [L - 52, g.bumper - 2, 4],
        [L - 52, g.bumper - 12, 4],
      ],
      CHROME,
    ),
    shape(grille, CHROME),
    oval(g.noseX - 5, g.noseH - 14, 3, 8.4, LAMP),
    hasFins ? tailFin(art) : box(L - 6, g.bumper + 16, 6, 16, 2, 'fill="#a11d22" stroke="#dfe2e4" stroke-width="1"'),
  )
}

function tailFin({ geometry: g, trim }: Art): string {
  const L = g.length
  const rise = 8 + trim.wheels * 4
  return together(
    shape(
      [
        [L - g.tailX - 46 - rise, g.tailH - 3],
        [L - g.tailX - 4, g.tailH + rise, 3],
        [L - g.tailX + 4, g.tailH + rise, 2],
        [L - 2, g.tailLow + 18, 4],
        [L - g.tailX - 8, g.tailLow + 22, 4],
      ],
      'fill="url(#body)"',
    ),
    shape(
      [
        [L - 9, g.tailH + rise - 4, 4],
        [L - 2, g.tailH + rise - 2, 3],
        [L + 2, g.tailH - 12, 5],
        [L - 7, g.tailH - 12, 4],
      ],
      'fill="#a11d22" stroke="#dfe2e4" stroke-width="1.2"',
    ),
  )
}

function seventies({ geometry: g }: Art): string {
  const L = g.length
  const [low, high] = [g.bumper - 10, g.bumper + 8]
  const blade = frontAxle(g) - g.wheel - 12
  return together(
    shape(
      [
        [-6, low, 2],
        [-6, high, 2],
        [blade, high, 2],
        [blade, low + 4, 4],
      ],
      CHROME,
    ),
    shape(
      [
        [L + 6, low, 2],
        [L + 6, high, 2],
        [L - 50, high, 2],
        [L - 50, low + 4, 4],
      ],
      CHROME,
    ),
    line(
      [
        [-6, g.bumper - 1],
        [blade - 2, g.bumper - 1],
      ],
      '#1d2023',
      2.6,
    ),
    line(
      [
        [L + 6, g.bumper - 1],
        [L - 49, g.bumper - 1],
      ],
      '#1d2023',
      2.6,
    ),
    box(0.5, g.noseH - 24, 7, 14, 1, `${LAMP} stroke="#cfd3d6" stroke-width="1"`),
    box(20, g.bumper + 13, 16, 5, 1, 'fill="#d5842a"'),
    box(L - 8, g.tailH - 26, 6.5, 19, 1, 'fill="#a11d22" stroke="#cfd3d6" stroke-width=".8"'),
    box(L - 40, g.bumper + 13, 16, 5, 1, 'fill="#a11d22"'),
  )
}

function heavy({ geometry: g }: Art): string {
  return together(
    box(-4, g.sill - 2, frontAxle(g) - g.wheel - 8, 18, 4, 'fill="#24272a"'),
    box(1, g.bumper + 28, 12, 16, 4, LAMP),
    box(g.length - 6, g.bumper + 26, 5, 24, 2, 'fill="#b31f24"'),
    line(
      [
        [g.cowlX + 8, g.belt + 34],
        [g.cowlX - 14, g.belt + 30],
      ],
      '#17191b',
      2.6,
    ),
    box(g.cowlX - 20, g.belt + 4, 8, 28, 3, 'fill="#17191b"'),
  )
}

function nineties(art: Art): string {
  const { geometry: g, trim } = art
  const L = g.length
  return together(
    shape(
      [
        [noseAt(art, g.noseH - 12) + 1, g.noseH - 14, 3],
        [g.noseX + 4, g.noseH - 2.5, 4],
        [g.noseX + 30, g.noseH + 1, 3],
        [g.noseX + 24, g.noseH - 9, 6],
      ],
      `${LAMP} stroke="#33383c" stroke-width=".8"`,
    ),
    shape(
      [
        [g.noseX + 26, g.noseH - 8, 2],
        [g.noseX + 31, g.noseH + 0.5, 2],
        [g.noseX + 40, g.noseH - 1, 2],
        [g.noseX + 36, g.noseH - 8, 2],
      ],
      'fill="#d5842a"',
    ),
    trim.hasFogLamps && box(5, g.bumper - 9, 9, 6, 2, `${LAMP} stroke="#33383c" stroke-width=".6"`),
    line(
      [
        [1, g.bumper + 4],
        [frontAxle(g) - g.wheel - 9, g.bumper + 6],
      ],
      '#000',
      1,
      'opacity=".4"',
    ),
    line(
      [
        [L - 1, g.bumper + 8],
        [rearAxle(g) + g.wheel + 9, g.bumper + 6],
      ],
      '#000',
      1,
      'opacity=".4"',
    ),
    shape(
      [
        [L - 30, g.tailH - 8, 3],
        [L - g.tailX, g.tailH - 6, 4],
        [L - 3, g.tailLow + 18, 4],
        [L - 26, g.tailLow + 20, 4],
      ],
      'fill="#a21d23" stroke="#5d1013" stroke-width=".6"',
    ),
    line(
      [
        [L - 27, g.tailH - 18],
        [L - 8, g.tailH - 17],
      ],
      '#e7a9a0',
      1.6,
      'opacity=".6"',
    ),
  )
}

function current(art: Art): string {
  const { geometry: g } = art
  const L = g.length
  return together(
    shape(
      [
        [noseAt(art, g.noseH - 10), g.noseH - 13, 2],
        [g.noseX + 3, g.noseH - 5, 3],
        [g.noseX + 36, g.noseH + 2, 3],
        [g.noseX + 24, g.noseH - 7, 4],
      ],
      'fill="#1b1f23"',
    ),
    line(
      [
        [g.noseX + 1, g.noseH - 8],
        [g.noseX + 30, g.noseH - 1],
      ],
      '#f4fbff',
      1.8,
    ),
    shape(
      [
        [2, g.bumper - 12, 3],
        [3, g.bumper + 6, 3],
        [20, g.bumper + 2, 6],
        [22, g.bumper - 12, 3],
      ],
      'fill="#111417"',
    ),
    box(frontAxle(g) + 46, g.sill - 1, g.wheelbase - 92, 7, 2, 'fill="#15181b"'),
    shape(
      [
        [L - 40, g.tailH - 6, 2],
        [L - g.tailX, g.tailH - 3, 3],
        [L - 3, g.tailH - 15, 3],
        [L - 22, g.tailH - 13, 3],
      ],
      'fill="#8e1419"',
    ),
    line(
      [
        [L - 36, g.tailH - 7],
        [L - 5, g.tailH - 6],
      ],
      '#ff5a52',
      1.6,
    ),
    shape(
      [
        [L - 34, g.sill, 4],
        [L - 28, g.sill + 12, 4],
        [L - 4, g.sill + 14, 4],
        [L - g.tuck, g.sill, 4],
      ],
      'fill="#15181b"',
    ),
  )
}
