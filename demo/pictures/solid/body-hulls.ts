import { type Art, hasSeparateFenders } from '../pen/art'
import { frontAxle, type Geometry, rearAxle } from '../pen/geometry'
import type { Period } from '../subject'
import type { Hull, Level, Plan } from './hull'
import { along, between } from './vector'

/** How round an era's sheet metal is, in centimeters. */
type Style = {
  corner: readonly [along: number, across: number]
  rear: readonly [along: number, across: number]
  bow: number
  shoulder: number
  /** How far the sides lean in above their widest line. */
  lean: number
  crease: boolean
  tumble: number
  crown: number
}

const STYLES: Record<Period, Style> = {
  1930: { corner: [26, 30], rear: [50, 44], bow: 6, shoulder: 9, lean: 5, crease: false, tumble: 9, crown: 6 },
  1950: { corner: [34, 34], rear: [30, 30], bow: 12, shoulder: 9, lean: 5, crease: false, tumble: 18, crown: 7 },
  1970: { corner: [9, 9], rear: [12, 12], bow: 7, shoulder: 3.5, lean: 6, crease: true, tumble: 19, crown: 5 },
  1990: { corner: [42, 40], rear: [36, 36], bow: 16, shoulder: 8, lean: 7, crease: false, tumble: 22, crown: 6 },
  2020: { corner: [50, 44], rear: [34, 34], bow: 12, shoulder: 6, lean: 8, crease: true, tumble: 24, crown: 6 },
}

export function styleOf(art: Art): Style {
  const { period, geometry: g } = art
  const style = STYLES[period]
  if (hasSeparateFenders(art))
    return {
      ...style,
      corner: [g.cowlX - g.noseX + 10, g.width / 2 - 24 - 29],
      bow: 2,
      crown: art.likeness === 'beetle' ? 13 : style.crown,
    }
  if (g.isCoach || g.cargo) {
    const round = period <= 1950 ? 34 : 14
    return {
      ...style,
      corner: [round, round],
      rear: [round, round],
      bow: 4,
      lean: 2,
      crease: false,
      tumble: 5,
      crown: 5,
    }
  }
  if (g.isPanelVan) return { ...style, corner: [20, 24], rear: [14, 14], bow: 8, tumble: 12, crease: false }
  if (g.bedX || g.hasCladding) return { ...style, corner: [26, 26], rear: [10, 10], bow: 8, tumble: 16 }
  return style
}

/** The outline of the body's upper edge over its length. */
function edgeHeight(g: Geometry): (x: number) => number {
  const line = [
    [0, g.noseH - 5],
    [g.noseX, g.noseH - 3],
    [g.cowlX, Math.min(g.belt, g.cowlH) - 1],
    [g.cowlX + 40, g.belt],
    [g.deckX - 20, Math.min(g.belt, g.deckH)],
    [g.deckX, Math.min(g.deckH, g.belt + 6) - 1],
    [g.length - g.tailX, Math.min(g.tailH, g.belt + 6)],
  ] as const
  return (x) => along(line, x)
}

const evenly = (count: number) => Array.from({ length: count + 1 }, (_, i) => i / count)

const SIDE = evenly(24)
const ROUND = evenly(6).slice(1)

/** The lower body: from the sills to its shoulders. */
export function lowerBody(art: Art): Hull {
  const { geometry: g } = art
  const style = styleOf(art)
  const isEarly = hasSeparateFenders(art)
  const top = edgeHeight(g)
  const bottom = (x: number) =>
    along(
      [
        [0, Math.max(g.sill - 2, g.bumper - 24)],
        [frontAxle(g) - g.wheel, g.sill],
        [rearAxle(g) + g.wheel, g.sill],
        [g.length, Math.max(g.sill, g.tailLow - 22)],
      ],
      x,
    )
  const level = (share: number, round: number): Level => {
    const inset = sideInset(share, g.tuck, style) + style.shoulder * (1 - Math.cos((round * Math.PI) / 2))
    const back =
      (isEarly ? g.noseX : noseInset(share, g)) + frontRadius(g, style) * (1 - Math.cos((round * Math.PI) / 2))
    const plan: Plan = {
      front: back,
      rear:
        g.length -
        noseInset(share, { ...g, noseX: g.tailX, bumper: g.tailLow, noseH: g.tailH }) -
        style.shoulder * round,
      half: g.width / 2 - inset - (isEarly ? 24 : 0),
      frontCorner: style.corner,
      rearCorner: style.rear,
      bow: style.bow,
      barrel: 0.045,
    }
    const height = (x: number) =>
      between(bottom(x), top(x) - style.shoulder, share) + style.shoulder * Math.sin((round * Math.PI) / 2)
    return { plan, height }
  }
  return [...SIDE.map((share) => level(share, 0)), ...ROUND.map((round) => level(1, round))]
}

const frontRadius = (g: Geometry, style: Style) => Math.max(style.shoulder, Math.min(g.rNose, 20))

function sideInset(share: number, tuck: number, { lean, crease }: Style): number {
  const waist = 0.56
  if (share < waist) {
    const down = 1 - share / waist
    return tuck * 0.62 * (crease ? 0.35 * down + 0.65 * down ** 3 : down ** 2)
  }
  const up = (share - waist) / (1 - waist)
  return lean * (crease ? up ** 1.1 : up ** 2)
}

function noseInset(share: number, g: { noseX: number; noseH: number; bumper: number; sill: number }): number {
  const waist = (g.bumper - g.sill) / Math.max(20, g.noseH - g.sill)
  if (share < waist) return 7 * (1 - share / waist)
  return g.noseX * 0.9 * ((share - waist) / (1 - waist)) ** 1.25
}

const CABIN = evenly(14)

/** Windows, pillars and roof: from the belt to the roof's edge. */
export function cabin(art: Art): Hull {
  const { geometry: g } = art
  const style = styleOf(art)
  const foot = lowerBody(art).at(-1)?.plan.half ?? g.width / 2
  const base = foot - (g.isCoach || g.isPanelVan ? 0 : 2)
  const radius = {
    front: Math.min(g.rRoofFront * 0.35 + 5, 15),
    side: art.period === 1930 ? 10 : g.isCoach ? 16 : 8,
    rear: Math.min(g.rRoofRear * 0.4 + 4, 26),
  }
  const middle = (g.roofFrontX + g.roofRearX) / 2
  const reach = (g.roofRearX - g.roofFrontX) / 2
  const top = (x: number) => g.roof - 5 - 2.5 * Math.min(1.6, ((x - middle) / reach) ** 2)
  const level = (share: number, round: number): Level => {
    const drawn = 1 - Math.cos((round * Math.PI) / 2)
    const corner = g.isCoach || g.isPanelVan ? style.corner : ([24, 30] as const)
    const plan: Plan = {
      front: between(g.cowlX - 6, g.roofFrontX - 12, share) + radius.front * drawn,
      rear: between(g.deckX + 4, g.roofRearX + 24, share) - radius.rear * drawn,
      half: base - style.tumble * (0.55 * share + 0.45 * share ** 2) - radius.side * drawn,
      frontCorner: corner,
      rearCorner: g.isCoach || g.isPanelVan ? style.rear : [14, 30],
      bow: g.isCoach ? 4 : art.period === 1930 ? 3 : 12,
      barrel: 0.02,
    }
    const height = (x: number) =>
      between(g.belt - 4, top(x) - radius.side, share) + radius.side * Math.sin((round * Math.PI) / 2)
    return { plan, height }
  }
  return [...CABIN.map((share) => level(share, 0)), ...ROUND.map((round) => level(1, round))]
}
