import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarView, monthAfter, monthOf, viewAt, viewByKey, viewByMonth } from '~/models/trade/calendar'

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

  test('at the one month there is', () => {
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
  ])('%s leads to %s', (key, day) => expect(press(start, key)?.day).toBe(day))

  test('a page and Shift lead a year on', () => {
    expect(press(start, 'PageDown', true)).toEqual(at('2027-11', '2027-12-30'))
    expect(press(start, 'PageUp', true)).toEqual(at('2026-11', '2026-11-22'))
  })

  test.each(['Enter', ' ', 'Tab', 'j'])('%s leads nowhere', (key) => expect(press(start, key)).toBeNull())
})

test.each([
  ['the second of the two months stays', at('2026-12', '2026-12-31'), 'ArrowRight', '2026-12'],
  ['beyond it they move on by one', at('2026-12', '2027-01-31'), 'ArrowRight', '2027-01'],
  ['before the first they move back to it', at('2027-01', '2027-01-01'), 'ArrowLeft', '2026-12'],
])('%s', (_, view, key, month) => expect(press(view, key)?.month).toBe(month))

test('a month longer than the one it leads to ends with its last day', () => {
  expect(press(at('2027-01', '2027-01-31'), 'PageDown')?.day).toBe('2027-02-28')
})

test.each([
  ['on', at('2026-11', '2026-11-25'), 1, at('2026-12', '2026-12-25')],
  [
    'on, past the day of the keyboard where it stays in sight',
    at('2026-11', '2026-12-25'),
    1,
    at('2026-12', '2026-12-25'),
  ],
  ['back', at('2026-12', '2026-12-05'), -1, at('2026-11', '2026-12-05')],
  ['back, from a day that leaves', at('2026-12', '2027-01-05'), -1, at('2026-11', '2026-12-05')],
  ['back from the first', at('2026-11', '2026-11-25'), -1, null],
  ['on from the last', at('2028-10', '2028-10-05'), 1, null],
] as const)('a month %s', (_, view, step, next) => expect(viewByMonth(view, step, WITHIN)).toEqual(next))

test('wherever keys and months lead, the day is one of those offered, and in sight', () => {
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
