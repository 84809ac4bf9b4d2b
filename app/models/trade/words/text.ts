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
