import type { Day } from '~/models/trade/days/day'
import { type CsvCell, dollarCell, numberCell } from '~/models/trade/format/csv'
import { BAR_TEXTS, type Bar, type BoardGroup, type BoardTotals, byStrength, RENTAL_STARTS, sum } from './bars'
import { isOverdue } from './rental-bars'

type File = {
  groups: readonly BoardGroup[]
  days: readonly Day[]
  totals: BoardTotals
  /** Column headers of the groups, if they have titles, and of the details. */
  heads: { group: string | null; detail: string }
  /** What the amounts are: 'Cost'. */
  amounts: string
}

/** A day out of days as CSV: one row per vehicle with a letter per day, then the vehicles and amounts of each day. */
export function boardFile({ groups, days, totals, heads, amounts }: File): CsvCell[][] {
  const titles = (group: string, vehicle: string, detail: string) =>
    heads.group === null ? [vehicle, detail] : [group, vehicle, detail]
  const foot = (label: string, cells: CsvCell[]) => [
    ...titles(label, '', '').map((_, index) => (index === 0 ? label : '')),
    ...cells,
  ]
  return [
    [...titles(heads.group ?? '', 'Vehicle', heads.detail), ...days, 'Total'],
    ...groups.flatMap(({ title, rows }) =>
      rows.map(({ title: vehicle, detail, bars }): CsvCell[] => {
        const letters = days.map((day) => dayLetter(bars, day))
        return [...titles(title ?? '', vehicle, detail), ...letters, numberCell(letters.filter(isWorked).length)]
      }),
    ),
    foot('Vehicles booked', [...totals.booked.map(numberCell), '']),
    ...(totals.late.some(Boolean) ? [foot('Vehicles overdue', [...totals.late.map(numberCell), ''])] : []),
    ...(totals.external.some(Boolean) ? [foot('External vehicles', [...totals.external.map(numberCell), ''])] : []),
    ...(totals.agreed?.some(Boolean) ? [foot('Vehicles agreed', [...totals.agreed.map(numberCell), ''])] : []),
    ...(totals.cents ? [foot(`${amounts} per day`, [...totals.cents, sum(totals.cents)].map(dollarCell))] : []),
  ]
}

/**
 * The letters of a vehicle on a day, as in the trade: P or D for pickup or delivery and R for return, else the letter
 * of its state; '' if free. An overdue vehicle has no return.
 */
export function dayLetter(bars: readonly Bar[], day: Day): string {
  const [bar] = bars.filter(({ from, to }) => from <= day && day <= to).sort(byStrength)
  if (!bar) return ''
  const begins = bar.start && day === bar.from ? RENTAL_STARTS[bar.start].letter : ''
  const ends = bar.start && day === bar.to && !isOverdue(bars, bar) ? 'R' : ''
  return begins + ends || BAR_TEXTS[bar.state].letter
}

/** Whether a letter is that of a booked day. */
const isWorked = (letter: string) => ['P', 'D', 'R', 'PR', 'DR', 'W', 'E'].includes(letter)
