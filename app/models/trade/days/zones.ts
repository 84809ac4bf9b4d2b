import type { Day } from './days'

/** Where no vehicle is involved, the day is counted in New York. */
export const HOME_ZONE = 'America/New_York'

/** The calendar day that `now` is in a zone. */
export function todayIn(zone: string, now: Date): Day {
  return wallClock(zone, now).slice(0, 10)
}

/** The instant at which a day begins in a zone, on days of a clock change too. */
export function startOfDayIn(day: Day, zone: string): Date {
  return instantIn(`${day}T00:00:00`, zone)
}

/** The instant at which a clock on the wall of a zone shows '2026-12-07T09:30:00'. */
export function instantIn(wall: string, zone: string): Date {
  const asIfUtc = Date.parse(`${wall}Z`)
  const guess = new Date(asIfUtc - offsetAt(zone, new Date(asIfUtc)))
  return new Date(asIfUtc - offsetAt(zone, guess))
}

/** Milliseconds by which the zone's clock is ahead of UTC at an instant. */
function offsetAt(zone: string, instant: Date): number {
  const wholeSeconds = Math.floor(instant.getTime() / 1000) * 1000
  return Date.parse(`${wallClock(zone, instant)}Z`) - wholeSeconds
}

/** '2026-12-07T09:30:00' as a clock on the wall there shows it. */
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

/** Making a formatter costs a thousand times more than using one. */
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
