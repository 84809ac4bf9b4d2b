import { expect, test } from 'vitest'
import { inboxTab, THREAD_BADGES, threadState } from '~/models/deals/inbox'
import type { InquiryStatus, Side } from '~/models/trade/vocabulary/deals'

const DEADLINE = new Date('2026-12-03T12:00:00Z')
const BEFORE = new Date('2026-12-03T11:59:59Z')

const negotiation = (status: InquiryStatus, lastOfferBy: Side = 'renter') => ({
  status,
  round: lastOfferBy === 'renter' ? 1 : 2,
  lastOfferBy,
  closedBy: null,
  deadlineAt: DEADLINE,
})

test.each([
  ['open', 'renter', false, BEFORE, 'toAnswer'],
  ['open', 'owner', false, BEFORE, 'waiting'],
  ['open', 'renter', false, DEADLINE, 'timeIsUp'],
  ['open', 'owner', false, DEADLINE, 'timeIsUp'],
  ['open', 'renter', true, BEFORE, 'withdrawn'],
  ['agreed', 'renter', false, DEADLINE, 'agreed'],
  ['agreed', 'owner', false, DEADLINE, 'agreed'],
  ['agreed', 'owner', true, DEADLINE, 'ended'],
  ['declined', 'renter', false, BEFORE, 'declined'],
  ['withdrawn', 'renter', false, BEFORE, 'withdrawn'],
  ['lapsed', 'renter', false, DEADLINE, 'timeIsUp'],
  ['ended', 'owner', false, DEADLINE, 'ended'],
] as const)('%s, last offer by the %s, list vehicle removed %s, at %s: %s', (status, by, isOver, at, state) => {
  expect(threadState(negotiation(status, by), { isOver, orderItem: null }, at)).toBe(state)
})

test.each([
  ['confirmed', 'booked'],
  ['completed', 'ended'],
  ['cancelled', 'ended'],
] as const)('an agreed inquiry whose order item is %s is %s', (orderItem, state) => {
  expect(threadState(negotiation('agreed'), { isOver: false, orderItem }, DEADLINE)).toBe(state)
})

test('inquiries to answer are in the default tab, finished ones in the closed tab', () => {
  expect(THREAD_BADGES.toAnswer.tab).toBe(inboxTab(null))
  for (const state of ['declined', 'withdrawn', 'timeIsUp', 'ended'] as const) {
    expect(THREAD_BADGES[state].tab).toBe('closed')
  }
})

test.each([
  ['agreed', 'agreed'],
  ['nonsense', 'to-answer'],
  ['', 'to-answer'],
  [null, 'to-answer'],
])('tab=%s opens the tab %s', (text, tab) => {
  expect(inboxTab(text)).toBe(tab)
})
