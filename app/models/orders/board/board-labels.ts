import type { Day } from '~/models/trade/days/day'
import { BAR_TEXTS, type Bar, type boardLines } from './bars'

type Cell = ReturnType<typeof boardLines>[number][number]

/** More days have narrow columns, and their amounts by the week. */
const ROOMY_DAYS = 31

export const isDense = (days: readonly Day[]): boolean => days.length > ROOMY_DAYS

/** The heading of vehicles without a booking, an agreement, an open inquiry or a block on the days of a chart. */
export const NOTHING_SCHEDULED = 'Nothing scheduled'

export const barLabel = ({ state, isPurchase }: Pick<Bar, 'state' | 'isPurchase'>): string =>
  isPurchase ? 'Purchased' : BAR_TEXTS[state].label

/** 'Inquired Dec 7 to Dec 11', 'Waiting for your answer, Dec 20': a bar that is not a rental, of these days. */
export function barDays(bar: Pick<Bar, 'state' | 'isPurchase'>, days: string): string {
  if (bar.state === 'answer') return `Waiting for your answer, ${days}`
  return `${barLabel(bar)}${bar.isPurchase ? ', used' : ''} ${days}`
}

/** What a bar says where it has room: its title, or its state; '' for blocked days without a reason: B is enough. */
export const barWords = (bar: Pick<Bar, 'title' | 'state' | 'isPurchase'>): string =>
  bar.title || (bar.state === 'blocked' ? '' : barLabel(bar))

/** How many days a title beside its bar may run over. */
const WIDTHS = [16, 12, 9, 6, 3] as const

/**
 * The titles of a line's bars that do not fit into them, by the free day after the bar, with how many free days they
 * may run over. None where too few days are free, or if the bar before, of the same rental, has room for it.
 */
export function titlesBeside(cells: readonly Cell[], isNarrow: boolean) {
  const titles = new Map<Day, { title: string; width: (typeof WIDTHS)[number] }>()
  for (const [index, cell] of cells.entries()) {
    const title = cell.bar?.title
    const previous = cells[index - 1]
    if (!title || fits(cell, isNarrow) || (previous?.bar?.title === title && fits(previous, isNarrow))) continue
    const after = cells.slice(index + 1)
    const taken = after.findIndex(({ bar }) => bar !== null)
    const free = taken < 0 ? after.length : taken
    const width = WIDTHS.find((days) => days <= free && days >= (isNarrow ? 6 : 3))
    const [first] = after
    if (first && width) titles.set(first.day, { title, width })
  }
  return titles
}

/** Whether the title of a bar is beside it, or beside the next bar, which is of the same rental. */
export function isTitleBeside(cells: readonly Cell[], at: number, titles: ReturnType<typeof titlesBeside>): boolean {
  const [cell, next] = cells.slice(at, at + 2)
  if (!cell?.bar || !next) return false
  return titles.has(next.day) || (next.bar?.title === cell.bar.title && isTitleBeside(cells, at + 1, titles))
}

/** Whether a bar's title has room between its letters, by the narrowest columns. */
function fits(cell: Cell, isNarrow: boolean): boolean {
  if (!cell.bar) return false
  const letters = cell.bar.start === null ? 0 : Number(cell.starts) + Number(cell.ends)
  return cell.bar.title.length <= (cell.span - letters) * (isNarrow ? 2 : 4)
}
