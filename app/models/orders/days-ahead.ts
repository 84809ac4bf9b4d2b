import { DAYS_AHEAD } from '~/models/trade/constants'
import { addDays, type Day } from '~/models/trade/days/days'

const SECTIONS = [
  { heading: 'Today', last: 0 },
  { heading: 'Tomorrow', last: 1 },
  { heading: 'This week', last: DAYS_AHEAD },
] as const

/** What begins in the next days by section, those with nothing left out. `today` of each is its vehicle's date. */
export function daysAhead<Item extends { from: Day; today: Day }>(items: readonly Item[]) {
  const left = items.filter((item) => item.from >= item.today)
  return SECTIONS.map(({ heading, last }) => {
    const within = left.filter((item) => item.from <= addDays(item.today, last))
    for (const item of within) left.splice(left.indexOf(item), 1)
    return { heading, items: within }
  }).filter((section) => section.items.length > 0)
}
