import { type Day, formatDay, weekdayName } from './day'
import { addDays } from './days'

/** 'today', 'tomorrow', 'yesterday'; 'Sat' within six days; else 'Dec 19', with the year if it is another one. */
export function nearDay(day: Day, today: Day): string {
  if (day === today) return 'today'
  if (day === addDays(today, 1)) return 'tomorrow'
  if (day === addDays(today, -1)) return 'yesterday'
  const isNear = day >= addDays(today, -6) && day <= addDays(today, 6)
  return isNear ? weekdayName(day).slice(0, 3) : formatDay(day, today)
}
