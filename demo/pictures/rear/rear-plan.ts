import type { Art } from '../pen/art'
import type { Period } from '../subject'

/** The measures of a vehicle from behind: half widths and heights. */
export type RearPlan = {
  half: number
  low: number
  belt: number
  top: number
  roofHalf: number
  waist: number
  roofCurve: number
  /** Vans, buses and load boxes: walls go straight up. */
  isBoxy: boolean
  /** A tailgate rather than a trunk. */
  isUpright: boolean
}

const ROOF_SHARE: Record<Period, number> = { 1930: 0.72, 1950: 0.66, 1970: 0.68, 1990: 0.66, 2020: 0.64 }
const ROOF_CURVE: Record<Period, number> = { 1930: 34, 1950: 34, 1970: 14, 1990: 26, 2020: 24 }

export function planRear(art: Art): RearPlan {
  const { geometry: g, period, era } = art
  const half = g.width / 2
  const isBoxy = g.isPanelVan || g.isCoach || g.cargo !== undefined
  const isUpright = isBoxy || g.pillars === 3 || g.bedX !== undefined
  return {
    half,
    low: g.sill * 0.82,
    belt: beltFromBehind(art),
    top: g.cargo?.top ?? g.roof,
    roofHalf: half * roofShare(art, isBoxy, isUpright),
    waist: half * (isBoxy ? 0.99 : period === 1930 ? 0.86 : 0.965),
    roofCurve: isBoxy || era === 1920 ? 12 : ROOF_CURVE[period],
    isBoxy,
    isUpright,
  }
}

function beltFromBehind({ geometry: g }: Art): number {
  if (g.cargo) return g.cargo.floor
  if (g.isCoach) return 170
  if (g.isPanelVan) return g.belt + 4
  return g.deckH > g.belt ? (g.belt + g.deckH) / 2 : g.belt
}

function roofShare({ geometry: g, period }: Art, isBoxy: boolean, isUpright: boolean): number {
  if (isBoxy) return 0.985
  if (g.bedX) return 0.7
  return isUpright ? 0.84 : ROOF_SHARE[period]
}

/** Halfway between the lower edge and the belt. */
export const middleOf = ({ low, belt }: RearPlan) => low + (belt - low) * 0.5
