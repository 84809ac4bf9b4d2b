import { allModels } from '~/models/fleet/glossary/glossary'
import { type Cents, formatExact } from '~/models/trade/money'
import { labelOf } from '~/models/trade/vocabulary/option'
import { bodyKind } from '~/models/trade/vocabulary/vehicle-details'
import { COLORS } from '~/models/trade/vocabulary/vehicles'
import { milesFrom } from './distance-text'

/** The properties that make one vehicle look like another on screen. */
export type Looks = { year: number; make: string; model: string; bodyType: string; color: string }

const POINTS = { make: 15, model: 35, generation: 15, body: 20, color: 10, year: 40 }
const POINTS_PER_YEAR = 3

/** Below this score it is a completely different vehicle. */
const MIN_SIMILARITY = 25

/** Vehicles built more years apart belong to different eras, unless they are of one generation. */
const MAX_YEARS_APART = { sameModel: 20, otherModel: 10, otherBody: 2 }

/**
 * How well one vehicle can replace the other, from 0 to 135. Era and body come first: a vehicle from another era is the
 * last choice, and only if it is the same model with the same body. Of another model with another body, only those of
 * the same make and about the same age can replace it.
 */
export function similarity(one: Looks, other: Looks): number {
  const isMake = isSame(one.make, other.make)
  const isModel = isMake && isSame(one.model, other.model)
  const isBody = isSame(one.bodyType, other.bodyType)
  const years = Math.abs(one.year - other.year)
  const isGeneration = isModel && isOneGeneration(one, other.year)
  if (!isModel && !isBody && (!isMake || years > MAX_YEARS_APART.otherBody)) return 0
  const most = isModel ? MAX_YEARS_APART.sameModel : MAX_YEARS_APART.otherModel
  if (years > most && !isGeneration) return isModel && isBody ? MIN_SIMILARITY : 0
  return (
    (isMake ? POINTS.make : 0) +
    (isModel ? POINTS.model : 0) +
    (isGeneration ? POINTS.generation : 0) +
    (isBody ? POINTS.body : 0) +
    (one.color === other.color ? POINTS.color : 0) +
    Math.max(0, POINTS.year - POINTS_PER_YEAR * years)
  )
}

/** `miles`: null if the place of either is unknown. */
type Found = Looks & { miles: number | null }

/**
 * Those that can replace the vehicle, the most similar first, of equal ones the nearest. A body of another kind, like a
 * pickup for a sedan, comes after all of the same kind, whatever its make and year.
 */
export function mostSimilar<T extends Found>(wanted: Looks, found: readonly T[]): T[] {
  const kind = bodyKind(wanted.bodyType)
  const isOther = ({ bodyType }: Looks) => Number(bodyKind(bodyType) !== kind)
  return found
    .map((vehicle) => ({ vehicle, score: similarity(wanted, vehicle) }))
    .filter(({ score }) => score >= MIN_SIMILARITY)
    .sort(
      (one, other) =>
        isOther(one.vehicle) - isOther(other.vehicle) ||
        other.score - one.score ||
        milesOf(one.vehicle) - milesOf(other.vehicle),
    )
    .map(({ vehicle }) => vehicle)
}

/** Vehicles of unknown distance come last. */
const milesOf = ({ miles }: Found) => miles ?? Number.MAX_SAFE_INTEGER

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether the model was built without a break between the years, by the glossary. */
function isOneGeneration({ make, model, year }: Looks, otherYear: number): boolean {
  if (year === otherYear) return true
  return allModels()
    .filter((each) => isSame(each.make, make) && isSame(each.model, model))
    .flatMap(({ built }) => built)
    .some(({ from, to }) => [year, otherYear].every((each) => from <= each && each <= (to ?? each)))
}

type Compared = Looks & { dayPrice: Cents }

/**
 * How `found` differs from `wanted` apart from the name, which is on its card: '9 years newer, wagon, red, $40 less,
 * 14 miles from Burbank'.
 */
export function differences(wanted: Compared & { town: string }, found: Compared, miles: number | null): string {
  const looks = [
    yearsApart(found.year - wanted.year),
    !isSame(wanted.bodyType, found.bodyType) && found.bodyType.toLowerCase(),
    found.color !== wanted.color && labelOf(COLORS, found.color).toLowerCase(),
  ].filter(Boolean)
  const text = [
    ...(looks.length > 0 ? looks : ['Same year, body and color']),
    priceApart(found.dayPrice - wanted.dayPrice),
    miles !== null && milesFrom(miles, wanted.town),
  ]
    .filter(Boolean)
    .join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function yearsApart(years: number): string | null {
  if (years === 0) return null
  return `${Math.abs(years)} ${Math.abs(years) === 1 ? 'year' : 'years'} ${years > 0 ? 'newer' : 'older'}`
}

/** Of a day, like the price on the card. */
function priceApart(cents: Cents): string | null {
  if (cents === 0) return null
  return `${formatExact(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`
}
