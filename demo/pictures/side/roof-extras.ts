import { type Art, isHeavy } from '../pen/art'
import { darker } from '../pen/color'
import { box, disc, line, pair, shape, times, together } from '../pen/svg'

/** What an owner bolts on: aerial, spotlight, spoiler, a load on the roof. */
export function roofExtras(art: Art): string {
  if (isHeavy(art)) return ''
  return together(aerial(art), spotlight(art), spoiler(art), roofLoad(art))
}

function aerial({ geometry: g, period, era, trim }: Art): string {
  if (!trim.hasAerial || era === 1920 || period === 1930) return ''
  if (period === 2020) {
    if (g.isOpen) return ''
    const x = g.roofRearX - 12
    return shape(
      [
        [x - 14, g.roof - g.drop - 1],
        [x + 4, g.roof - g.drop + 7, 2],
        [x + 8, g.roof - g.drop - 3],
      ],
      'fill="#1b1e21"',
    )
  }
  const x = g.cowlX - 26
  const foot = g.noseH + ((g.cowlH - g.noseH) * (x - g.noseX)) / (g.cowlX - g.noseX)
  return line(
    [
      [x, foot - 1],
      [x + 9, foot + 46],
    ],
    '#4b5055',
    0.9,
  )
}

function spotlight({ geometry: g, period, trim }: Art): string {
  if (!trim.hasSpotlight || period > 1990 || g.isPanelVan) return ''
  const [x, y] = [g.cowlX + (period === 1990 ? 24 : 18), g.belt + (period === 1990 ? 16 : 12)]
  return together(
    line(
      [
        [x + 3, y - 8],
        [x + 3, y],
      ],
      '#8d949a',
      1.8,
    ),
    shape(
      [
        [x - 6, y + 6, 2],
        [x + 3, y + 6, 5],
        [x + 8, y, 4],
        [x + 3, y - 6, 5],
        [x - 6, y - 6, 2],
      ],
      'fill="url(#chrome)"',
    ),
    disc(x - 5.5, y, 1.6, 'fill="#f3f0e2"'),
  )
}

function spoiler({ geometry: g, period, trim, paint }: Art): string {
  if (!trim.hasSpoiler || period < 1970) return ''
  const x = g.length - g.tailX
  const foot = g.tailH - 2
  return together(
    line(
      [
        [x - 20, foot],
        [x - 18, foot + 9],
      ],
      darker(paint.base, 0.3),
      3,
    ),
    shape(
      [
        [x - 38, foot + 7, 3],
        [x - 36, foot + 11, 3],
        [x + 2, foot + 14, 3],
        [x + 3, foot + 10, 2],
      ],
      `fill="${darker(paint.base, 0.12)}" stroke="${darker(paint.base, 0.6)}" stroke-width=".7"`,
    ),
  )
}

/** Luggage on a rail, a ladder on a van: some owners leave it on. */
function roofLoad(art: Art): string {
  const { geometry: g } = art
  if (carriesLadder(art)) return vanLadder(g.roofFrontX + 60, g.roofRearX - 30, g.roof)
  return carriesLuggage(art) ? suitcases(g.roofFrontX + 60, g.roof + 3) : ''
}

/** The same load seen from behind, on a roof of this half width. */
export function roofLoadFromBehind(art: Art, roofHalf: number): string {
  const { roof } = art.geometry
  if (carriesLadder(art)) {
    return pair((side) =>
      box(side * roofHalf * 0.5 - 2, roof - 2, 4, 11, 1.5, 'fill="#b9bec3" stroke="#5d646b" stroke-width=".8"'),
    )
  }
  if (!carriesLuggage(art)) return ''
  return together(
    box(-roofHalf * 0.72, roof - 3, roofHalf * 1.44, 2.6, 1, 'fill="#1b1e21"'),
    box(-roofHalf * 0.62, roof - 1, roofHalf * 0.66, 15, 3, 'fill="#45566a" stroke="#20293a" stroke-width=".8"'),
    box(roofHalf * 0.08, roof - 1, roofHalf * 0.54, 17, 3, 'fill="#7b5233" stroke="#3b2718" stroke-width=".8"'),
    pair((side) => box(side * roofHalf * 0.7 - 1.2, roof - 5, 2.4, 7, 1, 'fill="#1b1e21"')),
  )
}

const carriesLadder = ({ geometry: g, trim }: Art) => trim.hasLoad && g.isPanelVan
const carriesLuggage = ({ geometry: g, trim }: Art) => trim.hasLoad && g.hasRails && !g.isPanelVan

function vanLadder(from: number, to: number, roof: number): string {
  return together(
    [from + 20, to - 20].map((x) =>
      line(
        [
          [x, roof - 4],
          [x, roof + 6],
        ],
        '#3a3e42',
        2.4,
      ),
    ),
    line(
      [
        [from, roof + 7],
        [to, roof + 7],
      ],
      '#b9bec3',
      2.4,
    ),
    times(14, (i) =>
      line(
        [
          [from + 8 + (i * (to - from - 16)) / 13, roof + 5.4],
          [from + 8 + (i * (to - from - 16)) / 13, roof + 8.6],
        ],
        '#8d949a',
        1.4,
      ),
    ),
  )
}

function suitcases(x: number, y: number): string {
  const strap = (at: number, height: number) =>
    line(
      [
        [at, y],
        [at, y + height],
      ],
      '#3b2718',
      1.4,
    )
  return together(
    box(x, y, 62, 17, 3, 'fill="#7b5233" stroke="#3b2718" stroke-width=".8"'),
    [x + 14, x + 48].map((at) => strap(at, 17)),
    box(x + 66, y, 40, 13, 3, 'fill="#45566a" stroke="#20293a" stroke-width=".8"'),
    strap(x + 86, 13),
  )
}
