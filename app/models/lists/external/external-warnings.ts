import { type Budget, budgetWarning } from '~/models/crew/budget'
import { type Booking, formatBookingOfYear } from '~/models/trade/days/day'
import type { Cents } from '~/models/trade/money'
import { PRODUCT } from '~/models/trade/product'
import { type Refusal, refused } from '~/models/trade/results/outcome'

/** The fields that identify an external vehicle. `using`: the days on which the production uses it. */
export type Identified = { title: string; vinNumber: string; using: Booking }

/**
 * Another vehicle of the project, with the name of its list. `isListed`: a vehicle of the marketplace, whose VIN the
 * readers may not know; `using` are then the days of its inquiry, or null.
 */
export type Recorded = Omit<Identified, 'using'> & { listName: string; isListed: boolean; using: Booking | null }

const MAX_WARNINGS = 3

/**
 * A message for each other vehicle with the same VIN, or, if one of the two has no VIN yet, with the same title on
 * overlapping days; at most three. For a vehicle of the marketplace it does not say which of the two is the reason.
 */
export function duplicateWarnings(vehicle: Identified, others: readonly Recorded[]): string[] {
  return others.flatMap((other) => warningAbout(vehicle, other) ?? []).slice(0, MAX_WARNINGS)
}

function warningAbout(vehicle: Identified, other: Recorded): string | null {
  const [vin, otherVin] = [comparable(vehicle.vinNumber), comparable(other.vinNumber)]
  const overlap = overlapOf(vehicle.using, other.using)
  const days = overlap ? `, on overlapping days: ${formatBookingOfYear(overlap)}` : ''
  const isSameTitle = comparable(vehicle.title) === comparable(other.title)
  const isSame = vin && otherVin ? vin === otherVin : isSameTitle && overlap !== null
  if (!isSame) return null
  if (other.isListed) return `This may be the ${other.title} from ${PRODUCT} on ${other.listName}${days}.`
  if (vin && otherVin) return `This VIN is already recorded for ${other.title} on ${other.listName}${days}.`
  return `${other.title} is already recorded on ${other.listName}${days}.`
}

/** The other days, if they overlap. */
function overlapOf(days: Booking, others: Booking | null): Booking | null {
  return others && days.from <= others.to && others.from <= days.to ? others : null
}

/** Ignores case, spaces and punctuation. */
const comparable = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()

type Save = {
  vehicle: Identified & { priceCents: Cents }
  /** Null for a new vehicle. */
  before: (Identified & { priceCents: Cents }) | null
  others: readonly Recorded[]
  budget: Budget | null
}

/**
 * The warnings to confirm before saving: exceeding the budget, and vehicles recorded twice, except those that existed
 * before.
 */
export function saveWarnings({ vehicle, before, others, budget }: Save): string[] {
  const known = before ? duplicateWarnings(before, others) : []
  const overBudget = budgetWarning(budget, vehicle.priceCents - (before?.priceCents ?? 0))
  return [
    ...(overBudget ? [overBudget] : []),
    ...duplicateWarnings(vehicle, others).filter((sentence) => !known.includes(sentence)),
  ]
}

/** Refused until the `confirmed` field of the form contains every warning. */
export function checkConfirmed(warnings: readonly string[], confirmed = ''): Refusal | null {
  if (warnings.every((sentence) => confirmed.includes(sentence))) return null
  return refused('external-unconfirmed', warnings.join(' '), 'confirmed')
}
