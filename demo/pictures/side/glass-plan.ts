import type { Art } from '../pen/art'
import type { Point } from '../pen/svg'
import type { Period } from '../subject'

/** Where the side windows begin and end, at the belt (low) and under the roof (top). */
export type GlassPlan = { low: number; top: number; frontLow: number; frontTop: number; endLow: number; endTop: number }

const ROOF_THICKNESS: Record<Period, number> = { 1930: 13, 1950: 9, 1970: 8, 1990: 9, 2020: 9 }
const CORNER: Record<Period, number> = { 1930: 8, 1950: 14, 1970: 6, 1990: 14, 2020: 9 }

export function planGlass(art: Art): GlassPlan {
  const { geometry: g, period, era } = art
  const thickness = ROOF_THICKNESS[period] * (g.isCoach ? 3 : g.isPanelVan || g.cargo ? 1.6 : 1)
  const low = g.belt + (period === 1930 ? 5 : 2)
  const top = g.roof - thickness
  const frontLow = g.cowlX + (g.isCoach ? 30 : 20)
  const pillarTop = between(g.cowlX, g.roofFrontX, share(top, g.cowlH, g.roof))
  const frontTop = Math.max(pillarTop + (g.isCoach ? 20 : 14), frontLow - (era === 1920 ? 2 : 30))
  const endLow = endAtTheBelt(art)
  return { low, top, frontLow, frontTop, endLow, endTop: endUnderTheRoof(art, top, endLow) }
}

export function glassOutline({ geometry: g, period }: Art, plan: GlassPlan): Point[] {
  const r = CORNER[period]
  return [
    [plan.frontLow, plan.low, r * 0.5],
    [plan.frontTop, plan.top, r * 1.1],
    [plan.endTop, plan.top - g.drop * 0.6, r * 1.4],
    [plan.endLow, plan.low, r * 0.8],
  ]
}

/** Where pillars stand between side windows. */
export function pillarPlaces({ geometry: g, body, period }: Art, { frontLow, endLow }: GlassPlan): number[] {
  if (g.isCoach)
    return Array.from({ length: g.pillars }, (_, i) => frontLow + 86 + (i * (endLow - frontLow - 100)) / g.pillars)
  const cuts = g.doors.slice(1).filter((x) => x > frontLow + 20 && x < endLow - 14)
  return body === 'coupe' && period >= 1950 ? cuts.map((x) => Math.min(x, endLow - 30)) : cuts
}

function endAtTheBelt({ geometry: g, period, era, body }: Art): number {
  if (g.glassEndX) return g.glassEndX
  if (g.cargo) return g.roofRearX - 10
  if (g.pillars) return g.deckX - 16
  if (era === 1920) return g.deckX - 22
  if (period === 1970 && body === 'sedan') return g.deckX - 34
  if (period === 2020) return g.deckX - 40
  return g.deckX - (period === 1930 ? 44 : 24)
}

function endUnderTheRoof({ geometry: g, period }: Art, top: number, endLow: number): number {
  if (g.glassEndX) return g.glassEndX - 2
  if (g.cargo) return g.roofRearX - 14
  const pillar = between(g.roofRearX, g.deckX, share(top, g.roof, g.deckH))
  return Math.min(pillar - (period === 2020 && !g.pillars ? 4 : 10), endLow - 2)
}

const share = (height: number, from: number, to: number) => (height - from) / (to - from)
const between = (from: number, to: number, part: number) => from + (to - from) * part
