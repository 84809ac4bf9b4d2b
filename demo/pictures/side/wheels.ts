import { type Art, isHeavy } from '../pen/art'
import { darker, lighter } from '../pen/color'
import { disc, path, short, together } from '../pen/svg'
import type { Period } from '../subject'

const RIM_SHARE: Record<Period, number> = { 1930: 0.64, 1950: 0.6, 1970: 0.62, 1990: 0.66, 2020: 0.76 }

type Rim = { art: Art; x: number; y: number; rim: number }

const RIMS: Record<Period, (rim: Rim) => string> = {
  1930: wireOrWood,
  1950: hubcap,
  1970: rally,
  1990: alloy,
  2020: largeAlloy,
}

/** A wheel standing on the ground at `x`; which of the era's three patterns depends on the trim. */
export function wheel(art: Art, x: number): string {
  const r = art.geometry.wheel
  const y = r
  const rim = r * RIM_SHARE[art.period] * (isHeavy(art) ? 0.9 : 1)
  const isWhitewalled = art.period <= 1950 && !isHeavy(art) && art.trim.hasWhitewalls && art.era !== 1920
  const white = r * 0.84 - rim
  const lid = `M${short(x - r)} ${short(y + r * 0.1)}A${short(r)} ${short(r)} 0 0 0 ${short(x + r)} ${short(y + r * 0.1)}`
  return together(
    disc(x, y, r, 'fill="url(#tire)"'),
    isWhitewalled && disc(x, y, (r * 0.84 + rim) / 2, `fill="none" stroke="#e9e6de" stroke-width="${short(white)}"`),
    isHeavy(art)
      ? truckWheel({ art, x, y, rim })
      : (art.likeness === 'beetle' ? hubcap : RIMS[art.period])({ art, x, y, rim }),
    path(
      `${lid}Q${short(x)} ${short(y + r * 0.9)} ${short(x - r)} ${short(y + r * 0.1)}Z`,
      'fill="#000" fill-opacity=".38"',
    ),
  )
}

/** The radius of the opening in the body around a wheel. */
export function archRadius({ geometry: g, period }: Art): number {
  if (g.hasCladding || g.isCoach) return g.wheel + 7
  return g.wheel + (period === 2020 ? 4 : 6)
}

export const hasCoveredRearWheel = ({ period, trim }: Art) => period === 1950 && trim.hasFenderSkirts

type Spokes = { count: number; from: number; to: number; color: string; width: number; turn?: number }

function spokes(x: number, y: number, { count, from, to, color, width, turn = 0 }: Spokes): string {
  const rays = Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) / count) * Math.PI * 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return `M${short(x + cos * from)} ${short(y + sin * from)}L${short(x + cos * to)} ${short(y + sin * to)}`
  })
  return path(rays.join(''), `stroke="${color}" stroke-width="${width}" stroke-linecap="round"`)
}

const bright = (x: number, y: number, r: number) => disc(x, y, r, 'fill="url(#rim)"')
const ring = (x: number, y: number, r: number, color: string, width: number) =>
  disc(x, y, r, `fill="none" stroke="${color}" stroke-width="${width}"`)

function truckWheel({ x, y, rim }: Rim): string {
  return together(
    disc(x, y, rim, 'fill="#3c4044"'),
    disc(x, y, rim * 0.9, 'fill="url(#rim)" fill-opacity=".85"'),
    disc(x, y, rim * 0.52, 'fill="#4b5055"'),
    bright(x, y, rim * 0.34),
    spokes(x, y, { count: 8, from: rim * 0.68, to: rim * 0.69, color: '#25282b', width: 3 }),
  )
}

function wireOrWood({ art, x, y, rim }: Rim): string {
  const { base } = art.paint
  if (art.era === 1920 || art.trim.wheels === 2) {
    const wood = art.trim.wheels === 1 ? '#c9a24e' : '#8a5f38'
    return together(
      disc(x, y, rim * 1.06, 'fill="#2a2623"'),
      spokes(x, y, { count: 12, from: rim * 0.2, to: rim * 0.95, color: wood, width: 4.2 }),
      ring(x, y, rim, darker(wood, 0.3), 3),
      bright(x, y, rim * 0.24),
    )
  }
  const wire = art.trim.wheels === 1 ? '#e6dcc0' : lighter(base, 0.4)
  return together(
    disc(x, y, rim, `fill="${darker(base, 0.55)}"`),
    spokes(x, y, { count: 24, from: rim * 0.25, to: rim * 0.95, color: wire, width: 0.7 }),
    spokes(x, y, { count: 24, from: rim * 0.25, to: rim * 0.95, color: '#d9d3c2', width: 0.5, turn: 0.5 }),
    ring(x, y, rim, lighter(base, 0.2), 2.4),
    bright(x, y, rim * 0.34),
  )
}

function hubcap({ art, x, y, rim }: Rim): string {
  const { base } = art.paint
  if (art.trim.wheels === 2) {
    return together(
      disc(x, y, rim, `fill="${base}"`),
      ring(x, y, rim * 0.92, darker(base, 0.4), 1.4),
      bright(x, y, rim * 0.58),
      ring(x, y, rim * 0.3, '#8b9198', 1),
    )
  }
  return together(
    disc(x, y, rim, `fill="${base}"`),
    bright(x, y, rim * 0.86),
    ring(x, y, rim * 0.62, '#6f767c', 1),
    art.trim.wheels === 1 && spokes(x, y, { count: 16, from: rim * 0.64, to: rim * 0.8, color: '#7d848b', width: 1.3 }),
    disc(x, y, rim * 0.3, `fill="${darker(base, 0.1)}"`),
    bright(x, y, rim * 0.18),
  )
}

function rally({ art, x, y, rim }: Rim): string {
  if (art.trim.wheels === 2) {
    return together(
      bright(x, y, rim),
      ring(x, y, rim * 0.82, '#5d646b', 1.6),
      spokes(x, y, { count: 20, from: rim * 0.46, to: rim * 0.74, color: '#7d848b', width: 1.2 }),
      disc(x, y, rim * 0.36, 'fill="#9aa0a5"'),
      bright(x, y, rim * 0.26),
    )
  }
  const isSporty = art.geometry.isSporty !== (art.trim.wheels === 1)
  return together(
    bright(x, y, rim),
    disc(x, y, rim * 0.84, 'fill="#33373b"'),
    spokes(x, y, {
      count: isSporty ? 5 : 10,
      from: rim * 0.36,
      to: rim * 0.78,
      color: '#c9cdd0',
      width: isSporty ? 6 : 3,
    }),
    bright(x, y, rim * 0.4),
  )
}

const ALLOY_SPOKES = [
  { count: 7, width: 5.4 },
  { count: 5, width: 8 },
  { count: 14, width: 2.6 },
] as const

function alloy({ art, x, y, rim }: Rim): string {
  const { count, width } = ALLOY_SPOKES[art.trim.wheels]
  return together(
    disc(x, y, rim, 'fill="#2b2e31"'),
    spokes(x, y, { count, from: rim * 0.2, to: rim * 0.9, color: '#c3c8cc', width }),
    ring(x, y, rim * 0.94, '#cfd3d6', 2.2),
    bright(x, y, rim * 0.26),
  )
}

const LARGE_ALLOY_SPOKES = [
  { count: 10, spread: 0.16, light: '#b2b8bd' },
  { count: 5, spread: 0.12, light: '#c3c8cc' },
  { count: 9, spread: 0.24, light: '#5d646b' },
] as const

function largeAlloy({ art, x, y, rim }: Rim): string {
  const { count, spread, light } = LARGE_ALLOY_SPOKES[art.trim.wheels]
  const wide = count === 5 ? 1.7 : 1
  return together(
    disc(x, y, rim, 'fill="#17191b"'),
    disc(x, y, rim * 0.6, 'fill="#3d4246"'),
    spokes(x, y, { count, from: rim * 0.16, to: rim * 0.93, color: light, width: 2.6 * wide, turn: spread }),
    spokes(x, y, {
      count,
      from: rim * 0.16,
      to: rim * 0.93,
      color: darker(light, 0.3),
      width: 2.2 * wide,
      turn: -spread,
    }),
    ring(x, y, rim * 0.96, '#9da3a8', 1.6),
    disc(x, y, rim * 0.16, 'fill="#22262a"'),
  )
}
