import { addDays, type Booking, overlaps } from '~/models/trade/days/days'

/** What is left of a period without the days of another, in at most two pieces. */
export function daysWithout({ from, to }: Booking, other: Booking | null): Booking[] {
  if (!other || !overlaps({ from, to }, other)) return [{ from, to }]
  const before = { from, to: addDays(other.from, -1) }
  const after = { from: addDays(other.to, 1), to }
  return [before, after].filter((piece) => piece.from <= piece.to)
}

/** The days that an item or an owner blocked from each instant on, oldest first; null for none. */
export type BlockHistory = readonly { at: Date; days: Booking | null }[]

/**
 * Since when these days have been blocked without a break until the last entry; null if they are not blocked at the
 * end.
 */
export function inTheWaySince(held: BlockHistory, wanted: Booking): Date | null {
  let since: Date | null = null
  for (const { at, days } of held) {
    const isInTheWay = days !== null && overlaps(days, wanted)
    since = isInTheWay ? (since ?? at) : null
  }
  return since
}
