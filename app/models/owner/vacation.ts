import { MAX_MONTHS_AHEAD } from '~/models/trade/constants'
import type { Booking, Day } from '~/models/trade/days/day'
import { addDays, lastBookableDay, overlaps } from '~/models/trade/days/days'
import { type Refusal, refused } from '~/models/trade/results/outcome'

export const VACATION_MESSAGES = {
  failed: "We couldn't save your vacation. Please try again.",
  begun: 'Vacation saved. Your vehicles are blocked on these days.',
  ended: 'Vacation ended. Your vehicles can be booked again.',
  past: 'A vacation cannot begin in the past.',
  over: 'The last day has passed already.',
  tooFarAhead: `A vacation can end at most ${MAX_MONTHS_AHEAD} months ahead.`,
  changed: 'Your vacation was changed in another window. Please review it.',
} as const

/** Refuses invalid vacation days. A running vacation may keep its first day. */
export function checkVacation(wanted: Booking, current: Booking | null, today: Day): Refusal | null {
  if (wanted.from < today && wanted.from !== current?.from) {
    return refused('starts-in-the-past', VACATION_MESSAGES.past, 'from')
  }
  if (wanted.to < today) return refused('ends-in-the-past', VACATION_MESSAGES.over, 'to')
  if (wanted.to > lastBookableDay(today)) return refused('too-far-ahead', VACATION_MESSAGES.tooFarAhead, 'to')
  return null
}

/**
 * How to split a vacation's block when the vacation changes to `wanted` or ends (null): `past` stays, `left` remains
 * blocked. Null if the block does not change: it is over, or no day of it is released.
 */
export function vacationBlockAfter(block: Booking, wanted: Booking | null, today: Day) {
  const ahead = { from: block.from < today ? today : block.from, to: block.to }
  if (ahead.to < today) return null
  const left =
    wanted && overlaps(ahead, wanted)
      ? { from: later(ahead.from, wanted.from), to: earlier(ahead.to, wanted.to) }
      : null
  if (left && left.from === ahead.from && left.to === ahead.to) return null
  return { ahead, left, past: block.from < today ? { from: block.from, to: addDays(today, -1) } : null }
}

const later = (one: Day, other: Day): Day => (one < other ? other : one)
const earlier = (one: Day, other: Day): Day => (one < other ? one : other)

/** The vacation shown on a page, as text; '' for none. */
export function seenVacation(current: (Booking & { id: string }) | null): string {
  return current ? `${current.id} ${current.from} ${current.to}` : ''
}
