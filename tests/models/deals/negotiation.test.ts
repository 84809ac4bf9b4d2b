import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countdown, timeLeft } from '~/models/deals/countdown'
import {
  afterMove,
  checkMove,
  deadlineOf,
  isOpen,
  linkOver,
  type Move,
  type Negotiation,
  negotiatedBy,
  sideToAnswer,
  turnOf,
} from '~/models/deals/negotiation'
import type { DayLimit, Side } from '~/models/trade/vocabulary/deals'

const ASKED = new Date('2026-11-20T15:00:00Z')
const HOUR = 3_600_000

/** An inquiry just sent, with two days to answer, unless `facts` says otherwise. */
function anInquiry(facts: Partial<Negotiation> = {}): Negotiation {
  const deadlineAt = new Date(ASKED.getTime() + 48 * HOUR)
  return { status: 'open', round: 1, lastOfferBy: 'renter', closedBy: null, deadlineAt, ...facts }
}

describe('whose turn it is', () => {
  test('is the owner’s after the inquiry and then alternates', () => {
    const inquiry = anInquiry()
    expect(turnOf(inquiry, ASKED)).toBe('owner')
    const countered = afterMove(inquiry, 'owner', 'negotiate')
    expect(turnOf(countered, ASKED)).toBe('renter')
    expect(turnOf(afterMove(countered, 'renter', 'negotiate'), ASKED)).toBe('owner')
  })

  test.each(['accept', 'decline'] as const)('belongs to nobody after %s', (move) => {
    expect(turnOf(afterMove(anInquiry(), 'owner', move), ASKED)).toBeNull()
  })

  test('belongs to nobody from the deadline on', () => {
    const inquiry = anInquiry()
    expect(turnOf(inquiry, new Date(inquiry.deadlineAt.getTime() - 1))).toBe('owner')
    expect(turnOf(inquiry, inquiry.deadlineAt)).toBeNull()
  })
})

describe('negotiatedBy', () => {
  test.each([
    [anInquiry(), null],
    [anInquiry({ round: 2, lastOfferBy: 'owner' }), 'owner'],
    [anInquiry({ round: 3, lastOfferBy: 'renter' }), 'renter'],
    [anInquiry({ status: 'declined', closedBy: 'owner' }), 'decline'],
    [anInquiry({ status: 'declined', closedBy: 'renter', round: 2, lastOfferBy: 'owner' }), 'decline'],
    [anInquiry({ status: 'agreed', closedBy: 'owner' }), 'confirm_by_owner'],
    [anInquiry({ status: 'agreed', closedBy: 'renter', round: 2, lastOfferBy: 'owner' }), 'confirm_by_renter'],
    [anInquiry({ status: 'ended', closedBy: 'owner' }), 'confirm_by_owner'],
  ])('%# %o', (negotiation, expected) => expect(negotiatedBy(negotiation)).toBe(expected))
})

describe('checking a move', () => {
  const cases: [string, Negotiation, Side, number, Date, string | undefined][] = [
    ['allows the side whose turn it is', anInquiry(), 'owner', 1, ASKED, undefined],
    ['refuses the side that made the offer', anInquiry(), 'renter', 1, ASKED, 'Please wait for their answer first.'],
    [
      'refuses an answer to a replaced offer',
      anInquiry({ round: 3 }),
      'owner',
      1,
      ASKED,
      'The offer has changed. Please review it again.',
    ],
    ['refuses at the deadline', anInquiry(), 'owner', 1, anInquiry().deadlineAt, "Time's up!"],
    ['refuses when the inquiry has lapsed', anInquiry({ status: 'lapsed' }), 'owner', 1, ASKED, "Time's up!"],
    [
      'refuses when the inquiry is declined',
      anInquiry({ status: 'declined' }),
      'owner',
      1,
      ASKED,
      'This inquiry is closed.',
    ],
    [
      'refuses when the inquiry is agreed',
      anInquiry({ status: 'agreed' }),
      'owner',
      1,
      ASKED,
      'This inquiry is closed.',
    ],
    [
      'refuses when the inquiry is withdrawn',
      anInquiry({ status: 'withdrawn' }),
      'owner',
      1,
      ASKED,
      'This inquiry is closed.',
    ],
  ]

  test.each(cases)('%s', (_, negotiation, by, round, now, message) => {
    expect(checkMove(negotiation, by, round, now)?.message).toBe(message)
  })
})

test('linkOver says why a link no longer answers an offer', () => {
  const { deadlineAt } = anInquiry()
  expect(linkOver(anInquiry(), 1, deadlineAt)).toBe('late')
  expect(linkOver(anInquiry({ status: 'lapsed' }), 1, deadlineAt)).toBe('late')
  expect(linkOver(anInquiry({ status: 'withdrawn', closedBy: 'renter' }), 1, ASKED)).toBe('closed')
  expect(linkOver(anInquiry({ status: 'ended', closedBy: 'owner' }), 1, ASKED)).toBe('answered')
})

describe('any sequence of moves', () => {
  const step = fc.record({
    by: fc.constantFrom<Side>('renter', 'owner'),
    move: fc.constantFrom<Move>('negotiate', 'accept', 'decline'),
    /** Hours that pass before the move. */
    wait: fc.integer({ min: 0, max: 20 }),
    hasOutdatedPage: fc.boolean(),
  })

  test('never answers the side’s own offer or a closed, lapsed or replaced one', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let negotiation = anInquiry()
        let now = ASKED
        for (const { by, move, wait, hasOutdatedPage } of steps) {
          now = new Date(now.getTime() + wait * HOUR)
          const before = negotiation
          const shown = hasOutdatedPage ? before.round - 1 : before.round
          if (checkMove(before, by, shown, now)) continue
          negotiation = afterMove(before, by, move)

          expect(before.status).toBe('open')
          expect(sideToAnswer(before.round)).toBe(by)
          expect(linkOver(before, shown, now)).toBeNull()
          expect(linkOver(negotiation, shown, now)).toBe('answered')
          expect(before.lastOfferBy).not.toBe(by)
          expect(now < before.deadlineAt).toBe(true)
          expect(hasOutdatedPage).toBe(false)
          expect(negotiation.deadlineAt).toEqual(before.deadlineAt)
          expect(negotiation.round - before.round).toBe(move === 'negotiate' ? 1 : 0)
          expect(negotiation.closedBy).toBe(move === 'negotiate' ? null : by)
        }
        expect(negotiation.lastOfferBy).toBe(negotiation.round % 2 === 1 ? 'renter' : 'owner')
        expect(turnOf(negotiation, now) === null).toBe(!isOpen(negotiation, now))
        const mayStillMove = (['renter', 'owner'] as const).filter(
          (side) => !checkMove(negotiation, side, negotiation.round, now),
        )
        expect(mayStillMove).toHaveLength(isOpen(negotiation, now) ? 1 : 0)
      }),
    )
  })
})

describe('the deadline', () => {
  const zone = 'America/New_York'
  const far = { from: '2027-06-01', to: '2027-06-05' }

  test.each([1, 2, 3] as const)('is %i times 24 hours after the inquiry', (dayLimit) => {
    const deadline = deadlineOf({ at: ASKED, dayLimit, booking: far, zone })
    expect(deadline.getTime() - ASKED.getTime()).toBe(dayLimit * 24 * HOUR)
  })

  test('counts elapsed hours across a clock change', () => {
    const at = new Date('2026-10-31T12:00:00Z')
    expect(deadlineOf({ at, dayLimit: 2, booking: far, zone }).toISOString()).toBe('2026-11-02T12:00:00.000Z')
  })

  test.each([
    ['America/New_York', '2026-11-21T05:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-21T08:00:00.000Z'],
  ])('is no later than the start of the first day in %s', (where, expected) => {
    const booking = { from: '2026-11-21', to: '2026-11-22' }
    expect(deadlineOf({ at: ASKED, dayLimit: 3, booking, zone: where }).toISOString()).toBe(expected)
  })

  test('is the end of the day for a booking that starts today', () => {
    const booking = { from: '2026-11-20', to: '2026-11-20' }
    expect(deadlineOf({ at: ASKED, dayLimit: 1, booking, zone }).toISOString()).toBe('2026-11-21T05:00:00.000Z')
  })

  test('is always in the future and within the limit', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
        fc.constantFrom<DayLimit>(1, 2, 3),
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom('America/New_York', 'America/Los_Angeles'),
        (at, dayLimit, ahead, where) => {
          const from = dayAhead(at, ahead, where)
          const length = deadlineOf({ at, dayLimit, booking: { from, to: from }, zone: where }).getTime() - at.getTime()
          expect(length).toBeGreaterThan(0)
          expect(length).toBeLessThanOrEqual(dayLimit * 24 * HOUR)
        },
      ),
    )
  })

  function dayAhead(at: Date, days: number, where: string): string {
    const shown = new Intl.DateTimeFormat('en-CA', { timeZone: where, dateStyle: 'short' }).format(at)
    return new Date(Date.parse(`${shown}T00:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10)
  }
})

describe('the countdown', () => {
  test.each([
    ['2026-11-22T15:00:00Z', '2d 0h 0m'],
    ['2026-11-21T21:12:00Z', '1d 6h 12m'],
    ['2026-11-20T15:00:01Z', '1m'],
    ['2026-11-20T16:00:00Z', '1h 0m'],
    ['2026-11-20T15:00:00Z', "Time's up!"],
    ['2026-11-20T14:59:59Z', "Time's up!"],
  ])('until %s reads %s', (deadline, text) => expect(countdown(Date.parse(deadline) - ASKED.getTime())).toBe(text))

  test('ends exactly when the inquiry is no longer open', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200 * HOUR, max: 200 * HOUR }), (passed) => {
        const inquiry = anInquiry()
        const now = new Date(ASKED.getTime() + passed)
        expect(timeLeft(inquiry.deadlineAt.getTime() - now.getTime()) !== null).toBe(isOpen(inquiry, now))
      }),
    )
  })
})
