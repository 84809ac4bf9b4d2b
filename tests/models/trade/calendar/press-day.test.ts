import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markOf, pressDay, sortDays } from '~/models/trade/calendar'

import { addDays, countDays } from '~/models/trade/days/days'

const TAKEN = { from: '2026-12-09', to: '2026-12-14', words: 'Taken Dec 9 to Dec 14. Free from Dec 15.' }
const press = (first: string | null, day: string) => pressDay(first, day, [TAKEN])

test('the first press begins a period, the second ends it, in either order', () => {
  expect(press(null, '2026-12-04')).toEqual({ first: '2026-12-04', inTheWay: [] })
  expect(press('2026-12-04', '2026-12-07')).toEqual({ from: '2026-12-04', to: '2026-12-07' })
  expect(press('2026-12-07', '2026-12-04')).toEqual({ from: '2026-12-04', to: '2026-12-07' })
  expect(press('2026-12-08', '2026-12-08')).toEqual({ from: '2026-12-08', to: '2026-12-08' })
})

test('a taken day begins and ends nothing, and says why', () => {
  expect(press(null, '2026-12-09')).toEqual({ first: null, inTheWay: [TAKEN] })
  expect(press('2026-12-08', '2026-12-14')).toEqual({ first: '2026-12-08', inTheWay: [TAKEN] })
})

test('a period over taken days is none; it begins anew behind them', () => {
  expect(press('2026-12-08', '2026-12-15')).toEqual({ first: '2026-12-15', inTheWay: [TAKEN] })
})

test('no presses make a period of taken days', () => {
  const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-11-22', days))
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 12 }), day, fc.nat(9), (presses, from, length) => {
      const taken = [{ from, to: addDays(from, length), words: '' }]
      let first: string | null = null
      for (const each of presses) {
        const pressed = pressDay(first, each, taken)
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
])('%s is marked by what holds it', (day, marks) => {
  const range = { from: '2026-12-07', to: '2026-12-08' }
  const own = [{ from: '2026-12-05', to: '2026-12-07' }]
  expect(markOf(day, { within: { from: '2026-12-07', to: '2026-12-31' }, range, taken: [TAKEN], own })).toEqual(marks)
})

test('while nothing is chosen no day is', () => {
  const marks = { within: { from: '2026-12-01', to: '2026-12-31' }, range: { from: '', to: '' }, taken: [], own: [] }
  expect(markOf('2026-12-07', marks)).toMatchObject({ isInRange: false, isEnd: false })
})
