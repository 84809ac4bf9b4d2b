import { type Booking, type Day, formatBooking, formatDay } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { overdueText } from '~/models/trade/due/booking-due'
import { type Cents, formatExact } from '~/models/trade/money'
import { type InUse, type Others, othersOf } from './agenda-others'
import {
  BAR_TEXTS,
  type Bar,
  type BarState,
  type BoardGroup,
  type BoardRow,
  type BoardTotals,
  centsOnDay,
  RENTAL_STARTS,
} from './bars'
import { barDays, barLabel } from './board-labels'
import { isOverdue, overdueRental } from './rental-bars'

/** A vehicle on a day on which one of its bars begins or ends, or is under way on the first day. */
export type AgendaEntry = {
  row: BoardRow
  bar: Bar
  /** The heading of the vehicle's group. */
  group: string | null
  letter: string
  /** 'Pickup, return Dec 11', 'Was due back', 'Inquired Dec 7 to Dec 11'. */
  text: string
  /** The bar's part of its total on this day. */
  cents: Cents | null
  /** Its total, if it has more days; a purchase has it in its text. */
  totalCents: Cents | null
  /** The rental whose dates can be changed here: that of the first entry, or of today's if the vehicle is overdue. */
  rental: Bar | null
}

/**
 * A day, or the first of some without entries. `others`: vehicles without an entry, because they neither begin nor end,
 * or because they are on another page.
 */
export type AgendaDay = InUse & { day: Day; last: Day; entries: AgendaEntry[]; others: Others[] }

/** The first entries that wait for the reader, from today on if there is one. */
export type Urgent = { [state in BarState]?: AgendaEntry }

/** The order of the entries of a day. */
const LETTERS = ['O', 'P', 'D', 'PR', 'DR', 'R', 'W', 'E', 'N', 'T', 'A', 'I', 'B', 'V', 'C']

type Chart = {
  groups: readonly BoardGroup[]
  columns: readonly Day[]
  totals: BoardTotals
  today: Day
}

/**
 * The days of a chart with vehicles, before today and from today on, and the vehicles without any dates.
 * What is under way is on the first of these days. Days taken by others are only in the chart.
 */
export function agendaOf({ groups, columns, totals, today }: Chart) {
  const [first = today, last = today] = [columns[0], columns.at(-1)]
  const start = first <= today && today <= last ? today : first
  const rows = groups.flatMap(({ title, rows }) => rows.map((row) => ({ row, group: title })))
  const bars = rows.flatMap(({ row, group }) =>
    shownBars(row, { from: first, to: last }).map((bar) => ({ row, group, bar })),
  )
  const days = columns.map((day, index): AgendaDay => {
    const entries = bars.flatMap((each) => {
      const happens = happening(each.bar, day, { start, today, isOut: isOverdue(each.row.bars, each.bar) })
      if (!happens) return []
      const first = isReturn(each.bar, day) ? null : each.bar
      const rental = day === today ? (overdueRental(each.row.bars, each.bar) ?? first) : first
      return { ...each, ...happens, ...partOf(each.bar, day), rental }
    })
    const all: InUse = {
      booked: totals.booked[index] ?? 0,
      external: totals.external[index] ?? 0,
      agreed: totals.agreed?.[index] ?? 0,
      late: totals.late[index] ?? 0,
      cents: totals.cents?.[index] ?? null,
    }
    const inOrder = entries.toSorted((one, other) => LETTERS.indexOf(one.letter) - LETTERS.indexOf(other.letter))
    const onDay = bars.filter(({ bar }) => bar.from <= day && day <= bar.to)
    return { ...all, day, last: day, entries: inOrder, others: othersOf(all, onDay, entries) }
  })
  const used = joinWithoutEntries(days, today)
  const [past, ahead] = [used.filter(({ day }) => day < start), used.filter(({ day }) => day >= start)]
  const firstOf = (state: BarState) =>
    [...ahead, ...past].flatMap(({ entries }) => entries).find(({ bar }) => bar.state === state)
  return {
    past,
    days: ahead,
    urgent: { late: firstOf('late'), answer: firstOf('answer') } satisfies Urgent,
    unused: rows.map(({ row }) => row).filter((row) => !bars.some((bar) => bar.row === row)),
  }
}

function shownBars({ bars }: BoardRow, { from, to }: Booking): Bar[] {
  return bars.filter((bar) => bar.state !== 'taken' && bar.from <= to && bar.to >= from)
}

/** Whether this is a later day than the first of a rental, and its last. */
const isReturn = ({ start, from, to }: Bar, day: Day) => start !== null && from < day && day === to

function partOf(bar: Bar, day: Day) {
  if (bar.cents === null) return { cents: null, totalCents: null }
  return { cents: centsOnDay(bar, day), totalCents: bar.from === bar.to || bar.isPurchase ? null : bar.cents }
}

/** Joins days without entries, and their amounts, if the same vehicles are in use; leaves out those without any. */
function joinWithoutEntries(days: readonly AgendaDay[], today: Day): AgendaDay[] {
  const used: AgendaDay[] = []
  for (const each of days) {
    const previous = used.at(-1)
    if (!hasNoEntries(each, today)) used.push(each)
    else if (each.others.length === 0) continue
    else if (
      previous &&
      hasNoEntries(previous, today) &&
      addDays(previous.last, 1) === each.day &&
      textsOf(previous) === textsOf(each)
    ) {
      previous.last = each.day
      const cents = each.cents && each.cents + (previous.cents ?? 0)
      previous.cents = cents
      previous.others = each.others.map((line) => ({ ...line, cents: line.cents === null ? null : cents }))
    } else used.push(each)
  }
  return used
}

const textsOf = ({ others }: AgendaDay) => others.map(({ text }) => text).join()

/** Whether a day may be joined with others for lack of entries; today never is. */
const hasNoEntries = ({ day, entries }: AgendaDay, today: Day) => entries.length === 0 && day !== today

/** What happens to a bar on a day; null if nothing does. */
function happening(bar: Bar, day: Day, { start, today, isOut }: { start: Day; today: Day; isOut: boolean }) {
  const begins = bar.from === day
  const ends = bar.start !== null && bar.to === day
  const isUnderWay = day === start && bar.from < day && bar.to >= day
  if (!begins && !ends && !isUnderWay) return null
  const first = bar.start && RENTAL_STARTS[bar.start]
  const { letter, label } = BAR_TEXTS[bar.state]
  if (first && begins && ends && !isOut) return { letter: `${first.letter}R`, text: `${first.label} and return` }
  if (isReturn(bar, day)) return isOut ? { letter, text: 'Was due back' } : { letter: 'R', text: 'Return' }
  if (first) {
    const back = `${isOut ? 'was due back' : 'return'} ${formatDay(bar.to, today)}`
    return begins
      ? { letter: first.letter, text: `${first.label}, ${back}` }
      : { letter, text: `${day === today ? 'Out' : label}, ${back}` }
  }
  if (bar.state === 'late') return { letter, text: overdueText(addDays(bar.from, -1), today) }
  const days = formatBooking(bar, today)
  const price = bar.isPurchase && bar.cents !== null && bar.from < bar.to && ` for ${formatExact(bar.cents)}`
  return { letter, text: price ? `${barLabel(bar)}${price}, used ${days}` : barDays(bar, days) }
}
