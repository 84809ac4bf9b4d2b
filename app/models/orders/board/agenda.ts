import { type Booking, type Day, formatBooking, formatDay } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { overdueText } from '~/models/trade/due/booking-due'
import { firstAndMore, pluralize } from '~/models/trade/format/text'
import { type Cents, formatExact } from '~/models/trade/money'
import {
  BAR_TEXTS,
  type Bar,
  type BarState,
  type BoardGroup,
  type BoardRow,
  type BoardTotals,
  centsOnDay,
  RENTAL_STARTS,
  sum,
} from './bars'
import { barDays, barLabel } from './board-labels'

/** A vehicle on a day on which one of its bars begins or ends, or is under way on the first day. */
export type AgendaEntry = {
  row: BoardRow
  bar: Bar
  /** The heading of the vehicle's group. */
  group: string | null
  letter: string
  /** 'Pickup, return Dec 11', 'Inquired Dec 7 to Dec 11'. */
  text: string
  /** The bar's part of its total on this day. */
  cents: Cents | null
  /** Its total, if it has more days; a purchase has it in its text. */
  totalCents: Cents | null
  /** The rental whose dates can be changed here: that of the first entry, or of today's if the vehicle is overdue. */
  rental: Bar | null
}

/** Vehicles on a day, and the sum of their parts of this day. */
type InUse = Record<(typeof USED)[number], number> & { cents: Cents | null }

/**
 * A day, or the first of some without entries. `others`: vehicles without an entry, because they neither begin nor end,
 * or because they are on another page.
 */
export type AgendaDay = InUse & { day: Day; last: Day; entries: AgendaEntry[]; others: Others }

/** `text`: 'Also 2015 Ford Explorer, 2011 Ford Crown Victoria, and 2 more'; null if there are none. */
type Others = { text: string | null; cents: Cents | null }

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
      const happens = happening(each.bar, day, { start, today, isOut: isOverdue(each.row, each.bar) })
      if (!happens) return []
      const first = happens.letter === 'R' ? null : each.bar
      const rental = day === today ? (overdueRental(each.row, each.bar) ?? first) : first
      return { ...each, ...happens, ...partOf(each.bar, day), rental }
    })
    const all: InUse = {
      booked: totals.booked[index] ?? 0,
      external: totals.external[index] ?? 0,
      agreed: totals.agreed?.[index] ?? 0,
      late: bars.filter(({ bar }) => bar.state === 'late' && bar.from <= day && day <= bar.to).length,
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

/** Whether the vehicle has not been returned since the end of this rental. */
export const isOverdue = (row: BoardRow, rental: Bar) => row.bars.some((bar) => overdueRental(row, bar) === rental)

/** The rental since whose end a vehicle is overdue; null for a bar that does not say so. */
const overdueRental = ({ bars }: BoardRow, { state, from }: Bar): Bar | null =>
  (state === 'late' && bars.find(({ start, to }) => start !== null && addDays(to, 1) === from)) || null

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
    else if (!each.others.text) continue
    else if (
      previous &&
      hasNoEntries(previous, today) &&
      addDays(previous.last, 1) === each.day &&
      previous.others.text === each.others.text
    ) {
      previous.last = each.day
      previous.cents = each.cents && each.cents + (previous.cents ?? 0)
      previous.others.cents = previous.cents
    } else used.push(each)
  }
  return used
}

/** Whether a day may be joined with others for lack of entries; today never is. */
const hasNoEntries = ({ day, entries }: AgendaDay, today: Day) => entries.length === 0 && day !== today

type OnDay = Pick<AgendaEntry, 'row' | 'bar'>

/** How many vehicles without an entry are named; of more, one is left out for their number. */
const OTHERS_NAMED = 4

/** The vehicles of a day without those that have an entry. Bars without an amount do not count where others have one. */
function othersOf(all: InUse, onDay: readonly OnDay[], entries: readonly AgendaEntry[]): Others {
  const counts = (of: OnDay) => of.bar.state === 'late' || all.cents === null || of.bar.cents !== null
  const counted = onDay.filter((of) => USED.some((state) => state === of.bar.state) && counts(of))
  const without = counted.filter(({ bar }) => !entries.some((entry) => entry.bar === bar))
  const count = sum(USED.map((state) => all[state])) - counted.length + without.length
  const titles = without.map(({ row }) => row.title)
  const named = count > OTHERS_NAMED ? OTHERS_NAMED - 1 : OTHERS_NAMED
  const text = titles.length > 0 ? firstAndMore(titles, named, count) : pluralize(count, 'vehicle')
  return {
    text: count > 0 ? [entries.length > 0 && 'Also', text].filter(Boolean).join(' ') : null,
    cents: all.cents === null ? null : all.cents - sum(entries.map(({ cents }) => cents ?? 0)),
  }
}

/** What happens to a bar on a day; null if nothing does. */
function happening(bar: Bar, day: Day, { start, today, isOut }: { start: Day; today: Day; isOut: boolean }) {
  const begins = bar.from === day
  const ends = bar.start !== null && bar.to === day
  const isUnderWay = day === start && bar.from < day && bar.to >= day
  if (!begins && !ends && !isUnderWay) return null
  const first = bar.start && RENTAL_STARTS[bar.start]
  if (first && begins && ends) return { letter: `${first.letter}R`, text: `${first.label} and return` }
  if (ends) return { letter: 'R', text: isOut ? 'Was due back' : 'Return' }
  const { letter, label } = BAR_TEXTS[bar.state]
  if (first) {
    const back = `return ${formatDay(bar.to, today)}`
    return begins
      ? { letter: first.letter, text: `${first.label}, ${back}` }
      : { letter, text: `${day === today ? 'Out' : label}, ${back}` }
  }
  if (bar.state === 'late') return { letter, text: overdueText(addDays(bar.from, -1), today) }
  const days = formatBooking(bar, today)
  const price = bar.isPurchase && bar.cents !== null && bar.from < bar.to && ` for ${formatExact(bar.cents)}`
  return { letter, text: price ? `${barLabel(bar)}${price}, used ${days}` : barDays(bar, days) }
}

const USED = ['booked', 'late', 'external', 'agreed'] as const

/** '2 booked, 1 overdue, 5 external': the vehicles of a day; null if there are none. */
export function inUse(of: InUse): string | null {
  const used = USED.filter((state) => of[state] > 0)
  return used.map((state) => `${of[state]} ${BAR_TEXTS[state].label.toLowerCase()}`).join(', ') || null
}
