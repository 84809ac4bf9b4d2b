import { SETUP_LINK_DAYS } from '../constants'

/** With its first letter in capitals, as searches of projects are sent: 'caprice' as 'Caprice'. */
export function capitalized(text: string): string {
  const [first = '', ...rest] = text
  return first.toUpperCase() + rest.join('')
}

/** '1 vehicle', '4 vehicles'; `things` where it is more than an 's': '1 inquiry is', '2 inquiries are'. */
export function pluralize(many: number, thing: string, things = `${thing}s`): string {
  return `${many} ${many === 1 ? thing : things}`
}

const ONES = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** 'seven', 'thirty': up to twelve and whole tens, as running text says them; in digits what is neither. */
export function numberWord(number: number): string {
  return ONES[number] || (number % 10 === 0 && TENS[number / 10]) || String(number)
}

/** 'The link works once and for seven days.' */
export const SETUP_LINK_LIFE = `once and expires in ${numberWord(SETUP_LINK_DAYS)} days`

/** 'has arrived', 'arrives in 1 hour 20 minutes'. */
export function arrivalWords(minutes: number): string {
  if (minutes === 0) return 'has arrived'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && pluralize(hours, 'hour'), rest > 0 && pluralize(rest, 'minute')]
  return `arrives in ${parts.filter(Boolean).join(' ')}`
}

/** Control characters, halves of a character, and marks that turn the writing direction of what follows. */
const UNWANTED = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu
const UNWANTED_EXCEPT_LINES = /[^\P{Cc}\n]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu
/** More accents on one letter than any language writes: they run over the lines of others. */
const STACKED = /(\p{M}[\p{M}\p{Cf}]{3})[\p{M}\p{Cf}]+/gu
/** Composing sorts the accents of a letter: it takes seconds over ten thousand of them. */
const PILED = /(\p{M}[\p{M}\p{Cf}]{31})[\p{M}\p{Cf}]+/gu
const VISIBLE = /[^\p{Z}\p{Cf}\s]/u

/** One line as it is stored: trimmed, composed, line breaks as spaces; '' when nothing of it could be seen. */
export function cleanLine(text: string): string {
  return visible(text.replace(/[\t\r\n]+/g, ' ').replace(UNWANTED, ''))
}

/** Several lines as they are stored. */
export function cleanLines(text: string): string {
  return visible(text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(UNWANTED_EXCEPT_LINES, ''))
}

function visible(text: string): string {
  return VISIBLE.test(text) ? text.replace(PILED, '$1').normalize('NFC').replace(STACKED, '$1').trim() : ''
}
