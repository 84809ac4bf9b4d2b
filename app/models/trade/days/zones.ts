import type { Day } from './day'

/** Dates without a vehicle are in New York time. */
export const HOME_ZONE = 'America/New_York'

/** The calendar day at `now` in a zone. */
export function todayIn(zone: string, now: Date): Day {
  return wallClock(zone, now).slice(0, 10)
}

/** The instant a day starts in a zone, also on days of a clock change. */
export function startOfDayIn(day: Day, zone: string): Date {
  return instantIn(`${day}T00:00:00`, zone)
}

/** Converts local time '2026-12-07T09:30:00' in a zone to an instant. */
export function instantIn(wall: string, zone: string): Date {
  const asIfUtc = Date.parse(`${wall}Z`)
  const guess = new Date(asIfUtc - offsetAt(zone, new Date(asIfUtc)))
  return new Date(asIfUtc - offsetAt(zone, guess))
}

/** UTC offset of a zone at an instant, in milliseconds. */
function offsetAt(zone: string, instant: Date): number {
  const wholeSeconds = Math.floor(instant.getTime() / 1000) * 1000
  return Date.parse(`${wallClock(zone, instant)}Z`) - wholeSeconds
}

/** Local time in a zone, '2026-12-07T09:30:00'. */
function wallClock(zone: string, instant: Date): string {
  const shown = new Map(
    formatterOf(zone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => shown.get(name) ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Creating a formatter costs a thousand times more than using one. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formatters.set(zone, made)
  return made
}

const timeOnly: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
const dayAndTime: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', ...timeOnly }
const dayOfYear: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', year: 'numeric', ...timeOnly }

const exactDay: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric', year: 'numeric' }
const exactTime: Intl.DateTimeFormatOptions = { ...timeOnly, second: '2-digit', timeZoneName: 'short' }

/**
 * 'today, 9:42 AM', 'Dec 7, 4:10 PM' or 'Dec 7, 2025, 4:10 PM', in local time of the zone; 'Dec 7, 4:10 PM PT' if that
 * is not New York time.
 */
export function formatInstant(instant: Date, zone: string, now: Date): string {
  const day = todayIn(zone, instant)
  const today = todayIn(zone, now)
  const named: Intl.DateTimeFormatOptions = zone === HOME_ZONE ? {} : { timeZoneName: 'shortGeneric' }
  if (day === today) return `today, ${format({ ...timeOnly, ...named }, zone, instant)}`
  const shown = day.slice(0, 4) === today.slice(0, 4) ? dayAndTime : dayOfYear
  return format({ ...shown, ...named }, zone, instant)
}

/** For what may be read anywhere at any time: 'Dec 7, 4:10 PM ET'. */
export function formatDeadline(instant: Date, zone: string, now: Date): string {
  const isThisYear = todayIn(zone, instant).slice(0, 4) === todayIn(zone, now).slice(0, 4)
  return format({ ...(isThisYear ? dayAndTime : dayOfYear), timeZoneName: 'shortGeneric' }, zone, instant)
}

/** 'Dec 7, 2026, 4:10 PM ET', always with the year: for what is stored. */
export function formatInstantOfYear(instant: Date, zone: string): string {
  return format({ ...dayOfYear, timeZoneName: 'shortGeneric' }, zone, instant)
}

/** 'December 7, 2026, 4:10:05 PM UTC': for what was signed. */
export function formatExactInstant(instant: Date, zone: string): string {
  return `${format(exactDay, zone, instant)}, ${format(exactTime, zone, instant)}`
}

/** '4:10 PM' today, else 'Dec 7': for tight spaces. */
export function formatInstantShort(instant: Date, zone: string, now: Date): string {
  const isToday = todayIn(zone, instant) === todayIn(zone, now)
  return format(isToday ? timeOnly : { month: 'short', day: 'numeric' }, zone, instant)
}

/** '4:10 PM', under a heading with the day. */
export function formatTime(instant: Date, zone: string): string {
  return format(timeOnly, zone, instant)
}

/** Newer ICU data puts a narrow no-break space before AM and PM, which breaks fonts and searches. */
function format(options: Intl.DateTimeFormatOptions, zone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone }).format(instant).replace(/\u202f/g, ' ')
}

/** 'Eastern Time'. */
export function zoneName(zone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
