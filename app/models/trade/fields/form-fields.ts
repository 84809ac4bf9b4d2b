import { z } from 'zod'
import {
  MAX_LINE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MAX_RATE_CENTS,
  MIN_PASSWORD_LENGTH,
} from '../constants'
import { isDay } from '../days/day'
import { cleanLine, cleanLines } from '../format/clean-text'
import { formatDollars, parseMoney } from '../money'
import { PAGE_OUTDATED, tooLong } from '../results/shared-messages'
import type { Option } from '../vocabulary/option'
import { isEmail, isNameWithDigits, normalizePhone, passwordText } from './person'
import { tooManyCharacters } from './too-many-characters'

/** Error messages of a field. */
type Sentences = { required: string; invalid: string }

/** A required line. */
export function requiredLine(required: string, longest = MAX_LINE_LENGTH) {
  return z
    .string({ error: required })
    .overwrite(cleanLine)
    .min(1, { error: required, abort: true })
    .max(longest, { error: tooLong(longest), abort: true })
}

/** A line that a form may omit: undefined keeps the stored value, empty is ''. */
export function lineIfSent(longest = MAX_LINE_LENGTH) {
  return z.string().overwrite(cleanLine).max(longest, tooLong(longest)).optional()
}

/** An optional line; '' if missing. */
export function optionalLine(longest = MAX_LINE_LENGTH) {
  return z.string().overwrite(cleanLine).max(longest, tooLong(longest)).default('')
}

/** Words to search for, cut to a length; '' if missing or repeated. */
export function searchedLine(longest = MAX_LINE_LENGTH) {
  return z
    .string()
    .overwrite((text) => cleanLine(cleanLine(text).slice(0, longest)))
    .catch('')
    .default('')
}

/** Optional lines; '' if missing. */
export function optionalLines(longest: number) {
  return z.string().overwrite(cleanLines).max(longest, tooLong(longest)).default('')
}

/** Lines of at most `longest` characters, of which an emoji is one; '' if left empty, undefined if missing. */
export function linesIfSent(longest: number) {
  return z
    .string()
    .overwrite(cleanLines)
    .superRefine((text, refusal) => {
      const length = [...text].length
      if (length > longest) refusal.addIssue(tooManyCharacters(longest, length))
    })
    .optional()
}

/** The idempotency key that the server put into a form. */
export function attempt() {
  return z.string(PAGE_OUTDATED).regex(/^[\da-f]{32}$/, PAGE_OUTDATED)
}

export function email({ required, invalid }: Sentences) {
  return z
    .string({ error: required })
    .overwrite(cleanLine)
    .min(1, { error: required, abort: true })
    .refine(isEmail, { error: invalid })
}

/** A US phone number, as E.164. */
export function phone({ required, invalid }: Sentences) {
  return requiredLine(required).transform((text, refusal) => {
    const number = normalizePhone(text)
    if (number) return number.e164
    refusal.addIssue(invalid)
    return z.NEVER
  })
}

/** A new password. Length is the only rule, counted on the normalized text that is hashed. */
export function newPassword({ required, short }: { required: string; short: string }) {
  return z
    .string({ error: required })
    .overwrite(passwordText)
    .min(MIN_PASSWORD_LENGTH, short)
    .max(MAX_PASSWORD_LENGTH, `Password must be at most ${MAX_PASSWORD_LENGTH} characters long.`)
}

export function nameWithDigits({ required, invalid }: Sentences) {
  return requiredLine(required, MAX_NAME_LENGTH).refine(isNameWithDigits, { error: invalid })
}

/** One value of a vocabulary, submitted as text. */
export function enumField<Value extends string | number>(options: readonly Option<Value>[], required: string) {
  return z.string({ error: required }).transform((text, refusal) => {
    const chosen = options.find((option) => String(option.value) === text)
    if (chosen) return chosen.value
    refusal.addIssue(required)
    return z.NEVER
  })
}

/**
 * At least one value of a vocabulary, without duplicates, plus the empty value that says the group was on the form.
 * Errors belong to the whole group, whichever value is unknown.
 */
export function severalOf<Value extends string | number>(options: readonly Option<Value>[], required: string) {
  return z.array(z.string().optional(), { error: required }).transform((values, refusal) => {
    const texts = values.filter((text) => text)
    const chosen = options.filter((option) => texts.includes(String(option.value)))
    if (chosen.length > 0 && texts.every((text) => chosen.some(({ value }) => String(value) === text))) {
      return chosen.map(({ value }) => value)
    }
    refusal.addIssue(required)
    return z.NEVER
  })
}

/**
 * Any number of values of a vocabulary, in its order and without duplicates, plus the empty value that says the group
 * was on the form.
 */
export function anyOf<Value extends string>(options: readonly Option<Value>[]) {
  return z.array(z.string().optional(), { error: PAGE_OUTDATED }).transform((values, refusal) => {
    const chosen = options.map(({ value }) => value).filter((value) => values.includes(value))
    if (values.every((text) => !text || chosen.some((value) => value === text))) return chosen
    refusal.addIssue(PAGE_OUTDATED)
    return z.NEVER
  })
}

export function day(required: string) {
  return z
    .string({ error: required })
    .overwrite(cleanLine)
    .min(1, { error: required, abort: true })
    .refine(isDay, { error: NO_DATE, abort: true })
}

/** An optional day; '' if missing. */
export function optionalDay() {
  return z
    .string()
    .overwrite(cleanLine)
    .refine((text) => text === '' || isDay(text), { error: NO_DATE, abort: true })
    .default('')
}

const NO_DATE = 'Please enter a valid date.'

/** A total for a booking in cents, typed in dollars. Negative amounts count as zero. */
export function rate() {
  return requiredLine('Rate is required').transform((text, refusal) => {
    const cents = parseMoney(text)
    const sentence = cents === null ? 'Please enter the rate in dollars, like 1,040.50.' : refusedRate(cents)
    if (cents !== null && !sentence) return cents
    refusal.addIssue(sentence ?? '')
    return z.NEVER
  })
}

/** The confirmed rate in cents; invalid input confirms nothing. */
export function confirmedRate() {
  return z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .optional()
    .catch(undefined)
}

/** A whole number that the page put into its form, such as the round shown. */
export function ownNumber() {
  return z
    .string({ error: PAGE_OUTDATED })
    .regex(/^\d{1,9}$/, PAGE_OUTDATED)
    .transform(Number)
}

function refusedRate(cents: number): string | null {
  if (cents <= 0) return 'Rate must be greater than zero'
  if (cents > MAX_RATE_CENTS) return `Rate cannot be higher than ${formatDollars(MAX_RATE_CENTS)}.`
  return null
}

/** A form without fields: its address says everything. */
export const EmptyForm = z.object({})
