import { TIME_IS_UP } from '~/models/trade/results/shared-messages'

type TimeLeft = { days: number; hours: number; minutes: number }

const MINUTE = 60 * 1000

/** Rounds minutes up, so that zero means that the time is over; null once it is over. */
export function timeLeft(milliseconds: number): TimeLeft | null {
  const minutes = Math.ceil(milliseconds / MINUTE)
  if (minutes <= 0) return null
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}

/** '1d 6h 12m', '46m', then "Time's up!": without the units that are zero in front. */
export function countdown(millisecondsLeft: number): string {
  const left = timeLeft(millisecondsLeft)
  if (!left) return TIME_IS_UP
  const units = [`${left.days}d`, `${left.hours}h`, `${left.minutes}m`]
  return units.slice(left.days > 0 ? 0 : left.hours > 0 ? 1 : 2).join(' ')
}
