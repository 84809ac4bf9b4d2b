import type { Day } from '~/models/trade/days/day'
import { type CsvCell, dollarCell, numberCell } from '~/models/trade/format/csv'
import { type BoardGroup, type BoardTotals, dayLetter, sum } from './bars'

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
    ...(totals.external.some(Boolean) ? [foot('External vehicles', [...totals.external.map(numberCell), ''])] : []),
    ...(totals.agreed?.some(Boolean) ? [foot('Vehicles agreed', [...totals.agreed.map(numberCell), ''])] : []),
    ...(totals.cents ? [foot(`${amounts} per day`, [...totals.cents, sum(totals.cents)].map(dollarCell))] : []),
  ]
}

/** Whether a letter is that of a booked day. */
const isWorked = (letter: string) => ['P', 'D', 'R', 'PR', 'DR', 'W', 'E'].includes(letter)
