import type { Booking, Day } from '~/models/trade/days/day-count'

/**
 * A month of the desk as its page is sent it, 'YYYY-MM' and 'November 2026', with its weeks of seven places: counting days
 * is heavy in a browser.
 */
export type DeskMonth = { month: string; name: string; weeks: (Day | null)[][] }

/** Where a step through the months leads. */
export type MonthStep = Pick<DeskMonth, 'month' | 'name'> | null

/** The days of a month, the first one first. */
export function daysOfMonth({ weeks }: DeskMonth): Day[] {
  return weeks.flatMap((week) => week.filter((day) => day !== null))
}

/** The period that a day belongs to. */
export function periodOn<Period extends Booking>(periods: readonly Period[], day: Day): Period | undefined {
  return periods.find(({ from, to }) => from <= day && day <= to)
}
