import { CHANGE_WINDOW_DAYS, MAX_BOOKING_DAYS, MAX_RATE_CENTS } from '~/models/trade/constants'
import { type Booking, countDays, type Day } from '~/models/trade/days/day'
import { addDays, lastBookableDay, overlaps } from '~/models/trade/days/days'
import { type Refusal, refused } from '~/models/trade/results/outcome'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'
import { ITEM_MESSAGES } from './item-messages'
import { type FrozenRates, priceOf } from './item-price'

/** The current booking, and the vehicle's local date. */
type Booked = { booking: Booking; today: Day }
type Check = (wanted: Booking, booked: Booked) => Refusal | null

/**
 * Days to which a booking can be changed or extended: no more than can be booked, and an overdue rental cannot end in
 * the past.
 */
export function daysOffered(kind: 'change' | 'extend', { booking, today }: Booked): Booking {
  const last = lastBookableDay(today)
  if (kind === 'extend') {
    return { from: latest(today, addDays(booking.to, 1)), to: later(longestFrom(booking.from), booking.to, last) }
  }
  const to = later(addDays(booking.to, CHANGE_WINDOW_DAYS), booking.to, last)
  return { from: latest(today, addDays(booking.from, -CHANGE_WINDOW_DAYS)), to }
}

/** Days that have to be free for it; for an overdue rental also those since its end. */
export function requiredDays(kind: 'change' | 'extend', booked: Booked): Booking {
  const offered = daysOffered(kind, booked)
  return kind === 'extend' ? { from: addDays(booked.booking.to, 1), to: offered.to } : offered
}

/** Possible last days of a rental: booked days from its first one to today. */
export function lastDays({ booking, today }: Booked): Booking {
  return { from: booking.from, to: today < booking.to ? today : booking.to }
}

/** Why an item cannot be changed to these days or to their price, or null. */
export function checkItemDays(
  kind: Exclude<AmendmentKind, 'cancel'>,
  wanted: Booking,
  booked: Booked & { rates: FrozenRates },
): Refusal | null {
  const refusal = CHECKS[kind](wanted, booked)
  if (refusal || kind === 'complete') return refusal
  return priceOf(booked.rates, wanted) > MAX_RATE_CENTS ? refused('too-expensive', ITEM_MESSAGES.tooMuch, 'to') : null
}

const CHECKS: Record<Exclude<AmendmentKind, 'cancel'>, Check> = {
  change(wanted, booked) {
    if (isSame(wanted, booked.booking)) return refused('same-period', ITEM_MESSAGES.sameDays, 'from')
    const offered = daysOffered('change', booked)
    if (wanted.from < offered.from) return refused('outside-window', ITEM_MESSAGES.outsideWindow, 'from')
    if (wanted.to > offered.to || wanted.to < wanted.from)
      return refused('outside-window', ITEM_MESSAGES.outsideWindow, 'to')
    return checkLength(wanted)
  },
  extend(wanted, booked) {
    if (wanted.to <= booked.booking.to) return refused('not-later', ITEM_MESSAGES.notLater, 'to')
    if (wanted.to < booked.today) return refused('ends-in-the-past', ITEM_MESSAGES.endsInThePast, 'to')
    const tooLong = checkLength(wanted)
    if (tooLong) return tooLong
    const { to } = daysOffered('extend', booked)
    return wanted.to > to ? refused('outside-window', ITEM_MESSAGES.outsideWindow, 'to') : null
  },
  complete({ to }, booked) {
    const among = lastDays(booked)
    return to >= among.from && to <= among.to ? null : refused('not-a-booked-day', ITEM_MESSAGES.notAmongDays, 'to')
  },
}

function checkLength(wanted: Booking): Refusal | null {
  return countDays(wanted) > MAX_BOOKING_DAYS ? refused('booking-too-long', ITEM_MESSAGES.tooLong, 'to') : null
}

const longestFrom = (from: Day) => addDays(from, MAX_BOOKING_DAYS - 1)

const latest = (one: Day, other: Day) => (one < other ? other : one)

/** The wanted day, limited to the last bookable one, and never before the booked one. */
function later(wish: Day, booked: Day, last: Day): Day {
  const most = wish < last ? wish : last
  return latest(most, booked)
}

const isSame = (one: Booking, other: Booking) => one.from === other.from && one.to === other.to

/** A period minus the days of another, in at most two pieces. */
export function daysWithout({ from, to }: Booking, other: Booking | null): Booking[] {
  if (!other || !overlaps({ from, to }, other)) return [{ from, to }]
  const before = { from, to: addDays(other.from, -1) }
  const after = { from: addDays(other.to, 1), to }
  return [before, after].filter((piece) => piece.from <= piece.to)
}

/** Which days an item or owner has blocked since each instant, oldest first; null means none. */
export type BlockHistory = readonly { at: Date; days: Booking | null }[]

/** Since when these days have been blocked without a break; null if the last entry does not block them. */
export function blockedSince(history: BlockHistory, wanted: Booking): Date | null {
  let since: Date | null = null
  for (const { at, days } of history) {
    const isInTheWay = days !== null && overlaps(days, wanted)
    since = isInTheWay ? (since ?? at) : null
  }
  return since
}
