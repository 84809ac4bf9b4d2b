import { type Art, hasSeparateFenders, isHeavy, sideMiddle } from '../pen/art'
import { darker, lighter } from '../pen/color'
import { frontAxle, rearAxle } from '../pen/geometry'
import { softLine, softRing } from '../pen/soft'
import { box, disc, line, together } from '../pen/svg'
import type { Period } from '../subject'
import { secondColor } from './second-color'
import { archRadius, hasCoveredRearWheel } from './wheels'

/** What is painted on or pressed into the side: second colors, wood, moldings, creases. Clipped to the body. */
export function sideSurface(art: Art): string {
  const { geometry: g } = art
  return together(
    secondColor(art),
    g.hasWood && woodPanels(art),
    g.cargo && box(g.roofRearX + 3, 0, g.length, 90, 0, 'fill="#1b1d20"'),
    g.hasCladding && cladding(art),
    MOLDINGS[art.period](art),
    g.isCoach && coachBands(art),
    !hasSeparateFenders(art) && archShade(art),
  )
}

function woodPanels({ geometry: g }: Art): string {
  const from = frontAxle(g) + 44
  const low = g.sill + 12
  const height = g.belt - g.sill - 22
  return together(
    box(from, low, g.length, height, 2, 'fill="#8a5a32"'),
    [0.2, 0.42, 0.64, 0.86].map((share) =>
      line(
        [
          [from, low + height * share],
          [g.length, low + height * share],
        ],
        '#6d4526',
        1,
        'stroke-opacity=".55"',
      ),
    ),
    box(from, low, g.length, height, 2, 'fill="none" stroke="#caa26a" stroke-width="3.4"'),
  )
}

function cladding(art: Art): string {
  const { geometry: g } = art
  return together(
    box(0, g.sill - 2, g.length, 13, 0, 'fill="#24272a"'),
    [frontAxle(g), rearAxle(g)].map((x) =>
      disc(x, g.wheel, archRadius(art) + 2.5, 'fill="none" stroke="#24272a" stroke-width="7"'),
    ),
  )
}

const MOLDINGS: Record<Period, (art: Art) => string> = {
  1930: () => '',
  1950: sweptChrome,
  1970: rubStrip,
  1990: protectionStrip,
  2020: creases,
}

function sweptChrome(art: Art): string {
  const { geometry: g } = art
  if (isHeavy(art) || g.bedX || g.hasWood || art.livery !== 'plain') return ''
  const mid = sideMiddle(art)
  const from = frontAxle(g) + 36
  return together(
    line(
      [
        [from, mid + 23],
        [g.length - 6, mid + 33],
      ],
      '#f2f3f3',
      2,
    ),
    line(
      [
        [from, mid + 22],
        [rearAxle(g) - 60, mid - 3, 30],
        [g.length - 6, mid - 8],
      ],
      '#e3e5e6',
      1.6,
    ),
  )
}

function rubStrip(art: Art): string {
  const { geometry: g } = art
  if (g.isCoach) return ''
  const mid = sideMiddle(art)
  return together(
    line(
      [
        [4, mid + 4],
        [g.length - 4, mid + 4],
      ],
      '#3a3e42',
      2.6,
    ),
    line(
      [
        [4, mid + 5],
        [g.length - 4, mid + 5],
      ],
      '#e6e8ea',
      1.2,
    ),
    softLine(
      [
        [10, g.belt - 9],
        [g.length - 10, g.belt - 9],
      ],
      '#fff',
      1.2,
      0.4,
    ),
  )
}

function protectionStrip(art: Art): string {
  const { geometry: g, paint } = art
  const mid = sideMiddle(art)
  return together(
    box(0, mid - 6, g.length, 6, 0, `fill="${darker(paint.base, 0.4)}" fill-opacity=".75"`),
    line(
      [
        [0, mid + 0.4],
        [g.length, mid + 0.4],
      ],
      '#fff',
      0.7,
      'stroke-opacity=".35"',
    ),
  )
}

function creases(art: Art): string {
  const { geometry: g } = art
  const mid = sideMiddle(art)
  return together(
    softLine(
      [
        [frontAxle(g) + 10, mid + 12],
        [g.length * 0.6, mid + 18, 60],
        [g.length - 8, mid + 34],
      ],
      '#ffffff',
      1.6,
      0.36,
    ),
    softLine(
      [
        [frontAxle(g) + 44, g.sill + 12],
        [rearAxle(g) - 50, g.sill + 20],
      ],
      '#ffffff',
      1.4,
      0.34,
    ),
  )
}

function coachBands({ geometry: g, period, paint }: Art): string {
  const color = period === 1970 ? '#1c1d1f' : lighter(paint.base, 0.75)
  return together(
    box(0, g.belt - 34, g.length, 10, 0, `fill="${color}" fill-opacity=".9"`),
    box(0, g.sill + 30, g.length, 5, 0, `fill="${color}" fill-opacity=".8"`),
    line(
      [
        [0, g.belt - 44],
        [g.length, g.belt - 44],
      ],
      '#000',
      0.8,
      'stroke-opacity=".25"',
    ),
  )
}

function archShade(art: Art): string {
  const { geometry: g } = art
  const arch = archRadius(art)
  const axles = hasCoveredRearWheel(art) ? [frontAxle(g)] : [frontAxle(g), rearAxle(g)]
  return together(
    axles.map((x) => [
      disc(x, g.wheel, arch + 1.2, 'fill="none" stroke="#fff" stroke-width="1.5" stroke-opacity=".28"'),
      softRing(x, g.wheel, arch + 8, arch + 8, 10, 0.1),
    ]),
  )
}
