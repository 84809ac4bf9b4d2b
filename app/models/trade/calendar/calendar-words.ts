import type { Day } from '~/models/trade/days/day-count'
import type { Month } from './month'

const full = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' })
const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** 'Monday, December 7, 2026'. */
export function formatLongDay(day: Day): string {
  return full.format(new Date(day))
}

/** 'December 2026'. */
export function formatMonth(shown: Month): string {
  return month.format(new Date(shown))
}
