import { LIKENESSES } from '../likenesses'
import { convertible, coupe, sedan, suv, wagon } from '../side/car-bodies'
import { type Trim, trimOf, varied } from '../side/trim'
import { boxTruck, bus, motorcycleFrame, pickup, van } from '../side/truck-bodies'
import type { Angle, Body, Era, LikenessName, Livery, Period, SettingName, Subject } from '../subject'
import { darker, OFF_WHITE, type Paint, paintFor } from './color'
import type { Geometry } from './geometry'

/** A vehicle worked out and ready to be drawn. */
export type Art = {
  body: Body
  era: Era
  period: Period
  livery: Livery
  angle: Angle
  setting: SettingName
  likeness?: LikenessName
  paint: Paint
  geometry: Geometry
  trim: Trim
  /** Names the set; all angles of one vehicle share theirs. */
  place: string
}

const GEOMETRY: Record<Body, (era: Era) => Geometry> = {
  sedan,
  coupe,
  convertible,
  wagon,
  suv,
  pickup,
  van,
  bus,
  'box-truck': boxTruck,
  motorcycle: motorcycleFrame,
}

export function artFor(subject: Subject, angle: Angle): Art {
  const { body, era, livery, color, seed, setting, likeness } = subject
  const own = likeness && LIKENESSES[likeness]
  return {
    body,
    era,
    period: own?.period ?? (era === 1920 ? 1930 : era),
    livery,
    angle,
    setting,
    likeness,
    paint: own?.hasWhiteRoof ? { ...paintFor(subject), hasWhiteRoof: true } : paintFor(subject),
    geometry: { ...varied(GEOMETRY[body](era), subject), ...own?.measures },
    trim: { ...trimOf(subject), ...own?.trim },
    place: [body, era, color, livery, seed].join('|'),
  }
}

/** Buses and box trucks: big wheels, plain bumpers, no chrome of their own. */
export const isHeavy = ({ geometry }: Art) => geometry.isCoach || geometry.cargo !== undefined

/** Separate fenders and running boards. */
export const hasSeparateFenders = ({ period, geometry }: Art) => period === 1930 && !geometry.isCoach

/** The dark of gaps between panels. */
export const seam = ({ paint }: Art) => darker(paint.base, 0.66)

/** The height of moldings on the side. */
export const sideMiddle = ({ geometry: g }: Art) => g.sill + (g.belt - g.sill) * 0.46

/** The fins of the fifties, which trucks, wagons and a few cars lack. */
export function hasFins(art: Art): boolean {
  const { geometry: g, likeness } = art
  if (likeness === 'corvette' || likeness === 'checker') return false
  return !(isHeavy(art) || g.isPanelVan || g.bedX || g.pillars)
}

/** What the roof and its pillars are painted with. */
export function roofColor({ paint, trim, period }: Art): string {
  if (paint.hasWhiteRoof) return OFF_WHITE
  if (period === 1950 && trim.isTwoTone) return paint.isLight ? '#b8c3c0' : '#efe8d8'
  return paint.base
}
