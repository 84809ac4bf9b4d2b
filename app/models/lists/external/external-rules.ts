import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { FIRST_VEHICLE_YEAR } from '~/models/trade/constants'
import { type Day, isDay, lastModelYear } from '~/models/trade/days/day'
import { lastBookableDay } from '~/models/trade/days/days'
import { combineRefusals, type Refusal, refused } from '~/models/trade/results/outcome'
import { DAYS_REVERSED } from '~/models/trade/results/shared-messages'
import { type ExternalFields, RENTAL_FIELDS } from './external-fields'
import { EXTERNAL_MESSAGES as SENTENCES } from './external-messages'

const RENTAL_REQUIRED: Record<(typeof RENTAL_FIELDS)[number], string> = {
  rentalCompanyName: SENTENCES.companyName,
  rentalCompanyEmail: SENTENCES.companyEmail,
  rentalCompanyPhone: SENTENCES.companyPhone,
  bookingFrom: SENTENCES.rentalDays,
  bookingTo: SENTENCES.rentalDays,
}

type Sent = { [Name in keyof ExternalFields]?: unknown }

/**
 * The rules over several fields, and those that need today's date (in New York). Also called for forms with errors in
 * other fields, whose values are not validated. `before`: days that were already stored may be in the past.
 */
export function checkExternal(sent: Sent, today: Day, before?: ExternalFields): Refusal | null {
  return combineRefusals([
    checkYear(sent.year, today),
    hasUsage(sent) ? null : required('usages', SENTENCES.usage),
    checkExternalDays(sent, today, before),
    ...(sent.purchaseType === 'rent' ? checkRental(sent, today, before) : []),
  ])
}

/** Only the rules for the days of use. */
export function checkExternalDays(sent: Sent, today: Day, before?: ExternalFields): Refusal | null {
  return combineRefusals(checkDays(sent, ['usingFrom', 'usingTo'], today, before))
}

function checkYear(year: unknown, today: Day): Refusal | null {
  if (typeof year !== 'string' || !/^\d{4}$/.test(year)) return null
  if (Number(year) >= FIRST_VEHICLE_YEAR && Number(year) <= lastModelYear(today)) return null
  return required('year', LISTING_FORM_MESSAGES.yearOutOfRange)
}

function hasUsage({ usages, otherUsages }: Sent): boolean {
  return [usages, otherUsages].flat().some((each) => typeof each === 'string' && each.trim() !== '')
}

function checkRental(sent: Sent, today: Day, before?: ExternalFields): (Refusal | null)[] {
  const missing = RENTAL_FIELDS.map((name) => (isEmpty(sent[name]) ? required(name, RENTAL_REQUIRED[name]) : null))
  return [...missing, ...checkDays(sent, ['bookingFrom', 'bookingTo'], today, before)]
}

/** Empty ones are reported elsewhere. */
function checkDays(
  sent: Sent,
  names: readonly ['usingFrom' | 'bookingFrom', 'usingTo' | 'bookingTo'],
  today: Day,
  before?: ExternalFields,
): (Refusal | null)[] {
  const [from, to] = [sent[names[0]], sent[names[1]]]
  if (typeof from !== 'string' || typeof to !== 'string' || !isDay(from) || !isDay(to)) return []
  if (from > to) return [refused('days-reversed', DAYS_REVERSED, names[1])]
  return names.map((name) => {
    const day = String(sent[name])
    if (day === before?.[name]) return null
    if (day < today) return refused('starts-in-the-past', SENTENCES.past, name)
    return day > lastBookableDay(today) ? refused('too-far-ahead', SENTENCES.tooFarAhead, name) : null
  })
}

const isEmpty = (value: unknown) => typeof value !== 'string' || value.trim() === ''
const required = (field: string, sentence: string) => refused('external-incomplete', sentence, field)
