import { type Month, monthAfter, monthOf, weeksOf } from '~/models/trade/calendar/month'
import type { Booking, Day } from '~/models/trade/days/days'
import { addDays } from '~/models/trade/days/days'
import { FARTHEST_MONTHS } from '~/models/trade/figures'

/** The months that a page of the desk shows, and the ones that it leads to; null where there is nothing more. */
type DeskMonths = { months: Month[]; earlier: Month | null; later: Month | null }

/**
 * So many months from the one that is asked for, or from today's. As far back as ahead: what was booked stays to be seen.
 */
export function deskMonths(asked: Month | undefined, today: Day, count: number): DeskMonths {
  const current = monthOf(today)
  const oldest = monthAfter(current, -FARTHEST_MONTHS)
  const newest = monthAfter(current, FARTHEST_MONTHS - count + 1)
  const first = among(asked ?? current, oldest, newest)
  const step = (months: number) => {
    const next = among(monthAfter(first, months), oldest, newest)
    return next === first ? null : next
  }
  return {
    months: Array.from({ length: count }, (_, place) => monthAfter(first, place)),
    earlier: step(-count),
    later: step(count),
  }
}

const among = (month: Month, oldest: Month, newest: Month) =>
  month < oldest ? oldest : month > newest ? newest : month

/** From the first day of the first month to the last day of the last one. */
export function daysOfMonths(months: readonly Month[]): Booking {
  const [first = '', last = first] = [months[0], months.at(-1)]
  return { from: `${first}-01`, to: addDays(`${monthAfter(last, 1)}-01`, -1) }
}

/** The days of a month, the first one first. */
export function daysOfMonth(month: Month): Day[] {
  return weeksOf(month).flatMap((week) => week.filter((day) => day !== null))
}

/** The period that a day belongs to. */
export function periodOn<Period extends Booking>(periods: readonly Period[], day: Day): Period | undefined {
  return periods.find(({ from, to }) => from <= day && day <= to)
}
