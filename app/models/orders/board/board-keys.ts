import type { Day } from '~/models/trade/days/day'
import { BAR_TEXTS, type Bar, type BarState, type BoardGroup } from './bars'
import { isOverdue } from './rental-bars'

/** What the letter of a state stands for, with how many there are. */
export type BoardKey = { state: BarState; letter: string; text: string }

type Chart = { groups: readonly BoardGroup[]; columns: readonly Day[]; today: Day }

/**
 * The legend of a chart: '1 overdue', 'Booked: 3 out, 1 upcoming'. Counts the periods within its days, rentals by how far
 * they are today. An overdue one counts once, by the days it is overdue if they are shown; days taken by others do not.
 */
export function boardKeys({ groups, columns, today }: Chart, states: readonly BarState[]): BoardKey[] {
  const [first = '', last = ''] = [columns[0], columns.at(-1)]
  const rows = groups.flatMap((group) => group.rows)
  const shown = rows.flatMap((row) => {
    const bars = row.bars.filter(({ from, to }) => from <= last && to >= first)
    const counted = bars.filter((bar) => !isOverdue(bars, bar))
    return counted.map((bar) => ({ ...bar, isOverdue: isOverdue(row.bars, bar) }))
  })
  return states.flatMap((state) => {
    const bars = shown.filter((bar) => bar.state === state)
    return bars.length > 0 ? { state, letter: BAR_TEXTS[state].letter, text: keyText(state, bars, today) } : []
  })
}

function keyText(state: BarState, bars: readonly (Bar & { isOverdue: boolean })[], today: Day): string {
  const { label } = BAR_TEXTS[state]
  if (state === 'taken') return label
  if (state !== 'booked') return `${bars.length} ${label.toLowerCase()}`
  const rentals = [
    { label: 'out', count: bars.filter(({ from, to }) => from <= today && today <= to).length },
    { label: 'overdue', count: bars.filter(({ isOverdue }) => isOverdue).length },
    { label: 'upcoming', count: bars.filter(({ from }) => from > today).length },
    { label: 'returned', count: bars.filter(({ to, isOverdue }) => to < today && !isOverdue).length },
  ]
  const counts = rentals.filter(({ count }) => count > 0).map(({ label, count }) => `${count} ${label}`)
  return `${label}: ${counts.join(', ')}`
}
