import { type Art, hasFins, seam } from '../pen/art'

import { box, disc, line, oval, pair, shape, together } from '../pen/svg'
import { plate } from '../plate'
import type { RearPlan } from './rear-plan'

/** Round lamps, in fins on cars. */
export function fifties(art: Art, { half, low, belt, isUpright }: RearPlan): string {
  const chrome = 'fill="url(#chrome)"'
  const round = (side: 1 | -1) =>
    oval(side * half * 0.9, low + 48, 6, 9, 'fill="#a11d22" stroke="#e3e6e8" stroke-width="2"')
  const rise = 8 + art.trim.wheels * 4
  const finned = (side: 1 | -1) =>
    together(
      shape(
        [
          [side * half * 0.8, belt - 26, 8],
          [side * half * 0.82, belt + rise + 2, 6],
          [side * half * 0.94, belt + rise + 4, 5],
          [side * half * 0.98, belt - 26, 8],
        ],
        `fill="url(#body)" stroke="${seam(art)}" stroke-width=".6"`,
      ),
      oval(side * half * 0.89, belt - 10, 6.4, 12, 'fill="#a11d22" stroke="#e3e6e8" stroke-width="2"'),
      disc(side * half * 0.89, belt - 28, 4.6, 'fill="#f2efe4" stroke="#dfe2e4" stroke-width="1.4"'),
    )
  return together(
    pair(isUpright || !hasFins(art) ? round : finned),
    box(-half * 0.5, belt - 14, half, 2.4, 1, chrome),
    box(-half - 2, 38, half * 2 + 4, 15, 7, chrome),
    pair((side) => box(side > 0 ? 38 : -46, 34, 8, 26, 4, chrome)),
    plate(0, 56, 32, 15),
  )
}

/** Wide or tall lenses over a chrome bumper. */
export function seventies(art: Art, plan: RearPlan): string {
  const { half, belt, isUpright } = plan
  return together(
    isUpright ? tallLamps(plan) : wideLamps(art, plan),
    box(-half - 1, 36, half * 2 + 2, 17, 3, 'fill="url(#chrome)"'),
    box(-half + 4, 42, half * 2 - 8, 4.4, 2, 'fill="#1d2023"'),
    plate(0, isUpright ? 58 : belt - 25, 32, 13),
  )
}

const RED_LENS = 'fill="#a11d22" stroke="#d5d9dc" stroke-width="1.4"'

const tallLamps = ({ half, low }: RearPlan) =>
  pair((side) => box(side > 0 ? half * 0.78 : -half * 0.92, low + 34, half * 0.14, 30, 2, RED_LENS))

function wideLamps(art: Art, { half, belt }: RearPlan): string {
  const isRound = art.trim.wheels === 1
  const round = (side: 1 | -1) =>
    together(
      [0.52, 0.72, 0.88].map((at) =>
        disc(side * half * at, belt - 18, 7, 'fill="#a11d22" stroke="#d5d9dc" stroke-width="1.6"'),
      ),
    )
  const barred = (side: 1 | -1) =>
    together(
      box(side > 0 ? half * 0.42 : -half * 0.92, belt - 26, half * 0.5, 15, 2, RED_LENS),
      [0.58, 0.75].map((at) =>
        line(
          [
            [side * half * at, belt - 25],
            [side * half * at, belt - 12],
          ],
          '#5d1013',
          1.2,
        ),
      ),
    )
  return (
    pair(isRound ? round : barred) +
    box(-half * 0.4, belt - 26, half * 0.8, 15, 1, `fill="${seam(art)}" fill-opacity=".8"`)
  )
}
