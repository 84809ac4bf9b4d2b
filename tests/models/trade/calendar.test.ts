import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CalendarView,
  formatLongDay,
  formatMonth,
  markOf,
  monthAfter,
  monthOf,
  monthWeeks,
  pressDay,
  sortDays,
  viewAt,
  viewByKey,
  viewByMonth,
  weeksOf,
} from '~/models/trade/days/calendar'
import { countDays, isDay, weekdayOf } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'

const someMonth = fc
  .tuple(fc.integer({ min: 1950, max: 2150 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

test.each([
  ['2026-11', 5, '2026-11-01', '2026-11-30'],
  ['2026-02', 4, '2026-02-01', '2026-02-28'],
  ['2028-02', 5, '2028-02-01', '2028-02-29'],
  ['2027-05', 6, '2027-05-01', '2027-05-31'],
])('%s has %i weeks, from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month)
  expect(weeks).toHaveLength(count)
  const days = weeks.flat().filter((day) => day !== null)
  expect([days[0], days.at(-1)]).toEqual([first, last])
})

test.each([
  ['2026-11-01', 5, '2026-11-01'],
  ['2026-11-20', 3, '2026-11-15'],
  ['2026-11-28', 2, '2026-11-22'],
  ['2026-10-31', 5, '2026-11-01'],
])('November 2026 from the week of %s on has %i weeks from %s on', (from, count, first) => {
  const { weeks } = monthWeeks('2026-11', from)
  expect([weeks.length, weeks[0]?.[0]]).toEqual([count, first])
})

test('a month has each of its days once, in order, in weeks that start on Sunday', () => {
  fc.assert(
    fc.property(someMonth, (month) => {
      const weeks = weeksOf(month)
      const days = weeks.flat().filter((day) => day !== null)
      days.forEach((day, index) => {
        expect(isDay(day) && monthOf(day)).toBe(month)
        expect(day).toBe(addDays(`${month}-01`, index))
      })
      expect(monthOf(addDays(days.at(-1) ?? '', 1))).toBe(monthAfter(month, 1))
      for (const week of weeks)
        expect(week.map((day, place) => day === null || weekdayOf(day) === place)).not.toContain(false)
    }),
  )
})

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-11', 24, '2028-11'],
])('%s plus %i months is %s', (month, months, after) => expect(monthAfter(month, months)).toBe(after))

test('formats a day and a month in full', () => {
  expect(formatLongDay('2026-12-07')).toBe('Monday, December 7, 2026')
  expect(formatMonth('2027-01')).toBe('January 2027')
})

const WITHIN = { from: '2026-11-22', to: '2028-11-22' }
const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']

const at = (month: string, day: string): CalendarView => ({ month, day })
const press = (view: CalendarView, key: string, shiftKey = false) => viewByKey(view, { key, shiftKey }, WITHIN)

describe('a calendar opens', () => {
  test.each([
    ['2026-12-07', at('2026-12', '2026-12-07')],
    ['2026-01-01', at('2026-11', '2026-11-22')],
    ['2028-11-20', at('2028-10', '2028-11-20')],
    ['2199-01-01', at('2028-10', '2028-11-22')],
  ])('at %s', (day, view) => expect(viewAt(day, WITHIN)).toEqual(view))

  test('at the only month', () => {
    const within = { from: '2026-12-01', to: '2026-12-09' }
    expect(viewAt('2026-12-07', within)).toEqual(at('2026-12', '2026-12-07'))
    expect(viewByMonth(at('2026-12', '2026-12-07'), 1, within)).toBeNull()
  })
})

describe('from Wednesday, December 30', () => {
  const start = at('2026-12', '2026-12-30')
  test.each([
    ['ArrowLeft', '2026-12-29'],
    ['ArrowRight', '2026-12-31'],
    ['ArrowUp', '2026-12-23'],
    ['ArrowDown', '2027-01-06'],
    ['Home', '2026-12-27'],
    ['End', '2027-01-02'],
    ['PageUp', '2026-11-30'],
    ['PageDown', '2027-01-30'],
  ])('%s moves to %s', (key, day) => expect(press(start, key)?.day).toBe(day))

  test('Shift with a page key moves by a year', () => {
    expect(press(start, 'PageDown', true)).toEqual(at('2027-11', '2027-12-30'))
    expect(press(start, 'PageUp', true)).toEqual(at('2026-11', '2026-11-22'))
  })

  test.each(['Enter', ' ', 'Tab', 'j'])('%s does not move', (key) => expect(press(start, key)).toBeNull())
})

test.each([
  ['keeps the months while the day is in the second one', at('2026-12', '2026-12-31'), 'ArrowRight', '2026-12'],
  ['shows the next month when the day moves past the second one', at('2026-12', '2027-01-31'), 'ArrowRight', '2027-01'],
  [
    'shows the previous month when the day moves before the first one',
    at('2027-01', '2027-01-01'),
    'ArrowLeft',
    '2026-12',
  ],
])('%s', (_, view, key, month) => expect(press(view, key)?.month).toBe(month))

test('moving to a shorter month stops at its last day', () => {
  expect(press(at('2027-01', '2027-01-31'), 'PageDown')?.day).toBe('2027-02-28')
})

test.each([
  ['forward', at('2026-11', '2026-11-25'), 1, at('2026-12', '2026-12-25')],
  ['forward, keeping a focused day that stays visible', at('2026-11', '2026-12-25'), 1, at('2026-12', '2026-12-25')],
  ['back', at('2026-12', '2026-12-05'), -1, at('2026-11', '2026-12-05')],
  ['back, moving a focused day that would be hidden', at('2026-12', '2027-01-05'), -1, at('2026-11', '2026-12-05')],
  ['back from the first month', at('2026-11', '2026-11-25'), -1, null],
  ['forward from the last month', at('2028-10', '2028-10-05'), 1, null],
] as const)('one month %s', (_, view, step, next) => expect(viewByMonth(view, step, WITHIN)).toEqual(next))

test('after any moves, the focused day is available and visible', () => {
  const move = fc.oneof(
    fc.record({ key: fc.constantFrom(...KEYS), shiftKey: fc.boolean() }),
    fc.constantFrom(1 as const, -1 as const),
  )
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      let view = viewAt('2026-12-07', WITHIN)
      for (const each of moves) {
        view = (typeof each === 'number' ? viewByMonth(view, each, WITHIN) : viewByKey(view, each, WITHIN)) ?? view
        expect(view.day >= WITHIN.from && view.day <= WITHIN.to).toBe(true)
        expect([view.month, monthAfter(view.month, 1)]).toContain(monthOf(view.day))
        expect(view.month >= '2026-11' && view.month <= '2028-10').toBe(true)
      }
    }),
  )
})

const TAKEN = { from: '2026-12-09', to: '2026-12-14', text: 'Taken Dec 9 to Dec 14. Free from Dec 15.' }
const pressOn = (first: string | null, day: string) => pressDay(first, day, [TAKEN], WITHIN)

test('the first press starts a period and the second ends it, in either order', () => {
  expect(pressOn(null, '2026-12-04')).toEqual({ first: '2026-12-04', inTheWay: [], free: null })
  expect(pressOn('2026-12-04', '2026-12-07')).toEqual({ from: '2026-12-04', to: '2026-12-07' })
  expect(pressOn('2026-12-07', '2026-12-04')).toEqual({ from: '2026-12-04', to: '2026-12-07' })
  expect(pressOn('2026-12-08', '2026-12-08')).toEqual({ from: '2026-12-08', to: '2026-12-08' })
})

test('a taken day cannot start or end a period and shows the reason', () => {
  expect(pressOn(null, '2026-12-09')).toEqual({ first: null, inTheWay: [TAKEN], free: null })
  expect(pressOn('2026-12-08', '2026-12-14')).toMatchObject({ first: '2026-12-08', inTheWay: [TAKEN] })
})

test('a period across taken days starts again after them, and leads to the nearest free one', () => {
  expect(pressOn('2026-12-08', '2026-12-15')).toEqual({
    first: '2026-12-15',
    inTheWay: [TAKEN],
    free: { from: '2026-12-01', to: '2026-12-08' },
  })
})

test('no presses select taken days', () => {
  const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-11-22', days))
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 12 }), day, fc.nat(9), (presses, from, length) => {
      const taken = [{ from, to: addDays(from, length), text: '' }]
      let first: string | null = null
      for (const each of presses) {
        const pressed = pressDay(first, each, taken, WITHIN)
        first = 'first' in pressed ? pressed.first : null
        const booking = 'first' in pressed ? first && sortDays(first, first) : pressed
        if (!booking) continue
        const days = Array.from({ length: countDays(booking) }, (_, index) => addDays(booking.from, index))
        const marks = { within: booking, range: booking, taken, own: [] }
        expect(days.some((one) => markOf(one, marks).isTaken)).toBe(false)
      }
    }),
  )
})

test.each([
  ['2026-12-06', { isOffered: false, isTaken: false, isOwn: true, isInRange: false, isEnd: false }],
  ['2026-12-07', { isOffered: true, isTaken: false, isOwn: true, isInRange: true, isEnd: true }],
  ['2026-12-08', { isOffered: true, isTaken: false, isOwn: false, isInRange: true, isEnd: true }],
  ['2026-12-09', { isOffered: true, isTaken: true, isOwn: false, isInRange: false, isEnd: false }],
])('marks %s', (day, marks) => {
  const range = { from: '2026-12-07', to: '2026-12-08' }
  const own = [{ from: '2026-12-05', to: '2026-12-07' }]
  expect(markOf(day, { within: { from: '2026-12-07', to: '2026-12-31' }, range, taken: [TAKEN], own })).toEqual(marks)
})

test('no day is in range while nothing is chosen', () => {
  const marks = { within: { from: '2026-12-01', to: '2026-12-31' }, range: { from: '', to: '' }, taken: [], own: [] }
  expect(markOf('2026-12-07', marks)).toMatchObject({ isInRange: false, isEnd: false })
})
