import { pluralize } from '../words/text'

/** Who is counted: see `RATE_LIMITS`. */
export type RateLimitScope = 'here' | 'address' | 'subject'
type Window = readonly [attempts: number, minutes: number]
type Limits = Record<RateLimitScope, Window> & { isGuess: boolean }

const HOUR = 60
const DAY = 24 * HOUR

/**
 * Rate limits: how often somebody may try before they are asked to wait, as [attempts, minutes].
 *
 * here: about one account, e-mail address or number from one network address. subject: about it from anywhere; more
 * than one address can use up in that time, so that a stranger elsewhere cannot lock its holder out on a shooting day,
 * and tight enough that guessing gets nowhere. address: about anybody from one network address; a whole crew shares the
 * one of its set. isGuess: one that succeeds was no guess and is refunded; the others are counted because they are
 * asked for, and one that is refused is not.
 */
export const RATE_LIMITS = {
  'log-in': { here: [10, 15], subject: [100, HOUR], address: [100, 15], isGuess: true },
  'sign-up': { here: [5, 3 * HOUR], subject: [60, DAY], address: [30, 3 * HOUR], isGuess: false },
  'code-request': { here: [5, 3 * HOUR], subject: [60, DAY], address: [50, 3 * HOUR], isGuess: false },
  'code-try': { here: [10, 3 * HOUR], subject: [100, DAY], address: [100, 3 * HOUR], isGuess: true },
  'link-request': { here: [5, 3 * HOUR], subject: [60, DAY], address: [50, 3 * HOUR], isGuess: false },
  /** For each invitation email; asked by an account, which alone is counted tightly. */
  invitation: { here: [50, HOUR], subject: [50, HOUR], address: [250, HOUR], isGuess: false },
  /** For each time that somebody is sent an order's pickup details. */
  'pickup-link': { here: [50, HOUR], subject: [50, HOUR], address: [250, HOUR], isGuess: false },
  /** For each notice to the owner of a booked vehicle that somebody is on their way. */
  arrival: { here: [12, HOUR], subject: [20, HOUR], address: [100, HOUR], isGuess: false },
  /** For each photo that somebody sends of one order's vehicles; three take some sixty with every damage and retake. */
  'inspection-photo': { here: [200, HOUR], subject: [300, HOUR], address: [1000, HOUR], isGuess: false },
  /** For each photo that somebody sends of one vehicle, or adjusts; a listing takes twenty. */
  'vehicle-photo': { here: [120, HOUR], subject: [240, HOUR], address: [2000, HOUR], isGuess: false },
  /** For each way into DocuSign that is asked for; each costs a question there, of which an account has so many an hour. */
  'signing-visit': { here: [10, HOUR], subject: [60, HOUR], address: [100, HOUR], isGuess: false },
  'password-change': { here: [10, 15], subject: [100, HOUR], address: [100, 15], isGuess: true },
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
