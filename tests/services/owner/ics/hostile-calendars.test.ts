import { describe, expect, test } from 'vitest'
import { MAX_CALENDAR_EVENTS, MAX_CALENDAR_STEPS } from '~/models/owner/calendar/feed-limits'
import { busyPeriods } from '~/services/owner/ics/busy-periods.server'
import { decodeCalendar } from '~/services/owner/ics/ics-events.server'

/** Broken files and files made to overload a server. Work is counted in steps, not measured in time. */
const WITHIN = { from: '2026-11-20', to: '2028-11-20' }
const read = (ics: string | Uint8Array, steps?: number) => {
  const text = typeof ics === 'string' ? ics : decodeCalendar(ics)
  return busyPeriods(text, { zone: 'America/New_York' }, WITHIN, steps)
}

const wrapped = (body: string) => `BEGIN:VCALENDAR\r\n${body}\r\nEND:VCALENDAR\r\n`
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
const GOOD = event('DTSTART;VALUE=DATE:20261207')
const ofGood = { ok: true, periods: [{ from: '2026-12-07', to: '2026-12-07' }] }
const ruled = (rule: string) => wrapped([event('DTSTART:20261207T090000', `RRULE:${rule}`), GOOD].join('\r\n'))
const dates = (count: number) =>
  Array.from({ length: count }, (_, at) => `2027${String(100 + (at % 1100)).padStart(4, '0')}`)
const EVERY_WEEKDAY = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'].flatMap((day) =>
  Array.from({ length: 53 }, (_, at) => `${at + 1}${day}`),
)
const bytes = (text: string, ...front: number[]) => new Uint8Array([...front, ...new TextEncoder().encode(text)])
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

describe('a calendar is refused with its problem:', () => {
  test.each([
    ['an empty file', '', 'not-calendar'],
    ['an HTML page', '<!doctype html><title>Log in</title>', 'not-calendar'],
    ['a vCard', 'BEGIN:VCARD\r\nEND:VCARD', 'not-calendar'],
    ['a NUL character', wrapped(event('DTSTART:2026\0' + '1207')), 'not-calendar'],
    ['UTF-16', utf16(wrapped(GOOD)), 'not-calendar'],
    ['a truncated calendar', wrapped(GOOD).slice(0, -20), 'broken'],
    ['an event without an end', wrapped('BEGIN:VEVENT\r\nDTSTART:20261207'), 'broken'],
    ['wrongly nested ends', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\nEND:VEVENT', 'broken'],
    ['deep nesting', wrapped('BEGIN:VEVENT\r\n'.repeat(50_000) + 'END:VEVENT\r\n'.repeat(50_000)), 'broken'],
    [
      '10,000 events',
      wrapped(
        Array(2 * MAX_CALENDAR_EVENTS)
          .fill(GOOD)
          .join('\r\n'),
      ),
      'too-many',
    ],
    ['every second without an end', ruled('FREQ=SECONDLY'), 'too-many'],
    ['every minute with a huge count', ruled('FREQ=MINUTELY;COUNT=999999999'), 'too-many'],
    ['thousands of exclusions', wrapped(event('DTSTART:20261207', `EXDATE:${dates(110_000).join(',')}`)), 'too-many'],
    ['thousands of dates', wrapped(event('DTSTART:20261207', `RDATE:${dates(110_000).join(',')}`)), 'too-many'],
    [
      'too many periods',
      wrapped(Array.from({ length: 4 }, () => event('DTSTART:20261201', `RDATE:${dates(30_000)}`)).join('\r\n')),
      'too-many',
    ],
    [
      'hundreds of rules without a match',
      wrapped(Array(900).fill(event('DTSTART:19760101', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')).join('\r\n')),
      'too-many',
    ],
  ])('%s', (_, ics, problem) => expect(read(ics)).toEqual({ ok: false, problem }))
})

describe('a calendar is read as far as possible with', () => {
  test.each([
    ['a byte order mark', bytes(wrapped(GOOD), 0xef, 0xbb, 0xbf), 0],
    ['Latin-1 encoding', latin1(wrapped(event('SUMMARY:Caf\u00e9', 'DTSTART;VALUE=DATE:20261207'))), 0],
    ['folded lines', wrapped(GOOD.replace('DATE:2026', 'DA\r\n TE:20\r\n\t26')), 0],
    ['line feeds only as line ends', wrapped(GOOD).replaceAll('\r', ''), 0],
    ['invalid lines outside the read properties', wrapped(GOOD.replace('\r\n', '\r\nDESCRIPTION\r\n???\r\n')), 0],
    ['an end before the start', wrapped(event('DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261201')), 0],
    ['an event without a start', wrapped([event('DTEND:20261207'), GOOD].join('\r\n')), 1],
    ['an invalid start', wrapped([event('DTSTART:next week'), GOOD].join('\r\n')), 1],
    [
      'the year 9999',
      wrapped([event('DTSTART;VALUE=DATE:99991231', 'DTEND;VALUE=DATE:99991231'), GOOD].join('\r\n')),
      0,
    ],
    ['the year 0', wrapped([event('DTSTART;VALUE=DATE:00000101'), GOOD].join('\r\n')), 0],
    [
      'a rule without a match',
      wrapped([event('DTSTART:20261207', 'RRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30')].join('\r\n')),
      0,
    ],
    ['an invalid rule', wrapped([event('DTSTART:20261208', 'RRULE:FREQ=SOMETIMES'), GOOD].join('\r\n')), 1],
    [
      'a huge interval',
      wrapped([event('DTSTART:20261208', 'RRULE:FREQ=DAILY;INTERVAL=999999999999'), GOOD].join('\r\n')),
      1,
    ],
    [
      'a rule of 371 days',
      wrapped([event('DTSTART:20261208', `RRULE:FREQ=WEEKLY;BYDAY=${EVERY_WEEKDAY}`), GOOD].join('\r\n')),
      1,
    ],
    [
      'alarms, tasks and zones',
      wrapped(
        [
          'BEGIN:VTIMEZONE\r\nBEGIN:DAYLIGHT\r\nDTSTART:19700101T000000\r\nRRULE:FREQ=SECONDLY\r\nEND:DAYLIGHT\r\nEND:VTIMEZONE',
          'BEGIN:VTODO\r\nDTSTART:20261210\r\nEND:VTODO',
          GOOD.replace('END:', 'BEGIN:VALARM\r\nDURATION:P99D\r\nEND:VALARM\r\nEND:'),
        ].join('\r\n'),
      ),
      0,
    ],
  ])('%s', (_, ics, unread) => expect(read(ics)).toEqual({ ...ofGood, unread }))

  test('limits an event to ten years', () => {
    const ics = wrapped(event('DTSTART;VALUE=DATE:20261207', 'DURATION:P365000000D'))
    expect(read(ics)).toMatchObject({ ok: true, periods: [{ from: '2026-12-07', to: '2036-12-13' }] })
  })
})

test('a daily event since 1900 takes few steps', () => {
  const daily = wrapped(event('DTSTART;VALUE=DATE:19000101', 'RRULE:FREQ=DAILY'))
  expect(read(daily, 4_000)).toMatchObject({ ok: true })
  expect(read(daily, 400)).toEqual({ ok: false, problem: 'too-many' })
  expect(MAX_CALENDAR_STEPS).toBeLessThanOrEqual(50_000)
})
