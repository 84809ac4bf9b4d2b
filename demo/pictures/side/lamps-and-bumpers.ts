import { type Art, isHeavy } from '../pen/art'
import { frontAxle } from '../pen/geometry'
import { box, line, shape, together } from '../pen/svg'
import type { Period } from '../subject'
import { fifties, thirties } from './early-lamps'
import { current, nineties } from './recent-lamps'

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
