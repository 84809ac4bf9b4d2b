import { SETUP_LINK_DAYS } from '../constants'
import { formatNumber } from '../number'

/** Capitalizes the first letter: 'caprice' -> 'Caprice', also for project searches. */
export function capitalized(text: string): string {
  const [first = '', ...rest] = text
  return first.toUpperCase() + rest.join('')
}

/** '1 vehicle', '4 vehicles'; `things` for irregular plurals: '1 inquiry is', '2 inquiries are'. */
export function pluralize(many: number, thing: string, things = `${thing}s`): string {
  return `${many} ${many === 1 ? thing : things}`
}

/** 'a', 'a and b', 'a, b, and c'. */
export function listOf(words: readonly string[], conjunction = 'and'): string {
  if (words.length < 3) return words.join(` ${conjunction} `)
  return `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1)}`
}

/** 'a', 'a and 1 more', 'a and 2 more'; with two `shown`: 'a and b', 'a, b, and 1 more'. `count`: if there are others. */
export function firstAndMore(texts: readonly string[], shown = 1, count = texts.length): string {
  const first = texts.slice(0, shown)
  return listOf(count > first.length ? [...first, `${formatNumber(count - first.length)} more`] : first)
}

/** A text with dates, none of which wraps: their spaces do not break. */
export function unbrokenDates(text: string): string {
  return text.replace(/\b[A-Z][a-z]{2} \d+(, \d{4})?/g, (date) => date.replaceAll(' ', '\u00a0'))
}

/** The words of a search in lower case, all of which have to match. */
export function searchWords(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
}

const MAX_WORDS = 8

const ONES = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** 'seven', 'thirty': words up to twelve and for multiples of ten, else digits. */
export function numberWord(number: number): string {
  return ONES[number] || (number % 10 === 0 && TENS[number / 10]) || String(number)
}

/** Follows 'The link works'. */
export const SETUP_LINK_LIFE = `once and expires in ${numberWord(SETUP_LINK_DAYS)} days`

/** 'has arrived', 'arrives in 1 hour 20 minutes'. */
export function arrivalText(minutes: number): string {
  if (minutes === 0) return 'has arrived'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && pluralize(hours, 'hour'), rest > 0 && pluralize(rest, 'minute')]
  return `arrives in ${parts.filter(Boolean).join(' ')}`
}
