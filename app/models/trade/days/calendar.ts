import { type Booking, type Day, monthName, type TakenDays, takenAmong, WEEKDAYS, weekdayName, weekdayOf } from './day'
import { addDays, addMonths } from './days'
import { nearestFree } from './nearest-free'

/** A month, 'YYYY-MM'. Months compare as strings. */
export type Month = string

export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

export function monthAfter(month: Month, months: number): Month {
  return monthOf(addMonths(firstOf(month), months))
}

/** The weeks of a month, seven entries each; null before its first day and after its last. */
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

/** 'December 2026'. */
export function formatMonth(month: Month): string {
  return `${monthName(month)} ${month.slice(0, 4)}`
}

/** A month for a calendar grid. Computed on the server if a page would load dayjs only for this. */
export type MonthWeeks = { month: Month; name: string; weeks: (Day | null)[][] }

/** Without the weeks before that of the day. */
export function monthWeeks(month: Month, from: Day = ''): MonthWeeks {
  const weeks = weeksOf(month).filter((week) => week.some((day) => day !== null && day >= from))
  return { month, name: formatMonth(month), weeks }
}

/** State of a two-month calendar: its first month, and the day with keyboard focus. */
export type CalendarView = { month: Month; day: Day }

/** Opens at a day, clamped to the offered days. */
export function viewAt(day: Day, within: Booking): CalendarView {
  const nearest = amongDays(day, within)
  return { month: amongMonths(monthOf(nearest), within), day: nearest }
}

/** The view after a key press in the date grid; null for any other key. */
export function viewByKey({ month, day }: CalendarView, pressed: Pressed, within: Booking): CalendarView | null {
  const step = STEPS[pressed.shiftKey ? `Shift ${pressed.key}` : pressed.key]
  if (!step) return null
  const next = amongDays(step(day), within)
  const lastShown = monthAfter(month, 1)
  if (monthOf(next) < month) return { month: monthOf(next), day: next }
  return { month: monthOf(next) > lastShown ? monthAfter(monthOf(next), -1) : month, day: next }
}

/** One month forward or back, keeping the focused day among those shown; null if there is nothing to choose. */
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

/** Limits the view so that its second month is at most the last one, unless there is only one. */
function amongMonths(month: Month, { from, to }: Booking): Month {
  const last = monthAfter(monthOf(to), -1)
  if (month <= monthOf(from) || last <= monthOf(from)) return monthOf(from)
  return month > last ? last : month
}

/** 'Monday, December 7, 2026'. */
export function formatLongDay(day: Day): string {
  return `${weekdayName(day)}, ${monthName(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`
}

/** The periods that a calendar marks; the ends of `range` are '' if there is none. */
export type DayMarks = { within: Booking; range: Booking; taken: readonly Booking[]; own: readonly Booking[] }

/** How to mark one day of a calendar. */
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

/**
 * A period being chosen: its first day, which of the last chosen days are taken, and if those were a period, the
 * nearest free one of the same length.
 */
export type Choosing = { first: Day | null; inTheWay: readonly TakenDays[]; free: Booking | null }

/**
 * The result of pressing a day: the first press starts a period, the second ends it, in either order. If any day of it
 * is taken, it starts over with the day pressed last, unless that one is taken.
 */
export function pressDay(
  first: Day | null,
  day: Day,
  taken: readonly TakenDays[],
  within: Booking,
): Booking | Choosing {
  const booking = sortDays(first ?? day, day)
  const inTheWay = takenAmong(taken, booking)
  if (inTheWay.length > 0) {
    const free = first === null ? null : nearestFree(booking, taken, within)
    return { first: isTaken(taken, day) ? first : day, inTheWay, free }
  }
  return first === null ? { first: day, inTheWay, free: null } : booking
}

/** A booking from two days in any order. */
export function sortDays(one: Day, other: Day): Booking {
  return one <= other ? { from: one, to: other } : { from: other, to: one }
}

const isTaken = (taken: readonly TakenDays[], day: Day) => takenAmong(taken, { from: day, to: day }).length > 0
