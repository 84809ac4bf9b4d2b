import type { FeedConflict } from '~/models/trade/days/conflict'
import type { Booking } from '~/models/trade/days/day'
import { addDays, overlaps } from '~/models/trade/days/days'

type Block = Booking & { id: string; orderItemId: string | null }

type Read<Current extends Block> = {
  /** Busy days of the calendar, not limited to the blockable ones. */
  periods: readonly Booking[]
  /** Blocks of this calendar so far. */
  current: readonly Current[]
  /** Blocks by bookings, vacations and the owner. */
  others: readonly Block[]
  blockable: Booking
}

/**
 * What to change after reading a calendar: blocks to release, days to block, and conflicting bookings. A calendar only
 * blocks days that are otherwise free. Days before today and after the last blockable day are not compared, so that a
 * period that runs, or goes on beyond that day, keeps its block as the days pass.
 */
export function planFeedDays<Current extends Block>({ periods, current, others, blockable }: Read<Current>) {
  const wanted = periods.flatMap((period) => gaps(period, others)).flatMap((days) => ahead(days, blockable))
  const keyOf = (days: Booking) => within(days, blockable).map(({ from, to }) => `${from}/${to}`)[0]
  const [wantedKeys, currentKeys] = [new Set(wanted.map(keyOf)), new Set(current.map(keyOf))]
  return {
    release: current.filter((block) => !wantedKeys.has(keyOf(block))),
    add: wanted.filter((days) => !currentKeys.has(keyOf(days))),
    conflicts: conflictsOf(periods, others),
  }
}

/** The days from today on, if any of them can be blocked: whole, also beyond the last blockable day. */
function ahead(days: Booking, { from, to }: Booking): Booking[] {
  return within(days, { from, to }).map((part) => ({ ...part, to: days.to }))
}

/** The part of these days that can be blocked, if any. */
function within(days: Booking, { from, to }: Booking): Booking[] {
  if (!overlaps(days, { from, to })) return []
  return [{ from: days.from < from ? from : days.from, to: days.to > to ? to : days.to }]
}

/** A period minus days that are otherwise blocked. */
function gaps(period: Booking, others: readonly Booking[]): Booking[] {
  let left = [period]
  for (const days of others) left = left.flatMap((part) => without(part, days))
  return left
}

function without(part: Booking, days: Booking): Booking[] {
  if (!overlaps(part, days)) return [part]
  const before = { from: part.from, to: addDays(days.from, -1) }
  const after = { from: addDays(days.to, 1), to: part.to }
  return [before, after].filter(({ from, to }) => from <= to)
}

function conflictsOf(periods: readonly Booking[], others: readonly Block[]): FeedConflict[] {
  return others.flatMap(({ orderItemId, ...booking }) =>
    orderItemId === null
      ? []
      : periods.flatMap((period) => within(period, booking)).map((days) => ({ ...days, orderItemId })),
  )
}
