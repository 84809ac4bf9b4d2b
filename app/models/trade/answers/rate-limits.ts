import { pluralize } from '../words/text'

/** Who is counted: see `RATE_LIMITS`. */
export type RateLimitScope = 'here' | 'address' | 'subject'
type Window = { tries: number; minutes: number }
type Limits = Record<RateLimitScope, Window> & { isGuess: boolean }

const HOUR = 60
const DAY = 24 * HOUR

/**
 * How often somebody may try before they are asked to wait.
 *
 * here: about one account, e-mail address or number from one network address. subject: about it from anywhere; more
 * than one address can use up in that time, so that a stranger elsewhere cannot lock its holder out on a shooting day,
 * and tight enough that guessing gets nowhere. address: about anybody from one network address; a whole crew shares the
 * one of its set. isGuess: one that succeeds was no guess and is forgiven; the others are counted because they are
 * asked for, and one that is refused is not.
 */
export const RATE_LIMITS = {
  'log-in': {
    here: { tries: 10, minutes: 15 },
    subject: { tries: 100, minutes: HOUR },
    address: { tries: 100, minutes: 15 },
    isGuess: true,
  },
  'sign-up': {
    here: { tries: 5, minutes: 3 * HOUR },
    subject: { tries: 60, minutes: DAY },
    address: { tries: 30, minutes: 3 * HOUR },
    isGuess: false,
  },
  'code-request': {
    here: { tries: 5, minutes: 3 * HOUR },
    subject: { tries: 60, minutes: DAY },
    address: { tries: 50, minutes: 3 * HOUR },
    isGuess: false,
  },
  'code-try': {
    here: { tries: 10, minutes: 3 * HOUR },
    subject: { tries: 100, minutes: DAY },
    address: { tries: 100, minutes: 3 * HOUR },
    isGuess: true,
  },
  'link-request': {
    here: { tries: 5, minutes: 3 * HOUR },
    subject: { tries: 60, minutes: DAY },
    address: { tries: 50, minutes: 3 * HOUR },
    isGuess: false,
  },
  /** For each letter of an invitation; asked by an account, which alone is counted tightly. */
  invitation: {
    here: { tries: 50, minutes: HOUR },
    subject: { tries: 50, minutes: HOUR },
    address: { tries: 250, minutes: HOUR },
    isGuess: false,
  },
  /** For each time that somebody is sent an order's pickup details. */
  'pickup-link': {
    here: { tries: 50, minutes: HOUR },
    subject: { tries: 50, minutes: HOUR },
    address: { tries: 250, minutes: HOUR },
    isGuess: false,
  },
  /** For each notice to the owner of a booked vehicle that somebody is on their way. */
  arrival: {
    here: { tries: 12, minutes: HOUR },
    subject: { tries: 20, minutes: HOUR },
    address: { tries: 100, minutes: HOUR },
    isGuess: false,
  },
  /** For each way into DocuSign that is asked for; each costs a question there, of which an account has so many an hour. */
  'signing-visit': {
    here: { tries: 10, minutes: HOUR },
    subject: { tries: 60, minutes: HOUR },
    address: { tries: 100, minutes: HOUR },
    isGuess: false,
  },
  'password-change': {
    here: { tries: 10, minutes: 15 },
    subject: { tries: 100, minutes: HOUR },
    address: { tries: 100, minutes: 15 },
    isGuess: true,
  },
} as const satisfies Record<string, Limits>

export type RateLimit = keyof typeof RATE_LIMITS

const MINUTE_MS = 60_000

/** What somebody reads who has tried too often, with the time to wait in whole minutes or hours, rounded up. */
export function retryAfterText(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS))
  const hours = Math.ceil(minutes / 60)
  const wait = minutes < 60 ? pluralize(minutes, 'minute') : pluralize(hours, 'hour')
  return `Too many attempts. Please try again in ${wait}.`
}
