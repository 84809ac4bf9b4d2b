import { type Booking, countDays, type Day, formatBooking, isDay, monthName, weekdayOf } from '~/models/trade/days/day'
import { addDays, lastBookableDay, overlaps } from '~/models/trade/days/days'
import { listOf } from '~/models/trade/format/text'
import { YOUR_TURN } from '~/models/trade/results/shared-messages'

export const MAX_AVAILABILITY_DAYS = 31

/** The number of days shown for a project without days and inquiries, or if only a first day was typed. */
const USUAL_DAYS = 14

/** The days of a project and those of its inquiries about a list; null if there are none. */
export type KnownDays = { startsOn: Day | null; endsOn: Day | null; inquiries: Booking | null }

/**
 * The days to show: the requested ones, else those of the project, else those of its inquiries that are not over, else
 * the next two weeks. isCut: more days were requested than can be shown.
 */
export function availabilityDays(requested: { from: string; to: string }, known: KnownDays, today: Day) {
  const [first, last] = [requested.from, requested.to].filter(isDay).sort()
  if (first !== undefined) return cut({ from: first, to: last ?? addDays(first, USUAL_DAYS - 1) })
  for (const days of [shootingDays(known), known.inquiries]) {
    if (!days || days.to < today) continue
    const upcoming = { from: dayWithin({ from: today, to: days.to }, days.from), to: days.to }
    return { ...cut(upcoming), isCut: false }
  }
  return cut({ from: today, to: addDays(today, USUAL_DAYS - 1) })
}

/** The days of the project; null if it has no first day. */
export function shootingDays({ startsOn, endsOn }: Pick<KnownDays, 'startsOn' | 'endsOn'>): Booking | null {
  if (startsOn === null) return null
  return { from: startsOn, to: endsOn ?? addDays(startsOn, USUAL_DAYS - 1) }
}

function cut(days: Booking): { days: Booking; isCut: boolean } {
  const last = addDays(days.from, MAX_AVAILABILITY_DAYS - 1)
  return days.to > last ? { days: { from: days.from, to: last }, isCut: true } : { days, isCut: false }
}

/** As many days before and after the shown ones, as far as they can be booked. */
export function availabilitySteps(days: Booking, today: Day): { earlier: Booking | null; later: Booking | null } {
  const length = countDays(days)
  const [before, after] = [addDays(days.from, -1), addDays(days.to, 1)]
  const from = [addDays(days.from, -length), today].sort().at(-1) ?? today
  return {
    earlier: before < today ? null : { from, to: before },
    later: after > lastBookableDay(today) ? null : { from: after, to: addDays(days.to, length) },
  }
}

/**
 * A column of the chart. `month`: the month that begins there, or that of the first column if it has room.
 * `isNumbered`: the first of a month, or a Monday that is more than three days from one.
 */
export function dayColumns(days: Booking): { day: Day; month: string; isWeekend: boolean; isNumbered: boolean }[] {
  const all = dayStates(days, []).map(({ day }) => day)
  const isFirstOfMonth = (day: Day | undefined) => day?.endsWith('-01') ?? false
  const hasRoom = !all.slice(1, 3).some(isFirstOfMonth)
  return all.map((day, index) => ({
    day,
    month: isFirstOfMonth(day) || (index === 0 && hasRoom) ? monthName(day).slice(0, 3) : '',
    isWeekend: weekdayOf(day) % 6 === 0,
    isNumbered:
      isFirstOfMonth(day) ||
      (weekdayOf(day) === 1 && !all.slice(Math.max(0, index - 3), index + 4).some(isFirstOfMonth)),
  }))
}

/**
 * Who has the days of a vehicle: the asking project, others, or its owner, who does not rent it out then or has declined
 * the project's inquiry because it is booked.
 */
export const TAKEN_BY = ['others', 'owner', 'declined', 'ours'] as const

/** Days that a vehicle is not free. */
export type BlockedPeriod = Booking & { by: (typeof TAKEN_BY)[number] }

export type DayState = 'free' | BlockedPeriod['by']

export const DAY_LABELS: Record<DayState, string> = {
  free: 'Free',
  others: 'Booked by others',
  owner: 'Blocked by the owner',
  declined: 'Declined by the owner',
  ours: 'Booked by you',
}

/**
 * The states of a vehicle's days in order. `rest`: the state of the days that are not blocked; for an external vehicle,
 * the days when it is not used.
 */
export function dayStates(
  days: Booking,
  blocked: readonly BlockedPeriod[],
  rest: 'free' | 'unused' = 'free',
): { day: Day; state: DayState | 'unused' }[] {
  return Array.from({ length: countDays(days) }, (_, index) => {
    const day = addDays(days.from, index)
    return { day, state: blocked.find(({ from, to }) => from <= day && day <= to)?.by ?? rest }
  })
}

/** 'Booked by others Dec 7 to Dec 9. Booked by you Dec 10. Free on 10 of 14 days.' */
export function availabilityText(days: Booking, blocked: readonly BlockedPeriod[], today: Day): string {
  const within = blocked.filter((period) => overlaps(period, days))
  const free = dayStates(days, blocked).filter(({ state }) => state === 'free').length
  const sentences = TAKEN_BY.map((taken) => {
    const periods = within
      .filter(({ by }) => by === taken)
      .map(({ from, to }) => formatBooking({ from: dayWithin(days, from), to: dayWithin(days, to) }, today))
    return periods.length > 0 && `${DAY_LABELS[taken]} ${listOf(periods)}.`
  })
  return [...sentences, freeText(free, countDays(days))].filter(Boolean).join(' ')
}

/**
 * 'Dec 2 to Dec 17: all 9 are free or booked by you.': the longest shown span on which the project has or can have all
 * of several vehicles, the first of equals; null for fewer than two vehicles.
 */
export function commonFreeText(days: Booking, blocked: readonly (readonly BlockedPeriod[])[], today: Day) {
  if (blocked.length < 2) return null
  const all = blocked.length === 2 ? 'both' : `all ${blocked.length}`
  const longest = longestFree(
    dayStates(
      days,
      blocked.flat().filter(({ by }) => by !== 'ours'),
    ),
  )
  if (!longest) return `No day on which ${all} are free.`
  const free = blocked.flat().some((period) => overlaps(period, longest)) ? 'free or booked by you' : 'free'
  return `${formatBooking(longest, today)}: ${all} are ${free}.`
}

function longestFree(states: ReturnType<typeof dayStates>): Booking | null {
  let longest: Booking | null = null
  let from: Day | null = null
  for (const { day, state } of states) {
    if (state !== 'free') {
      from = null
      continue
    }
    from ??= day
    if (!longest || countDays({ from, to: day }) > countDays(longest)) longest = { from, to: day }
  }
  return longest
}

/** Why days are wanted: an offer to answer, an open inquiry, an agreed offer, or the days of the project. */
export const WANTED_FOR = ['answer', 'inquired', 'agreed', 'shooting'] as const

export type WantedDays = Booking & { why: (typeof WANTED_FOR)[number] }

export const WANTED_KEYS: Record<WantedDays['why'], string> = {
  answer: YOUR_TURN,
  inquired: 'Inquired',
  agreed: 'Agreed',
  shooting: 'Shooting',
}

/**
 * The part of the wanted days that is shown; null if there is none, if they say nothing (all days are shooting days), or
 * if the project has booked them.
 */
export function wantedWithin(days: Booking, wanted: WantedDays | null, blocked: readonly BlockedPeriod[]) {
  if (!wanted || !overlaps(wanted, days)) return null
  const within = { ...wanted, from: dayWithin(days, wanted.from), to: dayWithin(days, wanted.to) }
  if (wanted.why === 'shooting' && within.from === days.from && within.to === days.to) return null
  return dayStates(within, blocked).every(({ state }) => state === 'ours') ? null : within
}

/** 'Inquired for Dec 7 to Dec 9.', 'Your turn to answer: offer for Dec 7 to Dec 9.', with the days that are not free. */
export function wantedText(wanted: WantedDays, blocked: readonly BlockedPeriod[], today: Day) {
  const taken = blocked
    .filter((period) => period.by !== 'ours' && overlaps(period, wanted))
    .map(({ from, to }) => formatBooking({ from: dayWithin(wanted, from), to: dayWithin(wanted, to) }, today))
  const text = `${WANTED_LABELS[wanted.why]} ${formatBooking(wanted, today)}`
  return { text: taken.length > 0 ? `${text}, but not free ${listOf(taken)}.` : `${text}.`, isTaken: taken.length > 0 }
}

const WANTED_LABELS = {
  answer: `${YOUR_TURN}: offer for`,
  inquired: 'Inquired for',
  agreed: 'Agreed for',
  shooting: 'Shooting',
}

/** 'Secured Dec 7 to Dec 9.': the days on which an external vehicle is used. */
export const securedText = (days: Booking, today: Day): string => `Secured ${formatBooking(days, today)}.`

const dayWithin = ({ from, to }: Booking, day: Day) => (day < from ? from : day > to ? to : day)

function freeText(free: number, all: number): string {
  if (free === 0) return all === 1 ? 'Not free.' : 'No free days.'
  if (free === all) return all === 1 ? 'Free.' : `Free on all ${all} days.`
  return `Free on ${free} of ${all} days.`
}
