import { MAX_MONTHS_AHEAD } from '~/models/trade/constants'
import { formatMonth, type Month, type MonthWeeks, monthAfter, monthOf, monthWeeks } from '~/models/trade/days/calendar'
import type { Booking, Day } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'

/** First month of the next or previous calendar page. */
export type MonthStep = Pick<MonthWeeks, 'month' | 'name'> | null

/**
 * `count` months from the requested one or today's, and the first months of the previous and next page; null at either
 * end. `previous` and `following` are one month away, for screens that show only the first month. Covers as many
 * months back as ahead, so that past bookings can be viewed.
 */
export function calendarMonths(requested: Month | undefined, today: Day, count: number) {
  const current = monthOf(today)
  const oldest = monthAfter(current, -MAX_MONTHS_AHEAD)
  const newest = monthAfter(current, MAX_MONTHS_AHEAD - count + 1)
  const first = clamp(requested ?? current, oldest, newest)
  const step = (months: number): MonthStep => {
    const next = clamp(monthAfter(first, months), oldest, newest)
    return next === first ? null : { month: next, name: formatMonth(next) }
  }
  return {
    months: Array.from({ length: count }, (_, place) => monthWeeks(monthAfter(first, place))),
    earlier: step(-count),
    later: step(count),
    previous: step(-1),
    following: step(1),
  }
}

const clamp = (month: Month, oldest: Month, newest: Month) =>
  month < oldest ? oldest : month > newest ? newest : month

/** From the first day of the first month to the last day of the last one. */
export function daysOfMonths(months: readonly MonthWeeks[]): Booking {
  const [first = '', last = first] = [months[0]?.month, months.at(-1)?.month]
  return { from: `${first}-01`, to: addDays(`${monthAfter(last, 1)}-01`, -1) }
}

/** The period that contains a day. */
export function periodOn<Period extends Booking>(periods: readonly Period[], day: Day): Period | undefined {
  return periods.find(({ from, to }) => from <= day && day <= to)
}
