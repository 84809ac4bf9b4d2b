import { type Booking, countDays, type Day } from '~/models/trade/days/day'
import type { Cents } from '~/models/trade/money'
import type { Tone } from '~/models/trade/vocabulary/option'

/** States of a vehicle on a day, in the order in which bars are stacked. A day without one is free. */
export const BAR_STATES = [
  'booked',
  'external',
  'late',
  'taken',
  'blocked',
  'vacation',
  'calendar',
  'unavailable',
  'agreed',
  'answer',
  'inquired',
] as const
export type BarState = (typeof BAR_STATES)[number]

/** `letter`: in narrow cells and in files; `which`: which days they are, in the legend of a chart. */
export const BAR_TEXTS: Record<BarState, { label: string; letter: string; which?: string }> = {
  booked: { label: 'Booked', letter: 'W' },
  external: { label: 'External', letter: 'E' },
  late: { label: 'Overdue', letter: 'O' },
  taken: { label: 'Taken', letter: 'X' },
  blocked: { label: 'Blocked', letter: 'B' },
  vacation: { label: 'Vacation', letter: 'V' },
  calendar: { label: 'Other calendar', letter: 'C' },
  unavailable: { label: 'Not available', letter: 'N', which: 'on your dates' },
  agreed: { label: 'Agreed', letter: 'A' },
  answer: { label: 'To answer', letter: 'T' },
  inquired: { label: 'Inquired', letter: 'I' },
}

/** The amendment that moves the ends of a bar: a change both, an extension only the last day. */
export type BarAction = { kind: 'change' | 'extend'; to: string }

/** `letter`: in cells and in files, as in the trade. */
export const RENTAL_STARTS = {
  pickup: { label: 'Pickup', letter: 'P' },
  delivery: { label: 'Delivery', letter: 'D' },
} as const

export type RentalStart = keyof typeof RENTAL_STARTS

/** Consecutive days of a vehicle in one state. */
export type Bar = Booking & {
  state: BarState
  /** Label of the bar, in a chart of several productions. */
  title: string
  /** The address of the page about it. */
  href: string | null
  /** How it begins on its first day, if it is returned on its last one; null if it is no rental. */
  start: RentalStart | null
  /** The total for all its days before tax; null if it does not count or may not be seen. */
  cents: Cents | null
  action: BarAction | null
  /** Whether an external vehicle was bought, not rented. */
  isPurchase?: boolean
}

/** A vehicle and its bars; `due`: what is late. */
export type BoardRow = {
  id: string
  title: string
  detail: string
  to: string
  due: { label: string; tone: Tone } | null
  bars: Bar[]
}

/** Rows under a heading, or without one. */
export type BoardGroup = { id: string; title: string | null; rows: BoardRow[] }

/** The foot of a chart, one entry per day; null for members who see no negotiations. */
export type BoardTotals = {
  booked: number[]
  late: number[]
  external: number[]
  agreed: number[] | null
  cents: Cents[] | null
  /** The part of all amounts that external vehicles cost. */
  externalCents: Cents | null
}

type Cell = { day: Day; bar: null; span: 1 } | { day: Day; bar: Bar; span: number; starts: boolean; ends: boolean }

/**
 * The cells of a vehicle from its first to its last visible day. Bars that overlap are stacked in lines, at least one;
 * `starts` and `ends` say whether the end of a bar is visible.
 */
export function boardLines(bars: readonly Bar[], days: readonly Day[]): Cell[][] {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const lines: Bar[][] = [[]]
  const shown = bars.filter(({ from, to }) => from <= last && to >= first)
  for (const bar of [...shown].sort(byStrength)) {
    const line = lines.find((others) => others.every(({ from, to }) => from > bar.to || to < bar.from))
    if (line) line.push(bar)
    else lines.push([bar])
  }
  return lines.map((line) => cellsOf(line, days))
}

export function byStrength(one: Bar, other: Bar): number {
  const strength = BAR_STATES.indexOf(one.state) - BAR_STATES.indexOf(other.state)
  return strength || (one.from < other.from ? -1 : 1)
}

function cellsOf(bars: readonly Bar[], days: readonly Day[]): Cell[] {
  const cells: Cell[] = []
  for (const day of days) {
    const bar = bars.find(({ from, to }) => from <= day && day <= to)
    const previous = cells.at(-1)
    if (!bar) cells.push({ day, bar: null, span: 1 })
    else if (previous?.bar === bar) Object.assign(previous, { span: previous.span + 1, ends: day === bar.to })
    else cells.push({ day, bar, span: 1, starts: day === bar.from, ends: day === bar.to })
  }
  return cells
}

/** The rows with days of their own among these, under their headings, and all others, which take one line together. */
export function splitRows(groups: readonly BoardGroup[], days: readonly Day[]) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const isUsed = ({ bars }: BoardRow) => bars.some(({ from, to }) => from <= last && to >= first)
  const used = groups.map((group) => ({ ...group, rows: group.rows.filter(isUsed) }))
  return {
    used: used.filter(({ rows }) => rows.length > 0),
    unused: groups.flatMap(({ title, rows }) =>
      rows
        .filter((row) => !isUsed(row))
        .map((row) => ({ ...row, detail: [title, row.detail].filter(Boolean).join(', ') })),
    ),
  }
}

/** Booked, overdue, external and agreed vehicles and amounts on each day. The bars of a vehicle are together in one entry. */
export function boardTotals(
  vehicles: readonly (readonly Pick<Bar, 'from' | 'to' | 'state' | 'cents'>[])[],
  days: readonly Day[],
  seesAmounts: boolean,
): BoardTotals {
  const onDay = (day: Day) => vehicles.map((bars) => bars.filter(({ from, to }) => from <= day && day <= to))
  const shown = days.map((day) => ({ day, vehicles: onDay(day) }))
  const count = (vehicles: (typeof shown)[number]['vehicles'], of: BarState) =>
    vehicles.filter((bars) => bars.some(({ state }) => state === of)).length
  const amountOf = ({ day, vehicles }: (typeof shown)[number], isIncluded: (state: BarState) => boolean) =>
    sum(vehicles.flatMap((bars) => bars.filter(({ state }) => isIncluded(state)).map((bar) => centsOnDay(bar, day))))
  return {
    booked: shown.map(({ vehicles }) => count(vehicles, 'booked')),
    late: shown.map(({ vehicles }) => count(vehicles, 'late')),
    external: shown.map(({ vehicles }) => count(vehicles, 'external')),
    agreed: seesAmounts ? shown.map(({ vehicles }) => count(vehicles, 'agreed')) : null,
    cents: seesAmounts ? shown.map((each) => amountOf(each, () => true)) : null,
    externalCents: seesAmounts ? sum(shown.map((each) => amountOf(each, (state) => state === 'external'))) : null,
  }
}

/**
 * The day that a chart is opened at: the first one from today on with days of its own, else the first such day, else
 * today.
 */
export function openingDay(groups: readonly BoardGroup[], days: readonly Day[], today: Day): Day {
  const bars = groups.flatMap(({ rows }) => rows.flatMap((row) => row.bars)).filter(({ state }) => state !== 'taken')
  const used = days.filter((day) => bars.some(({ from, to }) => from <= day && day <= to))
  return used.find((day) => day >= today) ?? used[0] ?? today
}

/**
 * The bar of a vehicle that a chart leads to: the first one that is not over, else the first; none if it has no bars.
 */
export function nextBar(bars: readonly Bar[], days: readonly Day[], today: Day): Bar | null {
  const [first = today, last = today] = [days[0], days.at(-1)]
  const shown = bars.filter(({ state, from, to }) => state !== 'taken' && from <= last && to >= first)
  const inOrder = shown.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return inOrder.find(({ to }) => to >= today) ?? inOrder[0] ?? null
}

/** A bar's part of its total on one of its days: evenly spread whole cents, of which the first days get the rest. */
export function centsOnDay({ cents, ...booking }: Booking & { cents: Cents | null }, day: Day): Cents {
  if (cents === null) return 0
  const count = countDays(booking)
  const rest = cents % count
  const isAmongFirst = countDays({ from: booking.from, to: day }) <= rest
  return (cents - rest) / count + (isAmongFirst ? 1 : 0)
}

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
