import { type Booking, type Day, type TakenDays, takenAmong } from './day'
import { addDays, addMonths } from './days'

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

/** What a calendar of two months shows: the first of them, and the day that the keyboard is at. */
export type CalendarView = { month: Month; day: Day }

/** Opened at a day, as near to it as one of the days there are. */
export function viewAt(day: Day, within: Booking): CalendarView {
  const nearest = amongDays(day, within)
  return { month: amongMonths(monthOf(nearest), within), day: nearest }
}

/** Where a key of a date grid leads; null for any other key. */
export function viewByKey({ month, day }: CalendarView, pressed: Pressed, within: Booking): CalendarView | null {
  const step = STEPS[pressed.shiftKey ? `Shift ${pressed.key}` : pressed.key]
  if (!step) return null
  const next = amongDays(step(day), within)
  const lastShown = monthAfter(month, 1)
  if (monthOf(next) < month) return { month: monthOf(next), day: next }
  return { month: monthOf(next) > lastShown ? monthAfter(monthOf(next), -1) : month, day: next }
}

/** A month on or back, with the day of the keyboard among those shown; null where there is nothing to choose. */
export function viewByMonth({ month, day }: CalendarView, step: 1 | -1, within: Booking): CalendarView | null {
  const next = monthAfter(month, step)
  if (amongMonths(next, within) !== next) return null
  const isShown = [next, monthAfter(next, 1)].includes(monthOf(day))
  return { month: next, day: isShown ? day : amongDays(addMonths(day, step), within) }
}

type Pressed = { key: string; shiftKey: boolean }

const STEPS: Partial<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  'Shift PageUp': (day) => addMonths(day, -12),
  'Shift PageDown': (day) => addMonths(day, 12),
}

function amongDays(day: Day, { from, to }: Booking): Day {
  if (day < from) return from
  return day > to ? to : day
}

/** The second of the two months is the last one at most, unless there is only one. */
function amongMonths(month: Month, { from, to }: Booking): Month {
  const last = monthAfter(monthOf(to), -1)
  if (month <= monthOf(from) || last <= monthOf(from)) return monthOf(from)
  return month > last ? last : month
}

const full = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' })

/** 'Monday, December 7, 2026'. */
export function formatLongDay(day: Day): string {
  return full.format(new Date(day))
}

/** The periods that a calendar marks; the ends of the range are '' while there is none. */
export type DayMarks = { within: Booking; range: Booking; taken: readonly Booking[]; own: readonly Booking[] }

/** What is to be said of one day of a calendar. */
export function markOf(day: Day, { within, range, taken, own }: DayMarks) {
  return {
    isOffered: holds(within, day),
    isTaken: taken.some((period) => holds(period, day)),
    isOwn: own.some((period) => holds(period, day)),
    isInRange: holds(range, day),
    isEnd: day === range.from || day === range.to,
  }
}

const holds = ({ from, to }: Booking, day: Day) => from <= day && day <= to

/** A period on its way: the first of its two days, and what of the days pressed last was taken. */
export type Choosing = { first: Day | null; inTheWay: readonly TakenDays[] }

/**
 * What a press on a day makes of it: the first one begins a period, the second ends it, whichever of the two is earlier.
 * A period with taken days in it is none: it begins anew with the day pressed last, unless that one is taken.
 */
export function pressDay(first: Day | null, day: Day, taken: readonly TakenDays[]): Booking | Choosing {
  const booking = sortDays(first ?? day, day)
  const inTheWay = takenAmong(taken, booking)
  if (inTheWay.length > 0) return { first: isTaken(taken, day) ? first : day, inTheWay }
  return first === null ? { first: day, inTheWay } : booking
}

/** The two ends of a booking, whichever of them was named first. */
export function sortDays(one: Day, other: Day): Booking {
  return one <= other ? { from: one, to: other } : { from: other, to: one }
}

const isTaken = (taken: readonly TakenDays[], day: Day) => takenAmong(taken, { from: day, to: day }).length > 0
