import { describe, expect, test } from 'vitest'
import { deadlineStep } from '~/models/deals/deadline'

const OFFERED = new Date('2026-12-01T12:00:00Z')
const hoursLater = (hours: number) => new Date(OFFERED.getTime() + hours * 3_600_000)

describe('what is due about an open inquiry', () => {
  const stepAt = (hours: number, { within, isReminded = false }: { within: number; isReminded?: boolean }) =>
    deadlineStep({ offeredAt: OFFERED, deadlineAt: hoursLater(within), isReminded }, hoursLater(hours))

  test.each([
    [72, 66],
    [48, 42],
    [24, 18],
    [16, 12],
    [6, 4],
    [3, 1],
  ])('with %i hours to answer, the reminder is due after %i', (within, due) => {
    expect([stepAt(due - 0.1, { within }), stepAt(due, { within })]).toEqual([null, 'remind'])
    expect(stepAt(due, { within, isReminded: true })).toBeNull()
  })

  test('an offer within the last two hours is not followed by a reminder', () => {
    expect([stepAt(0, { within: 2 }), stepAt(1.9, { within: 2 })]).toEqual([null, null])
  })

  test('at the deadline it expires, and a day later nobody is notified any more', () => {
    const times = [47.9, 48, 71.9, 72].map((hours) => stepAt(hours, { within: 48, isReminded: true }))
    expect(times).toEqual([null, 'expire', 'expire', 'expire-silently'])
  })
})
