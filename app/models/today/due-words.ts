import { timeLeft } from '~/models/deals/countdown'
import { type Day, formatDayOfYear } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import type { Urgency } from './tasks'

const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short' })

/** 'today', 'tomorrow', 'yesterday'; 'Sat' within six days; else 'Dec 19, 2026'. */
export function nearDay(day: Day, today: Day): string {
  if (day === today) return 'today'
  if (day === addDays(today, 1)) return 'tomorrow'
  if (day === addDays(today, -1)) return 'yesterday'
  const isNear = day >= addDays(today, -6) && day <= addDays(today, 6)
  return isNear ? weekday.format(new Date(day)) : formatDayOfYear(day)
}

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

/** For something that has to be done before this day begins. */
export function urgencyBeforeDay(day: Day, today: Day): Urgency {
  if (day <= today) return 'late'
  return day === addDays(today, 1) ? 'today' : 'soon'
}
