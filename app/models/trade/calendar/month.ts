import type { Day } from '../days/day-count'
import { addDays, addMonths } from '../days/days'

/** A month of a year, 'YYYY-MM'. Months compare as texts. */
export type Month = string

export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

export function monthAfter(month: Month, months: number): Month {
  return monthOf(addMonths(firstOf(month), months))
}

/** The place of a day in its week: 0 is its first day. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay()
}

/** The weeks of a month, seven places each; null before its first day and after its last. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = firstOf(month)
  const weeks: (Day | null)[][] = []
  for (let sunday = addDays(first, -weekdayOf(first)); monthOf(sunday) <= month; sunday = addDays(sunday, 7)) {
    const week = WEEKDAYS.map((_, place) => addDays(sunday, place))
    weeks.push(week.map((day) => (monthOf(day) === month ? day : null)))
  }
  return weeks
}

const firstOf = (month: Month): Day => `${month}-01`

const monthAndYear = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** 'December 2026'. */
export function formatMonth(month: Month): string {
  return monthAndYear.format(new Date(month))
}

/** A month as a grid shows it. The server computes it where a page would load dayjs for nothing else. */
export type MonthWeeks = { month: Month; name: string; weeks: (Day | null)[][] }

export const monthWeeks = (month: Month): MonthWeeks => ({ month, name: formatMonth(month), weeks: weeksOf(month) })

/** The days of a week as its columns are headed, the first one first. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
