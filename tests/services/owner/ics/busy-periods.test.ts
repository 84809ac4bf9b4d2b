import { describe, expect, test } from 'vitest'
import { busyPeriods } from '~/services/owner/ics/busy-periods.server'

/** From Nov 20, 2026, two years ahead, where the vehicle is in Georgia. */
const WITHIN = { from: '2026-11-20', to: '2028-11-20' }
const GEORGIA = { zone: 'America/New_York' }

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'].join('\r\n')

/** '2026-12-07 2026-12-11' for each period. */
function busy(...events: string[]): string[] {
  const read = busyPeriods(calendar(...events), GEORGIA, WITHIN)
  if (!read.ok) throw new Error(read.problem)
  return read.periods.map(({ from, to }) => (from === to ? from : `${from} ${to}`))
}

const IN_NEW_YORK = 'DTSTART;TZID=America/New_York:20261207T090000'

describe('an event', () => {
  test.each([
    ['of one day', ['DTSTART;VALUE=DATE:20261207'], ['2026-12-07']],
    ['of one day without VALUE=DATE', ['DTSTART:20261207'], ['2026-12-07']],
    [
      'of several days, whose end is exclusive',
      ['DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261210'],
      ['2026-12-07 2026-12-09'],
    ],
    ['with times in a zone', [IN_NEW_YORK, 'DTEND;TZID=America/New_York:20261208T020000'], ['2026-12-07 2026-12-08']],
    ['that ends at midnight', [IN_NEW_YORK, 'DTEND;TZID=America/New_York:20261208T000000'], ['2026-12-07']],
    [
      'in UTC, which is the previous day in the vehicle’s zone',
      ['DTSTART:20261208T030000Z', 'DTEND:20261208T040000Z'],
      ['2026-12-07'],
    ],
    ['in Los Angeles', ['DTSTART;TZID=America/Los_Angeles:20261207T220000', 'DURATION:PT1H'], ['2026-12-08']],
    [
      'in a zone name of Outlook',
      ['DTSTART;TZID=Pacific Standard Time:20261207T220000', 'DURATION:PT1H'],
      ['2026-12-08'],
    ],
    ['in an unknown zone', ['DTSTART;TZID=Nowhere/Land:20261207T220000', 'DURATION:PT1H'], ['2026-12-07']],
    ['without a zone', ['DTSTART:20261207T220000', 'DURATION:P1D'], ['2026-12-07 2026-12-08']],
    ['without an end', ['DTSTART:20261207T220000Z'], ['2026-12-07']],
    ['that began earlier', ['DTSTART;VALUE=DATE:20260101', 'DTEND;VALUE=DATE:20261123'], ['2026-01-01 2026-11-22']],
    ['that is over', ['DTSTART;VALUE=DATE:20261118', 'DTEND;VALUE=DATE:20261120'], []],
    ['that is too far ahead', ['DTSTART;VALUE=DATE:20281121'], []],
    ['marked as free', ['DTSTART;VALUE=DATE:20261207', 'TRANSP:TRANSPARENT'], []],
    ['that is cancelled', ['DTSTART;VALUE=DATE:20261207', 'STATUS:CANCELLED'], []],
    ['that is tentative', ['DTSTART;VALUE=DATE:20261207', 'STATUS:TENTATIVE'], ['2026-12-07']],
  ])('%s', (_, lines, periods) => expect(busy(event(...lines))).toEqual(periods))

  test('is merged with an overlapping one, but not with an adjacent one', () => {
    const [first, second, third] = [
      ['07', '09'],
      ['08', '12'],
      ['12', '13'],
    ].map(([from, to]) => event(`DTSTART;VALUE=DATE:202612${from}`, `DTEND;VALUE=DATE:202612${to}`))
    expect(busy(third ?? '', first ?? '', second ?? '')).toEqual(['2026-12-07 2026-12-11', '2026-12-12'])
  })
})

describe('a repeated event', () => {
  test.each([
    [
      'every week, for years',
      ['DTSTART;VALUE=DATE:20100104', 'RRULE:FREQ=WEEKLY;UNTIL=20261215'],
      ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'],
    ],
    [
      'every other week',
      ['DTSTART;VALUE=DATE:20100104', 'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20261215'],
      ['2026-11-30', '2026-12-14'],
    ],
    [
      'every third day with a count',
      ['DTSTART;VALUE=DATE:20261119', 'RRULE:FREQ=DAILY;INTERVAL=3;COUNT=3'],
      ['2026-11-22', '2026-11-25'],
    ],
    [
      'on the last Friday of a month',
      ['DTSTART;VALUE=DATE:20261030', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=4'],
      ['2026-11-27', '2026-12-25', '2027-01-29'],
    ],
    ['every year', ['DTSTART;VALUE=DATE:19760704', 'RRULE:FREQ=YEARLY'], ['2027-07-04', '2028-07-04']],
    [
      'with excluded days',
      ['DTSTART;VALUE=DATE:20261207', 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE;VALUE=DATE:20261208,20261209'],
      ['2026-12-07', '2026-12-10'],
    ],
    ['with an exclusion in UTC', [IN_NEW_YORK, 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20261208T140000Z'], ['2026-12-07']],
    [
      'with additional days',
      ['DTSTART;VALUE=DATE:20261207', 'RDATE;VALUE=DATE:20270105,20270107'],
      ['2026-12-07', '2027-01-05', '2027-01-07'],
    ],
    [
      'with an additional period',
      [IN_NEW_YORK, 'RDATE;VALUE=PERIOD:20270105T150000Z/PT2H'],
      ['2026-12-07', '2027-01-05'],
    ],
  ])('%s', (_, lines, periods) => expect(busy(event(...lines))).toEqual(periods))

  test('has moved and cancelled occurrences', () => {
    const weekly = event(IN_NEW_YORK, 'RRULE:FREQ=WEEKLY;COUNT=4')
    const moved = event('RECURRENCE-ID;TZID=America/New_York:20261214T090000', 'DTSTART:20261216T150000Z')
    const gone = event('RECURRENCE-ID:20261221T140000Z', 'DTSTART:20261221T140000Z', 'STATUS:CANCELLED')
    expect(busy(weekly, moved, gone)).toEqual(['2026-12-07', '2026-12-16', '2026-12-28'])
  })
})
