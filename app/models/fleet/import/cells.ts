import { normalizePhone } from '~/models/trade/fields/person'
import { formatExact, parseMoney } from '~/models/trade/money'
import { labelOf, type Option } from '~/models/trade/vocabulary/option'

/** A form field value of a listing. */
export type Typed = string | string[]

/** The value of a cell, or the error message. */
export type ReadCell<Value extends Typed = Typed> = { value: Value } | { problem: string }

/**
 * Separators, strongest first: a cell is split at the strongest one it contains, so values may contain the weaker ones.
 */
const SEPARATORS = ['\n', ';', ','] as const

/** The values of a multi-value cell. */
export function splitCell(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n')
  const separator = SEPARATORS.find((each) => lines.includes(each)) ?? ','
  return lines
    .split(separator)
    .map((value) => value.trim())
    .filter(Boolean)
}

/** Inverse of splitCell(). */
export function joinCell(values: readonly string[]): string {
  const has = (sign: string) => values.some((value) => value.includes(sign))
  if (has(';')) return `${values.join('\n')}\n`
  if (has(',')) return `${values.join('; ')};`
  return values.join(', ')
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Synonyms of vocabulary values, in lower case. */
type Synonyms = Readonly<Record<string, string>>

/** Finds a vocabulary value by label, value or synonym. */
function findChoice(options: readonly Option[], text: string, synonyms: Synonyms): string | null {
  const typed = plain(text)
  const found = options.find(({ value, label }) => plain(label) === typed || plain(value) === typed)
  return found?.value ?? synonyms[typed] ?? null
}

/** Reads one vocabulary value; '' for an empty cell, which the form validates. */
export function readChoice(options: readonly Option[], synonyms: Synonyms = {}) {
  return (text: string): ReadCell<string> => {
    if (text.trim() === '') return { value: '' }
    const value = findChoice(options, text, synonyms)
    return value === null ? { problem: unknown(text, options) } : { value }
  }
}

/** Reads any number of vocabulary values. */
export function readChoices(options: readonly Option[]) {
  return (text: string): ReadCell<string[]> => {
    const texts = splitCell(text)
    const values = texts.map((each) => findChoice(options, each, {}))
    const wrong = texts.find((_, index) => values[index] === null)
    if (wrong !== undefined) return { problem: unknown(wrong, options) }
    return { value: options.map(({ value }) => value).filter((value) => values.includes(value)) }
  }
}

export const writeChoices = (options: readonly Option[]) => (values: readonly string[]) =>
  joinCell(values.map((value) => labelOf(options, value)))

const MAX_QUOTED_LENGTH = 40

function unknown(text: string, options: readonly Option[]): string {
  // by characters: half of an emoji is no text that the database stores
  const quoted = [...text.trim()].slice(0, MAX_QUOTED_LENGTH).join('')
  return `“${quoted}” is not one of: ${options.map(({ label }) => label).join(', ')}.`
}

export const YES_NO_WORDS = { y: 'yes', true: 'yes', 1: 'yes', x: 'yes', n: 'no', false: 'no', 0: 'no' } as const

/** Formats '$1,250.00' for the price field; invalid amounts stay unchanged and fail in the form. */
export function readPrice(text: string): ReadCell<string> {
  const cents = parseMoney(text)
  return { value: cents === null ? text : formatExact(cents).replace('$', '') }
}

/** The same in whole dollars. */
export function readDollars(text: string): ReadCell<string> {
  const cents = parseMoney(text)
  return { value: cents === null || cents % 100 !== 0 ? text : String(cents / 100) }
}

/** Spreadsheets treat zipcodes as numbers and drop leading zeros; some systems append four digits. */
export function readZipcode(text: string): ReadCell<string> {
  const digits = text.trim().replace(/^(\d{5})-\d{4}$/, '$1')
  return { value: /^\d{3,4}$/.test(digits) ? digits.padStart(5, '0') : digits }
}

export function readPhone(text: string): ReadCell<string> {
  return { value: normalizePhone(text)?.e164 ?? text }
}

/** Without the country code, because spreadsheets treat a leading plus as a formula. */
export function writePhone(text: string): string {
  return normalizePhone(text)?.shown.slice('+1 '.length) ?? text
}
