import { pluralize } from '../format/text'

/** What attempts are counted by: see `RATE_LIMITS`. */
export type RateLimitScope = 'here' | 'address' | 'subject'
type Window = readonly [attempts: number, minutes: number]
type Limits = Record<RateLimitScope, Window> & { isGuess: boolean }

const HOUR = 60
const DAY = 24 * HOUR

/**
 * Rate limits as [attempts, minutes].
 *
 * here: per account, email or phone number, from one network address. subject: per account, email or number from
 * anywhere; high enough that one address cannot use it up, so a stranger cannot lock the holder out on a shooting day,
 * and low enough to stop guessing. address: per network address; a whole crew shares the one of its set. isGuess: a
 * success was no guess and is refunded; the others count every request, except refused ones.
 */
export const RATE_LIMITS = {
  'log-in': { here: [10, 15], subject: [100, HOUR], address: [100, 15], isGuess: true },
  'sign-up': { here: [5, 3 * HOUR], subject: [60, DAY], address: [30, 3 * HOUR], isGuess: false },
  'code-request': { here: [5, 3 * HOUR], subject: [60, DAY], address: [50, 3 * HOUR], isGuess: false },
  'code-try': { here: [10, 3 * HOUR], subject: [100, DAY], address: [100, 3 * HOUR], isGuess: true },
  'link-request': { here: [5, 3 * HOUR], subject: [60, DAY], address: [50, 3 * HOUR], isGuess: false },
  /** Per invitation email; only the limit per inviting account is tight. */
  invitation: { here: [50, HOUR], subject: [50, HOUR], address: [250, HOUR], isGuess: false },
  /** Per sending of an order's pickup details. */
  'pickup-link': { here: [50, HOUR], subject: [50, HOUR], address: [250, HOUR], isGuess: false },
  /** Per notification to the owner of a booked vehicle that the driver is on the way. */
  arrival: { here: [12, HOUR], subject: [20, HOUR], address: [100, HOUR], isGuess: false },
  /** Per photo of one order's vehicles; three vehicles take about sixty with damages and retakes. */
  'inspection-photo': { here: [200, HOUR], subject: [300, HOUR], address: [1000, HOUR], isGuess: false },
  /** Per photo sent or cropped for one vehicle; a listing takes twenty. */
  'vehicle-photo': { here: [120, HOUR], subject: [240, HOUR], address: [2000, HOUR], isGuess: false },
  /** Per file of one production's external vehicles; a vehicle has up to forty. */
  'external-file': { here: [400, HOUR], subject: [600, HOUR], address: [2000, HOUR], isGuess: false },
  /** Per manual read of an external calendar; each is a request to an external server. */
  'calendar-read': { here: [12, HOUR], subject: [20, HOUR], address: [60, HOUR], isGuess: false },
  /** Per answer to an offer by an emailed link, per link. */
  'link-answer': { here: [20, HOUR], subject: [40, HOUR], address: [200, HOUR], isGuess: false },
  /** Per message about an inquiry. */
  'deal-message': { here: [60, HOUR], subject: [90, HOUR], address: [600, HOUR], isGuess: false },
  /** Per DocuSign signing link; each costs an API call, which DocuSign limits per hour and account. */
  'signing-visit': { here: [10, HOUR], subject: [60, HOUR], address: [100, HOUR], isGuess: false },
  'password-change': { here: [10, 15], subject: [100, HOUR], address: [100, 15], isGuess: true },
} as const satisfies Record<string, Limits>

export type RateLimit = keyof typeof RATE_LIMITS

const MINUTE_MS = 60_000

/** Message after too many attempts, with the wait in whole minutes or hours, rounded up. */
export function retryAfterText(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS))
  const hours = Math.ceil(minutes / 60)
  const wait = minutes < 60 ? pluralize(minutes, 'minute') : pluralize(hours, 'hour')
  return `Too many attempts. Please try again in ${wait}.`
}
