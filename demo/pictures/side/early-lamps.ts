import { type Art, hasFins } from '../pen/art'
import { frontAxle, noseAt } from '../pen/geometry'
import { box, disc, line, oval, type Point, shape, times, together } from '../pen/svg'

const CHROME = 'fill="url(#chrome)"'
const LAMP = 'fill="url(#lamp)"'

/** Free-standing lamps, bar bumpers, a chromed radiator. */
export function thirties(art: Art): string {
  if (art.likeness === 'beetle') return beetle(art)
  const { geometry: g, era } = art
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
        'stroke-opacity=".32"',
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
      'stroke-opacity=".8"',
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

/** Lamps in the fenders, and bumpers with a rail over them. */
function beetle({ geometry: g }: Art): string {
  const lampX = frontAxle(g) - g.wheel - 14
  const rail = (at: number) =>
    together(
      box(at - 7, 36, 14, 11, 4, CHROME),
      line(
        [
          [at, 46],
          [at, 57, 3],
          [at + (at < 100 ? 22 : -22), 57],
        ],
        '#d9dcde',
        2.4,
      ),
    )
  return together(
    rail(-4),
    rail(g.length + 4),
    oval(lampX, g.wheel * 1.86, 6, 10, `${LAMP} stroke="#cfd4d8" stroke-width="2"`),
    oval(g.length - 26, g.wheel * 1.8, 5, 10, 'fill="#a11d22" stroke="#dfe2e4" stroke-width="1.4"'),
    line(
      [
        [g.noseX + 18, g.noseH - 4, 20],
        [g.cowlX, g.belt - 8, 10],
        [g.deckX - 50, g.belt - 8],
      ],
      '#e9edf0',
      1.6,
    ),
  )
}

/** Blade bumpers, a chrome mouth and, on cars, fins. */
export function fifties(art: Art): string {
  const { geometry: g } = art
  const blade = frontAxle(g) - g.wheel - 10
  const L = g.length
  const grille: Point[] = [
    [noseAt(g, g.noseH - 24) - 3, g.noseH - 26, 4],
    [noseAt(g, g.noseH) - 4, g.noseH - 6, 6],
    [g.noseX + 14, g.noseH - 4, 4],
    [g.noseX + 10, g.noseH - 22, 8],
  ]
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
    hasFins(art)
      ? tailFin(art)
      : box(L - 6, g.bumper + 16, 6, 16, 2, 'fill="#a11d22" stroke="#dfe2e4" stroke-width="1"'),
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
