import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extensionConflictText, longestFree } from '~/models/fleet/free-days'
import {
  type BlockHistory,
  blockedSince,
  checkItemDays,
  daysOffered,
  daysWithout,
  lastDays,
  requiredDays,
} from '~/models/orders/items/item-days'
import { type Booking, countDays } from '~/models/trade/days/day'
import { addDays, overlaps } from '~/models/trade/days/days'
import { nearestFree } from '~/models/trade/days/nearest-free'

const rates = { daily: 10_000, listed: 50_000, agreed: 45_055 }
const booking = { from: '2026-12-07', to: '2026-12-11' }
const today = '2026-11-20'
const refusal = (kind: 'change' | 'extend' | 'complete', from: string, to: string, at = today, booked = booking) =>
  checkItemDays(kind, { from, to }, { booking: booked, today: at, rates })?.code ?? null

describe('changing dates', () => {
  test('is offered from ten days before the first day, or today, to ten days after the last', () => {
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

  test('refuses a booking that is too long or too expensive', () => {
    const year = { from: '2026-12-07', to: addDays('2026-12-07', 364) }
    expect(refusal('change', addDays(year.from, -1), year.to, today, year)).toBe('booking-too-long')
    const expensive = { daily: 300_000_000, listed: 300_000_000, agreed: 300_000_000 }
    const one = { from: '2026-12-07', to: '2026-12-07' }
    const wanted = { from: '2026-12-07', to: '2026-12-10' }
    expect(checkItemDays('change', wanted, { booking: one, today, rates: expensive })?.code).toBe('too-expensive')
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

  test('starts the day after the last one, or today when overdue, and never ends in the past', () => {
    expect(daysOffered('extend', { booking, today: '2026-12-11' }).from).toBe('2026-12-12')
    expect(daysOffered('extend', { booking, today: '2026-12-20' }).from).toBe('2026-12-20')
    expect(refusal('extend', booking.from, '2026-12-19', '2026-12-20')).toBe('ends-in-the-past')
    expect(refusal('extend', booking.from, '2026-12-20', '2026-12-20')).toBeNull()
    expect(requiredDays('extend', { booking, today: '2026-12-20' }).from).toBe('2026-12-12')
  })
})

describe('completing', () => {
  test.each([
    ['2026-12-07', '2026-12-09', null],
    ['2026-12-09', '2026-12-09', null],
    ['2026-12-10', '2026-12-09', 'not-a-booked-day'],
    ['2026-12-06', '2026-12-09', 'not-a-booked-day'],
    ['2026-12-11', '2026-12-15', null],
    ['2026-12-12', '2026-12-15', 'not-a-booked-day'],
  ])('with %s as its last day, on %s: %s', (to, at, code) =>
    expect(refusal('complete', booking.from, to, at)).toBe(code),
  )

  test('offers the booked days up to today', () => {
    expect(lastDays({ booking, today: '2026-12-09' })).toEqual({ from: '2026-12-07', to: '2026-12-09' })
    expect(lastDays({ booking, today: '2027-01-09' })).toEqual(booking)
  })
})

const someBooking = fc
  .record({ begins: fc.integer({ min: 0, max: 60 }), lasts: fc.integer({ min: 0, max: 20 }) })
  .map(({ begins, lasts }) => ({ from: addDays(today, begins), to: addDays(today, begins + lasts) }))

describe('comparing periods', () => {
  test('daysWithout returns the days of one period without those of the other', () => {
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

  test('inTheWaySince returns when the block last started to overlap', () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
    const [overlapping, separate] = [
      { from: '2026-12-05', to: '2026-12-07' },
      { from: '2026-12-01', to: '2026-12-02' },
    ]
    const since = (...blocks: (Booking | null)[]) => {
      const history: BlockHistory = blocks.map((days, hour) => ({ at: at(hour), days }))
      return blockedSince(history, booking)
    }
    expect(since(overlapping, booking)).toEqual(at(0))
    expect(since(separate, overlapping, booking)).toEqual(at(1))
    expect(since(overlapping, separate, overlapping)).toEqual(at(2))
    expect(since(overlapping, separate)).toBeNull()
    expect(since(overlapping, null)).toBeNull()
  })
})

describe('the nearest free days', () => {
  const offered = { from: '2026-11-27', to: '2026-12-21' }
  test('have the same length, with earlier ones preferred', () => {
    const wanted = { from: '2026-12-08', to: '2026-12-10' }
    const taken = [{ from: '2026-12-09', to: '2026-12-09' }]
    expect(nearestFree(wanted, taken, offered)).toEqual({ from: '2026-12-06', to: '2026-12-08' })
    expect(nearestFree(wanted, [...taken, { from: '2026-12-05', to: '2026-12-06' }], offered)).toEqual({
      from: '2026-12-10',
      to: '2026-12-12',
    })
    expect(nearestFree(wanted, [offered], offered)).toBeNull()
  })
  test('are free, within the window and the closest', () => {
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
  test('for an extension end the day before the next booking', () => {
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
