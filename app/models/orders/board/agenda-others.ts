import { firstAndMore, pluralize } from '~/models/trade/format/text'
import type { Cents } from '~/models/trade/money'
import { BAR_STATES, BAR_TEXTS, type Bar, type BoardRow, sum } from './bars'
import { overdueRental } from './rental-bars'

const USED = ['booked', 'late', 'external', 'agreed'] as const

/** Vehicles on a day, and the sum of their parts of this day. */
export type InUse = Record<(typeof USED)[number], number> & { cents: Cents | null }

/** 'Also 2015 Ford Explorer, 2011 Ford Crown Victoria, and 2 more', 'Inquired: 1965 Ford Mustang'. */
export type Others = { text: string; cents: Cents | null }

/** '2 booked, 1 overdue, 5 external': the vehicles of a day; null if there are none. */
export function inUse(of: InUse): string | null {
  const used = USED.filter((state) => of[state] > 0)
  return used.map((state) => `${of[state]} ${BAR_TEXTS[state].label.toLowerCase()}`).join(', ') || null
}

/** A vehicle with one of its bars. */
type OnDay = { row: BoardRow; bar: Bar }

/** How many vehicles without an entry are named; of more, one is left out for their number. */
const OTHERS_NAMED = 4

/**
 * The vehicles of a day without those that have an entry: those in use in one line, all others by their states. Bars
 * without an amount do not count where others have one.
 */
export function othersOf(
  all: InUse,
  onDay: readonly OnDay[],
  entries: readonly (OnDay & Pick<Bar, 'cents'>)[],
): Others[] {
  const counts = ({ row, bar }: OnDay) =>
    USED.some((state) => state === bar.state) &&
    (all.cents === null || (overdueRental(row.bars, bar) ?? bar).cents !== null)
  const without = onDay.filter(({ bar }) => !entries.some((entry) => entry.bar === bar))
  const titles = without.filter(counts).map(({ row }) => row.title)
  const count = sum(USED.map((state) => all[state])) - onDay.filter(counts).length + titles.length
  const named = titles.length > 0 ? titlesText(titles, count) : pluralize(count, 'vehicle')
  const cents = all.cents === null ? null : all.cents - sum(entries.map((entry) => entry.cents ?? 0))
  const used = { text: [entries.length > 0 && 'Also', named].filter(Boolean).join(' '), cents }
  const byState = BAR_STATES.flatMap((state) => {
    const rows = new Set(without.filter((of) => of.bar.state === state && !counts(of)).map(({ row }) => row))
    const text = titlesText([...rows].map(({ title }) => title))
    return text ? { text: `${BAR_TEXTS[state].label}: ${text}`, cents: null } : []
  })
  return [...(count > 0 ? [used] : []), ...byState]
}

const titlesText = (titles: readonly string[], count = titles.length) =>
  firstAndMore(titles, count > OTHERS_NAMED ? OTHERS_NAMED - 1 : OTHERS_NAMED, count)
