import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extensionConflictText, longestFree, nearestFree } from '~/models/fleet/free-days'
import {
  type BlockHistory,
  checkItemDays,
  daysConcerned,
  daysOffered,
  daysWithout,
  inTheWaySince,
  lastDays,
} from '~/models/orders/items/item-days'
import { type Booking, countDays } from '~/models/trade/days/day'
import { addDays, overlaps } from '~/models/trade/days/days'

const rates = { daily: 10_000, listed: 50_000, agreed: 45_055 }
const booking = { from: '2026-12-07', to: '2026-12-11' }
const today = '2026-11-20'
const refusal = (act: 'change' | 'extend' | 'complete', from: string, to: string, at = today, booked = booking) =>
  checkItemDays(act, { from, to }, { booking: booked, today: at, rates })?.code ?? null

describe('changing dates', () => {
  test('reaches from ten days before the first day, or today, to ten days after the last', () => {
    expect(daysOffered('change', { booking, today })).toEqual({ from: '2026-11-27', to: '2026-12-21' })
    expect(daysOffered('change', { booking, today: '2026-12-01' })).toEqual({ from: '2026-12-01', to: '2026-12-21' })
  })
  test.each([
    ['2026-11-27', '2026-12-21', null],
    ['2026-11-26', '2026-12-11', 'outside-window'],
    ['2026-12-07', '2026-12-22', 'outside-window'],
    ['2026-12-07', '2026-12-11', 'same-period'],
    ['2026-12-07', '2026-12-07', null],
  ])('%s to %s: %s', (from, to, code) => expect(refusal('change', from, to)).toBe(code))

  test('does not pass the longest booking, nor what may cost', () => {
    const year = { from: '2026-12-07', to: addDays('2026-12-07', 364) }
    expect(refusal('change', addDays(year.from, -1), year.to, today, year)).toBe('booking-too-long')
    const dear = { daily: 300_000_000, listed: 300_000_000, agreed: 300_000_000 }
    const one = { from: '2026-12-07', to: '2026-12-07' }
    const wanted = { from: '2026-12-07', to: '2026-12-10' }
    expect(checkItemDays('change', wanted, { booking: one, today, rates: dear })?.code).toBe('too-expensive')
  })
})

describe('extending', () => {
  const started = '2026-12-09'
  test.each([
    ['2026-12-11', 'not-later'],
    ['2026-12-01', 'not-later'],
    ['2026-12-12', null],
    [addDays('2026-12-07', 364), null],
    [addDays('2026-12-07', 365), 'booking-too-long'],
  ])('to %s: %s', (to, code) => expect(refusal('extend', booking.from, to, started)).toBe(code))

  test('begins the day after the last one, and of an overdue rental today: it never ends in the past', () => {
    expect(daysOffered('extend', { booking, today: '2026-12-11' }).from).toBe('2026-12-12')
    expect(daysOffered('extend', { booking, today: '2026-12-20' }).from).toBe('2026-12-20')
    expect(refusal('extend', booking.from, '2026-12-19', '2026-12-20')).toBe('ends-in-the-past')
    expect(refusal('extend', booking.from, '2026-12-20', '2026-12-20')).toBeNull()
    expect(daysConcerned('extend', { booking, today: '2026-12-20' }).from).toBe('2026-12-12')
  })
})

describe('completing', () => {
  test.each([
    ['2026-12-07', '2026-12-09', null],
    ['2026-12-09', '2026-12-09', null],
    ['2026-12-10', '2026-12-09', 'not-among-days'],
    ['2026-12-06', '2026-12-09', 'not-among-days'],
    ['2026-12-11', '2026-12-15', null],
    ['2026-12-12', '2026-12-15', 'not-among-days'],
  ])('with %s as its last day, on %s: %s', (to, at, code) =>
    expect(refusal('complete', booking.from, to, at)).toBe(code),
  )

  test('offers the first day to today, and none that is not booked', () => {
    expect(lastDays({ booking, today: '2026-12-09' })).toEqual({ from: '2026-12-07', to: '2026-12-09' })
    expect(lastDays({ booking, today: '2027-01-09' })).toEqual(booking)
  })
})

const someBooking = fc
  .record({ begins: fc.integer({ min: 0, max: 60 }), lasts: fc.integer({ min: 0, max: 20 }) })
  .map(({ begins, lasts }) => ({ from: addDays(today, begins), to: addDays(today, begins + lasts) }))

describe('days that go and come back', () => {
  test('are those of one period without the other', () => {
    expect(daysWithout(booking, { from: '2026-12-09', to: '2026-12-09' })).toEqual([
      { from: '2026-12-07', to: '2026-12-08' },
      { from: '2026-12-10', to: '2026-12-11' },
    ])
    expect([daysWithout(booking, booking), daysWithout(booking, null)]).toEqual([[], [booking]])
    fc.assert(
      fc.property(someBooking, someBooking, fc.integer({ min: 0, max: 80 }), (one, other, day) => {
        const on = (period: Booking) => overlaps(period, { from: addDays(today, day), to: addDays(today, day) })
        expect(daysWithout(one, other).some(on)).toBe(on(one) && !on(other))
      }),
    )
  })

  test('stand in the way since the last time they came there', () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
    const [there, away] = [
      { from: '2026-12-05', to: '2026-12-07' },
      { from: '2026-12-01', to: '2026-12-02' },
    ]
    const since = (...held: (Booking | null)[]) => {
      const history: BlockHistory = held.map((days, hour) => ({ at: at(hour), days }))
      return inTheWaySince(history, booking)
    }
    expect(since(there, booking)).toEqual(at(0))
    expect(since(away, there, booking)).toEqual(at(1))
    expect(since(there, away, there)).toEqual(at(2))
    expect(since(there, away)).toBeNull()
    expect(since(there, null)).toBeNull()
  })
})

describe('the nearest free days', () => {
  const offered = { from: '2026-11-27', to: '2026-12-21' }
  test('have the same length, and the earlier ones are named first', () => {
    const wanted = { from: '2026-12-08', to: '2026-12-10' }
    const taken = [{ from: '2026-12-09', to: '2026-12-09' }]
    expect(nearestFree(wanted, taken, offered)).toEqual({ from: '2026-12-06', to: '2026-12-08' })
    expect(nearestFree(wanted, [...taken, { from: '2026-12-05', to: '2026-12-06' }], offered)).toEqual({
      from: '2026-12-10',
      to: '2026-12-12',
    })
    expect(nearestFree(wanted, [offered], offered)).toBeNull()
  })
  test('are never taken, never outside, and none is nearer', () => {
    fc.assert(
      fc.property(someBooking, fc.array(someBooking, { maxLength: 5 }), (wanted, taken) => {
        const window = { from: addDays(wanted.from, -10), to: addDays(wanted.to, 10) }
        const found = nearestFree(wanted, taken, window)
        const isFree = (moved: number) =>
          !taken.some((held) => overlaps(held, { from: addDays(wanted.from, moved), to: addDays(wanted.to, moved) }))
        const nearest = Array.from({ length: 10 }, (_, at) => at + 1).find((moved) => isFree(-moved) || isFree(moved))
        expect(found === null).toBe(nearest === undefined)
        if (!found || nearest === undefined) return
        expect(countDays(found)).toBe(countDays(wanted))
        expect([addDays(wanted.from, -nearest), addDays(wanted.from, nearest)]).toContain(found.from)
      }),
    )
  })
  test('of an extension end the day before somebody else has the vehicle', () => {
    const ahead = { from: '2026-12-15', to: '2026-12-16' }
    expect(longestFree(booking, [{ from: '2026-12-20', to: '2026-12-20' }, ahead])).toEqual({
      from: '2026-12-07',
      to: '2026-12-14',
    })
    expect(longestFree(booking, [{ from: '2026-12-12', to: '2026-12-12' }])).toBeNull()
    const wanted = { from: booking.from, to: '2026-12-20' }
    expect(extensionConflictText(wanted, [ahead], booking, '2026-12-14')).toMatch(/ Available until Dec 14, 2026\.$/)
    expect(extensionConflictText(wanted, [ahead], booking, '2026-12-17')).toMatch(/ It cannot be extended\.$/)
  })
})
