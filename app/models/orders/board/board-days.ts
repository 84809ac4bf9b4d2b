import { ANY_DAYS, type Booking, countDays, type Day, isDay, weekdayOf } from '~/models/trade/days/day'
import { addDays, addMonths } from '~/models/trade/days/days'
import { type Cents, formatExact } from '~/models/trade/money'
import { type BoardTotals, sum } from './bars'

/** Two months fit on a page. */
const MAX_BOARD_DAYS = 62

/** The number of days after a first day alone, or for a project without days. */
const USUAL_DAYS = 31

/** A shorter project is shown with some extra days after it. */
const MIN_DAYS = 14

/**
 * The days to show: the requested ones in either order, else the default ones. isCut: there are more than fit on a
 * page.
 */
export function boardDays(requested: { from: string; to: string }, usual: Booking): { days: Booking; isCut: boolean } {
  const [first, last] = [requested.from, requested.to].filter(isDay).sort()
  if (first === undefined) return { days: usual, isCut: false }
  const longest = lastOf(first, MAX_BOARD_DAYS)
  if (last === undefined) return { days: { from: first, to: lastOf(first, USUAL_DAYS) }, isCut: false }
  return last > longest
    ? { days: { from: first, to: longest }, isCut: true }
    : { days: { from: first, to: last }, isCut: false }
}

/** The last of this many days, at most the last valid day. */
function lastOf(first: Day, count: number): Day {
  const last = addDays(first, count - 1)
  return isDay(last) ? last : ANY_DAYS.to
}

/** From the first day of these periods to the last one; null if there are none. */
export function spanOf(periods: readonly Booking[]): Booking | null {
  const from = periods.map((period) => period.from).sort()[0]
  const to = periods
    .map((period) => period.to)
    .sort()
    .at(-1)
  return from !== undefined && to !== undefined ? { from, to } : null
}

/** All days of a project, or as many as fit on a page: from today on while it lasts. */
export function projectDays(span: Booking | null, today: Day): Booking {
  if (!span) return { from: today, to: lastOf(today, USUAL_DAYS) }
  const lastStart = addDays(span.to, 1 - MAX_BOARD_DAYS)
  if (lastStart > span.from) {
    const from = [span.from, today, lastStart].sort()[1] ?? today
    return { from, to: lastOf(from, MAX_BOARD_DAYS) }
  }
  return { from: span.from, to: [lastOf(span.from, MIN_DAYS), span.to].sort()[1] ?? span.to }
}

/** Eight weeks from the beginning of this one. */
export function eightWeeks(today: Day): Booking {
  const from = addDays(today, -weekdayOf(today))
  return { from, to: addDays(from, 55) }
}

/**
 * Three to eight whole weeks around rentals: from the week in which the first one begins, at most two weeks before this
 * one, to the week in which the last one ends.
 */
export function rentalWeeks(span: Booking | null, today: Day): Booking {
  const usual = eightWeeks(today)
  if (!span) return usual
  const begin = [addDays(usual.from, -14), span.from, usual.from].sort()[1] ?? usual.from
  const from = addDays(begin, -weekdayOf(begin))
  const end = [addDays(from, 20), span.to, addDays(from, 55)].sort()[1] ?? usual.to
  return { from, to: addDays(end, 6 - weekdayOf(end)) }
}

/**
 * The days of the previous and the next page: the same number of months or of days. Null if there are no further days,
 * or outside of `span`, if given.
 */
export function boardSteps(days: Booking, span: Booking | null = null) {
  const isAny = ({ from, to }: Booking) => isDay(from) && isDay(to)
  const [earlier, later] = [shifted(days, -1), shifted(days, 1)]
  return {
    earlier: isAny(earlier) && (!span || days.from > span.from) ? earlier : null,
    later: isAny(later) && (!span || days.to < span.to) ? later : null,
  }
}

function shifted({ from, to }: Booking, step: 1 | -1): Booking {
  const next = addDays(to, 1)
  if (from.endsWith('-01') && next.endsWith('-01')) {
    const months = monthNumber(next) - monthNumber(from)
    const first = addMonths(from, step * months)
    return { from: first, to: addDays(addMonths(first, months), -1) }
  }
  const count = countDays({ from, to })
  return { from: addDays(from, step * count), to: addDays(to, step * count) }
}

const monthNumber = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** Each of these days. */
export function daysOf({ from, to }: Booking): Day[] {
  return Array.from({ length: countDays({ from, to }) }, (_, index) => addDays(from, index))
}

/** The visible days of a page. `columns`: one entry per day. */
export function boardView(requested: { days: Booking; isCut: boolean }, today: Day, span: Booking | null = null) {
  return { ...requested, columns: daysOf(requested.days), today, steps: boardSteps(requested.days, span) }
}

export type BoardDaysView = ReturnType<typeof boardView>

/** The amounts of each calendar week, from Sunday on, of which a chart shows the days. */
export function weekTotals(days: readonly Day[], cents: readonly Cents[]): (Booking & { cents: Cents })[] {
  const weeks: (Booking & { cents: Cents })[] = []
  for (const [index, day] of days.entries()) {
    const week = weeks.at(-1)
    const amount = cents[index] ?? 0
    if (week && weekdayOf(day) !== 0) Object.assign(week, { to: day, cents: week.cents + amount })
    else weeks.push({ from: day, to: day, cents: amount })
  }
  return weeks
}

/** '$4,785 agreed and booked, $26,550 external, spread evenly over each vehicle's days.'; '' without amounts. */
export function costText({ cents, externalCents }: BoardTotals): string {
  const external = externalCents ?? 0
  const own = sum(cents ?? []) - external
  const parts = [own && `${formatExact(own)} agreed and booked`, external && `${formatExact(external)} external`]
  const costs = parts.filter(Boolean)
  return costs.length > 0 ? `${costs.join(', ')}, spread evenly over each vehicle's days.` : ''
}
