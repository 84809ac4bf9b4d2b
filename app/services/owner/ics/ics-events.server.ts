import { MAX_CALENDAR_EVENTS } from '~/models/owner/calendar/feed-limits'
import type { CalendarProblem } from '~/models/owner/calendar/feed-messages'

/** Only these determine busy times; all others are skipped, even if invalid. */
const PROPERTIES = [
  'uid',
  'dtstart',
  'dtend',
  'duration',
  'rrule',
  'rdate',
  'exdate',
  'recurrence-id',
  'status',
  'transp',
] as const
const READ: ReadonlySet<string> = new Set(PROPERTIES)

/** Nesting of components; VALARM within VEVENT within VCALENDAR is three deep. */
const MAX_DEPTH = 20

/**
 * Decodes a calendar: UTF-8 with or without a byte order mark; invalid bytes become U+FFFD, only in text that is not
 * used.
 */
export function decodeCalendar(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

/**
 * The events of a calendar, each as text with only the relevant lines. One pass without recursion; nesting is only
 * counted.
 */
export function splitEvents(ics: string): { events: string[] } | { problem: CalendarProblem } {
  const lines = unfold(ics)
  if (ics.includes('\0') || !/^begin:vcalendar\s*$/i.test(lines[0] ?? '')) return { problem: 'not-calendar' }
  const events: string[] = []
  const open: string[] = []
  let event: string[] = []
  for (const line of lines) {
    const [, name = '', component = ''] =
      /^(begin|end):\s*([\w-]+)\s*$/i.exec(line)?.map((part) => part.toLowerCase()) ?? []
    const isEvent = open.length === 2 && open[1] === 'vevent'
    if (name === 'begin') {
      open.push(component)
      if (open.length > MAX_DEPTH) return { problem: 'broken' }
      if (open.length === 2) event = []
    } else if (name === 'end') {
      if (open.pop() !== component) return { problem: 'broken' }
      if (isEvent) events.push(['BEGIN:VEVENT', ...event, 'END:VEVENT'].join('\r\n'))
      if (events.length > MAX_CALENDAR_EVENTS) return { problem: 'too-many' }
    } else if (isEvent && READ.has(/^[\w-]+/.exec(line)?.[0].toLowerCase() ?? '')) event.push(asDate(line))
  }
  return open.length > 0 ? { problem: 'broken' } : { events }
}

/** Some calendars omit VALUE=DATE, which the parser requires for dates. */
function asDate(line: string): string {
  return line.replace(/^([\w-]+)((?:;(?!value=)[^:;]*)*):(?=\d{8}(?:,\d{8})*\s*$)/i, '$1$2;VALUE=DATE:')
}

/** Unfolds content lines: a line that starts with a space or tab continues the previous one. */
function unfold(ics: string): string[] {
  return ics
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
}
