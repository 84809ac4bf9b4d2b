import { TIME_IS_UP } from '~/models/trade/results/shared-messages'

type TimeLeft = { days: number; hours: number; minutes: number }

const MINUTE = 60 * 1000

/** Rounds minutes up, so that zero means that the time is over; null once it is over. */
export function timeLeft(milliseconds: number): TimeLeft | null {
  const minutes = Math.ceil(milliseconds / MINUTE)
  if (minutes <= 0) return null
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}

/** '1d 06h 12m', then "Time's up!". */
export function countdown(millisecondsLeft: number): string {
  const left = timeLeft(millisecondsLeft)
  if (!left) return TIME_IS_UP
  return `${left.days}d ${twoDigits(left.hours)}h ${twoDigits(left.minutes)}m`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
