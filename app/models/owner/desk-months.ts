import { formatMonth } from '~/models/trade/calendar/calendar'
import { type Month, monthAfter, monthOf, weeksOf } from '~/models/trade/calendar/month'
import { MAX_MONTHS_AHEAD } from '~/models/trade/constants'
import { addDays, type Booking, type Day } from '~/models/trade/days/days'
import type { DeskMonth } from './desk-month'

/**
 * So many months from the one that is asked for, or from today's, and the ones that lead on; null where there is nothing
 * more. As far back as ahead: what was booked stays to be seen.
 */
export function deskMonths(asked: Month | undefined, today: Day, count: number) {
  const current = monthOf(today)
  const oldest = monthAfter(current, -MAX_MONTHS_AHEAD)
  const newest = monthAfter(current, MAX_MONTHS_AHEAD - count + 1)
  const first = among(asked ?? current, oldest, newest)
  const step = (months: number) => {
    const next = among(monthAfter(first, months), oldest, newest)
    return next === first ? null : { month: next, name: formatMonth(next) }
  }
  return {
    months: Array.from({ length: count }, (_, place) => deskMonth(monthAfter(first, place))),
    earlier: step(-count),
    later: step(count),
  }
}

const among = (month: Month, oldest: Month, newest: Month) =>
  month < oldest ? oldest : month > newest ? newest : month

const deskMonth = (month: Month): DeskMonth => ({ month, name: formatMonth(month), weeks: weeksOf(month) })

/** From the first day of the first month to the last day of the last one. */
export function daysOfMonths(months: readonly DeskMonth[]): Booking {
  const [first = '', last = first] = [months[0]?.month, months.at(-1)?.month]
  return { from: `${first}-01`, to: addDays(`${monthAfter(last, 1)}-01`, -1) }
}
