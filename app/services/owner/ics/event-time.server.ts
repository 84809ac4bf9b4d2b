import ICAL from 'ical.js'
import type { Booking } from '~/models/trade/days/day'
import { instantIn, todayIn } from '~/models/trade/days/zones'

export const DAY_MS = 24 * 60 * 60 * 1000

type Time = InstanceType<typeof ICAL.Time>

/** The vehicle's time zone, for counting days and for times without a zone. */
export type Clock = { zone: string }

/** A date, or a date and time in a zone. */
export type EventTime = {
  time: Time
  isDate: boolean
  /** Local time as written: '2026-12-07T09:30:00'. */
  wall: string
  zone: string
  /** Milliseconds, comparable across zones. */
  at: () => number
  /** The same time of day and zone on another date. */
  movedTo: (time: Time) => EventTime
}

/** Reads a property value; null if it is no time. The start of a period. */
export function readTime(value: unknown, tzid: string, clock: Clock): EventTime | null {
  const time = value instanceof ICAL.Period ? value.start : value
  if (!(time instanceof ICAL.Time)) return null
  return timeIn(time, time.zone === ICAL.Timezone.utcTimezone ? 'UTC' : zoneNamed(tzid, clock))
}

function timeIn(time: Time, zone: string): EventTime {
  const wall = wallOf(time)
  return {
    time,
    isDate: time.isDate,
    wall,
    zone,
    at: () => (time.isDate || zone === 'UTC' ? Date.parse(`${wall}Z`) : instantIn(wall, zone).getTime()),
    movedTo: (other) => timeIn(other.clone(), zone),
  }
}

const two = (number: number) => String(number).padStart(2, '0')

function wallOf({ year, month, day, hour, minute, second }: Time): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`
}

/** Outlook's zone names; unknown zones count as the vehicle's. */
const WINDOWS_ZONES: Record<string, string> = {
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'US Mountain Standard Time': 'America/Phoenix',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Alaskan Standard Time': 'America/Anchorage',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  'GMT Standard Time': 'Europe/London',
}

const IANA_NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/

function zoneNamed(tzid: string, { zone }: Clock): string {
  const name = WINDOWS_ZONES[tzid] ?? tzid
  if (!IANA_NAME.test(name) || name.length > 40) return zone
  try {
    todayIn(name, new Date(0))
    return name
  } catch {
    return zone
  }
}

/** Days of an event in the vehicle's zone, from its start and length; ending at midnight excludes that day. */
export function daysOf(time: EventTime, length: number, { zone }: Clock): Booking {
  const last = Math.max(length, 1) - 1
  if (time.isDate || time.zone === zone) {
    const start = Date.parse(`${time.wall}Z`)
    return { from: time.wall.slice(0, 10), to: new Date(start + last).toISOString().slice(0, 10) }
  }
  const start = time.at()
  return { from: todayIn(zone, new Date(start)), to: todayIn(zone, new Date(start + last)) }
}
