import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../constants'
import { capitalized } from '../format/text'

/** Letters of any language, spaces, hyphens and apostrophes, beginning with a letter. */
const NAME = /^\p{L}[\p{L}\p{M} '’-]*$/u
const NAME_WITH_DIGITS = /^[\p{L}\d][\p{L}\p{M}\d '’-]*$/u

/** 'Ada Byron'; '' if both names are missing. */
export function personName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}

/** A name typed all in lower case: 'rico diaz' -> 'Rico Diaz'. Any other text, or an email address, is left as it is. */
export function capitalizedName(text: string): string {
  const isPlain = text === text.toLowerCase() && !text.includes('@')
  return isPlain ? text.split(' ').map(capitalized).join(' ') : text
}

export function isName(text: string): boolean {
  return NAME.test(text)
}

export function isNameWithDigits(text: string): boolean {
  return NAME_WITH_DIGITS.test(text)
}

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$/

/** A valid email address without surrounding spaces, within the length limits of mail servers. */
export function isEmail(text: string): boolean {
  const index = text.lastIndexOf('@')
  const local = text.slice(0, index)
  const domain = text.slice(index + 1)
  return index > 0 && local.length <= 64 && text.length <= 254 && LOCAL.test(local) && DOMAIN.test(domain)
}

export type Phone = {
  /** '+14045550123', for storing and dialing. */
  e164: string
  /** '+1 (404) 555-0123', always 17 characters. */
  shown: string
}

/** Ten digits, or eleven with the country code; area code and exchange never begin with 0 or 1. */
const US_NUMBER = /^1?([2-9]\d\d)([2-9]\d\d)(\d{4})$/

/** A US phone number in any notation, or null if it is none. */
export function normalizePhone(text: string): Phone | null {
  if (!/^\s*(\+\s*1)?[\d\s().-]*$/.test(text)) return null
  const match = US_NUMBER.exec(text.replace(/\D/g, ''))
  if (!match) return null
  const [, area, exchange, line] = match
  return { e164: `+1${area}${exchange}${line}`, shown: `+1 (${area}) ${exchange}-${line}` }
}

/** Leaves room for decomposed letters; longer input is no password and not worth normalizing. */
const MAX_TYPED_LENGTH = 4 * MAX_PASSWORD_LENGTH

/**
 * The form of a password that is counted and hashed: keyboards encode the same accents and digits in different ways,
 * and all of them have to match.
 */
export function passwordText(typed: string): string {
  return typed.length > MAX_TYPED_LENGTH ? typed : typed.normalize('NFKC')
}

/** Whether this can be an existing password; older ones were counted and hashed as typed. */
export function isPasswordLong(typed: string): boolean {
  return [typed, passwordText(typed)].some(
    ({ length }) => length >= MIN_PASSWORD_LENGTH && length <= MAX_PASSWORD_LENGTH,
  )
}
