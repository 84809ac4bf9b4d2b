import { timeLeft } from '~/models/deals/countdown'
import type { Urgency } from '~/models/trade/due/urgency'

/** '3 h', '40 min', '2 days': whole units, rounded down from an hour on. */
export function shortTimeLeft(milliseconds: number): string {
  const left = timeLeft(milliseconds)
  if (!left) return '0 min'
  const hours = left.days * 24 + left.hours
  if (hours === 0) return `${left.minutes} min`
  return hours < 48 ? `${hours} h` : `${left.days} days`
}

const DAY_MS = 24 * 3_600_000

/** For something that has to be done before this instant. */
export const urgencyBefore = (deadline: Date, now: Date): Urgency =>
  deadline.getTime() - now.getTime() <= DAY_MS ? 'today' : 'soon'
