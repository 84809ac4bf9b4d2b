import { type Art, isHeavy, seam } from '../pen/art'
import { lettering } from '../pen/lettering'
import { box, disc, line, pair, path, rounded, shape, times, together } from '../pen/svg'
import { plate } from '../plate'
import type { Period } from '../subject'
import { rearLamps } from './rear-lamps'
import { middleOf, type RearPlan } from './rear-plan'

/** Lids, doors, bumper, lamps and plate of the tail. */
export function rearDetails(art: Art, plan: RearPlan): string {
  if (art.period === 1930 && !isHeavy(art)) return thirties(art, plan)
  const { geometry: g, period } = art
  return together(
    lid(art, plan),
    g.isPanelVan && vanDoors(art, plan),
    g.bedX !== undefined && box(-16, plan.belt - 18, 32, 6, 2, `fill="${seam(art)}" fill-opacity=".6"`),
    g.isCoach && engineDoor(art, plan),
    isHeavy(art) ? heavyTail(art, plan) : rearLamps(art, plan),
    !isHeavy(art) &&
      period <= 1990 &&
      !g.isPanelVan &&
      line(
        [
          [-plan.half * 0.46, plan.low - 6],
          [-plan.half * 0.46, plan.low - 6.2],
        ],
        '#3a3e42',
        5,
      ),
  )
}

function thirties(art: Art, plan: RearPlan): string {
  const { geometry: g } = art
  const { half, low, top } = plan
  const fender = (side: 1 | -1) =>
    together(
      shape(
        [
          [side * half * 0.56, low - 6, 6],
          [side * half * 0.56, g.wheel * 1.9, 20],
          [side * half * 0.8, g.wheel * 2.4, 20],
          [side * half, g.wheel * 1.9, 18],
          [side * half, low - 6, 6],
        ],
        `fill="url(#body)" stroke="${seam(art)}" stroke-width=".8"`,
      ),
      disc(side * half * 0.78, g.wheel * 1.4, 4.6, 'fill="#a11d22" stroke="#dfe2e4" stroke-width="1.6"'),
    )
  return together(
    g.isPanelVan &&
      line(
        [
          [0, low + 20],
          [0, top - 12],
        ],
        seam(art),
        1.4,
        'stroke-opacity=".7"',
      ),
    pair(fender),
    !g.bedX && !g.isPanelVan && art.likeness !== 'beetle' && spareWheel(middleOf(plan) + 16),
    [44, 53].map((y) => box(-half * 0.86, y, half * 1.72, 4.6, 2, 'fill="url(#chrome)"')),
    plate(-half * 0.5, 58, 30, 13),
  )
}

const spareWheel = (y: number) =>
  disc(0, y, 30, 'fill="#17191b"') + disc(0, y, 27, 'fill="url(#body)"') + disc(0, y, 12, 'fill="url(#rim)"')

function lid(art: Art, { half, low, belt, isUpright }: RearPlan): string {
  const { geometry: g } = art
  if (isHeavy(art) || g.isPanelVan || g.isOpen) return ''
  const width = half * (isUpright ? 0.86 : 0.72)
  const gap = rounded(
    [
      [-width, low + 22],
      [-width * 0.98, belt - 4, 6],
      [width * 0.98, belt - 4, 6],
      [width, low + 22],
    ],
    { closed: false },
  )
  return path(gap, `fill="none" stroke="${seam(art)}" stroke-width="1" stroke-opacity=".6"`)
}

function vanDoors(art: Art, plan: RearPlan): string {
  const { half, low, top } = plan
  return together(
    line(
      [
        [0, low + 14],
        [0, top - 12],
      ],
      seam(art),
      1.4,
      'stroke-opacity=".8"',
    ),
    pair((side) =>
      line(
        [
          [side * half * 0.9, low + 14],
          [side * half * 0.9, top - 14, 8],
          [0, top - 14],
        ],
        seam(art),
        1,
        'stroke-opacity=".5"',
      ),
    ),
    box(4, middleOf(plan) + 8, 4, 14, 1.4, 'fill="#15181b"'),
  )
}

function engineDoor(art: Art, plan: RearPlan): string {
  const { half, top } = plan
  const middle = middleOf(plan)
  return together(
    box(
      -half * 0.62,
      middle - 22,
      half * 1.24,
      50,
      4,
      `fill="none" stroke="${seam(art)}" stroke-width="1.2" stroke-opacity=".6"`,
    ),
    times(4, (i) =>
      line(
        [
          [-half * 0.5, middle - 10 + i * 8],
          [half * 0.5, middle - 10 + i * 8],
        ],
        '#000',
        2,
        'stroke-opacity=".3"',
      ),
    ),
    box(-40, top - 20, 80, 11, 2, 'fill="#14171a"'),
    pair((side) => disc(side * half * 0.8, top - 14, 5, 'fill="#d5842a"')),
  )
}

const HEAVY_BUMPER: Record<Period, string> = {
  1930: 'url(#chrome)',
  1950: 'url(#chrome)',
  1970: 'url(#chrome)',
  1990: '#24272a',
  2020: '#24272a',
}

function heavyTail(art: Art, plan: RearPlan): string {
  const { geometry: g, period } = art
  const { half, low } = plan
  const middle = middleOf(plan)
  const isTruck = g.cargo !== undefined
  const lamps = (side: 1 | -1) =>
    together(
      box(side > 0 ? half * 0.7 : -half * 0.7 - 26, isTruck ? 56 : middle - 16, 26, 11, 3, 'fill="#b31f24"'),
      g.isCoach && disc(side * half * 0.84, middle + 14, 8, 'fill="#b31f24" stroke="#dfe2e4" stroke-width="1"'),
      g.isCoach && disc(side * half * 0.84, middle + 36, 8, 'fill="#d5842a" stroke="#dfe2e4" stroke-width="1"'),
    )
  return together(
    box(-half * 0.96, low + 2, half * 1.92, isTruck ? 22 : 16, 3, `fill="${HEAVY_BUMPER[period]}"`),
    pair(lamps),
    art.likeness === 'school-bus' &&
      lettering('SCHOOL BUS', { x: 0, y: g.belt - 14, height: 12, color: '#17181a', weight: 1.5 }),
    plate(0, isTruck ? 53 : low + 22, 34, 14),
  )
}
