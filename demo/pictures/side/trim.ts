import { type Chance, chanceFrom } from '../pen/chance'
import type { Geometry } from '../pen/geometry'
import type { Subject } from '../subject'

/** What two vehicles of one model may differ in. */
export type Trim = {
  /** Which of the era's three wheels. */
  wheels: 0 | 1 | 2
  /** Which of three upholsteries. */
  upholstery: 0 | 1 | 2
  hasWhitewalls: boolean
  /** Only where a likeness says so: a vehicle's text would tell of it. */
  isTwoTone: boolean
  hasVinylRoof: boolean
  hasRacingStripe: boolean
  hasFenderSkirts: boolean
  hasSpotlight: boolean
  hasVisor: boolean
  hasAerial: boolean
  hasSpoiler: boolean
  hasFogLamps: boolean
  hasLoad: boolean
}

/** Drawn by the vehicle's seed alone, so that it looks the same from every angle. */
export function trimOf({ seed, livery, body }: Subject): Trim {
  const chance = chanceFrom(`trim of ${seed}`)
  const isPlain = livery === 'plain'
  return {
    wheels: third(chance),
    upholstery: third(chance),
    hasWhitewalls: chance() < 0.7 && livery !== 'police',
    isTwoTone: false,
    hasVinylRoof: chance() < 0.55 && isPlain && body === 'sedan',
    hasRacingStripe: chance() < 0.5 && isPlain && body === 'coupe',
    hasFenderSkirts: chance() < 0.3 && isPlain && (body === 'sedan' || body === 'convertible'),
    hasSpotlight: chance() < 0.25 || livery === 'police',
    hasVisor: chance() < 0.35,
    hasAerial: chance() < 0.6 || !isPlain,
    hasSpoiler: chance() < 0.5 && body === 'coupe',
    hasFogLamps: chance() < 0.5,
    hasLoad: chance() < 0.5 && isPlain,
  }
}

/** Two sedans of one year are not one sedan: a few centimeters differ by seed. */
export function varied(g: Geometry, { seed, livery }: Subject): Geometry {
  const chance = chanceFrom(`measures of ${seed}`)
  const by = (reach: number) => Math.round((chance() * 2 - 1) * reach)
  const hasFreeRear = !(g.bedX || g.cargo || g.isPanelVan || g.isCoach || g.pillars > 0)
  const stretch = hasFreeRear ? by(7) : 0
  const varying = {
    ...g,
    roof: g.roof + by(4),
    roofFrontX: g.roofFrontX + (g.rRoofFront > 12 ? by(7) : by(2)),
    noseH: g.noseH + by(3),
    rNose: Math.max(4, g.rNose + by(4)),
    hasRails: g.hasRails && chance() > 0.4,
    isSporty: chance() > 0.6 ? !g.isSporty : g.isSporty,
    hasWood: g.hasWood && livery === 'plain',
  }
  if (!hasFreeRear) return varying
  return {
    ...varying,
    length: g.length + stretch,
    roofRearX: g.roofRearX + by(8),
    deckX: g.deckX + stretch,
    rRoofRear: Math.max(8, g.rRoofRear + by(6)),
  }
}

function third(chance: Chance): 0 | 1 | 2 {
  const drawn = chance() * 3
  if (drawn < 1) return 0
  return drawn < 2 ? 1 : 2
}
