import { MAX_CALENDAR_PERIODS, MAX_CALENDAR_STEPS } from '~/models/owner/calendar/feed-limits'
import type { CalendarProblem } from '~/models/owner/calendar/feed-messages'
import type { Booking } from '~/models/trade/days/day'
import type { Clock, EventTime } from './event-time.server'
import { splitEvents } from './ics-events.server'
import { type CalendarEvent, occurrencesOf, readEvent, type Spend } from './occurrences.server'

/** Busy days of a calendar, earliest first; `unread`: number of events that could not be parsed. */
export type BusyPeriods = { ok: true; periods: Booking[]; unread: number } | { ok: false; problem: CalendarProblem }

/** Parsing counts too, because a line may contain thousands of dates. */
const LETTERS_A_STEP = 10

/** Thrown and caught internally when the steps are used up. */
class TooMuch extends Error {}

/**
 * Reads the busy days of a calendar (ICS), in the vehicle's zone, that overlap `within`. Overlapping events are merged,
 * adjacent ones are not. Every event, occurrence and exception counts as a step, so that no file can keep the server
 * busy; `steps` is for tests.
 */
export function busyPeriods(ics: string, clock: Clock, within: Booking, steps = MAX_CALENDAR_STEPS): BusyPeriods {
  const split = splitEvents(ics)
  if ('problem' in split) return { ok: false, problem: split.problem }
  let left = steps
  const spend: Spend = (count = 1) => {
    left -= count
    if (left < 0) throw new TooMuch()
  }
  try {
    const { read, unread } = readAll(split.events, (lines) => {
      spend(1 + lines.length / LETTERS_A_STEP)
      return readEvent(lines, clock)
    })
    const replaced = replacedByUid(read)
    const found = readAll(
      read.filter(({ isBusy }) => isBusy),
      (event) => {
        const its = event.replaces ? [] : (replaced.get(event.uid) ?? [])
        return occurrencesOf(event, { clock, within, replaced: its, spend })
      },
    )
    const periods = merged(found.read.flat())
    if (periods.length > MAX_CALENDAR_PERIODS) return { ok: false, problem: 'too-many' }
    return { ok: true, periods, unread: unread + found.unread }
  } catch (error) {
    if (error instanceof TooMuch) return { ok: false, problem: 'too-many' }
    throw error
  }
}

/** Collects the readable ones and counts those that throw, because one bad event must not discard the others. */
function readAll<In, Out>(all: readonly In[], read: (one: In) => Out | null) {
  const done: Out[] = []
  for (const one of all) {
    try {
      const out = read(one)
      if (out !== null) done.push(out)
    } catch (error) {
      if (error instanceof TooMuch) throw error
    }
  }
  return { read: done, unread: all.length - done.length }
}

/** Occurrences of recurring events that were moved or cancelled individually. */
function replacedByUid(events: readonly CalendarEvent[]): Map<string, EventTime[]> {
  const replaced = new Map<string, EventTime[]>()
  for (const { uid, replaces } of events) {
    if (!replaces) continue
    const its = replaced.get(uid)
    if (its) its.push(replaces)
    else replaced.set(uid, [replaces])
  }
  return replaced
}

/** Merges overlapping periods, earliest first. */
function merged(periods: readonly Booking[]): Booking[] {
  const sorted = [...periods].sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))
  const all: Booking[] = []
  for (const { from, to } of sorted) {
    const before = all.at(-1)
    if (!before || from > before.to) all.push({ from, to })
    else if (to > before.to) before.to = to
  }
  return all
}
