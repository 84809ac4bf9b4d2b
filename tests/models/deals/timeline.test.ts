import { describe, expect, test } from 'vitest'
import { checkMessage } from '~/models/deals/negotiation'
import { DEAL_MESSAGE_MESSAGES } from '~/models/deals/timeline/message-limits'
import { type TimelineFacts, timeline } from '~/models/deals/timeline/timeline'
import { INQUIRY_STATUSES } from '~/models/trade/vocabulary/deals'

const at = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour))
const NOW = at(20)
const RENTER = { side: 'renter', author: 'Dana Whitlock' } as const
const OWNER = { side: 'owner', author: 'Omar Haddad' } as const

const FACTS: TimelineFacts = {
  productionCompany: 'Red Clay Pictures',
  owner: 'Omar Haddad',
  zone: 'America/New_York',
  booking: { from: '2026-12-07', to: '2026-12-11' },
  status: 'open',
  closedBy: null,
  closedAt: null,
  deadlineAt: at(30),
  declineReason: null,
  lastOffer: 48_000,
  offers: [
    { ...RENTER, round: 1, amount: 45_000, at: at(12) },
    { ...OWNER, round: 2, amount: 48_000, at: at(14) },
  ],
  messages: [
    { ...RENTER, id: 'm1', kind: 'message', round: null, text: 'Hubcaps?', at: at(13) },
    { ...OWNER, id: 'm2', kind: 'offer', round: 2, text: 'With hubcaps.', at: at(14) },
  ],
  byStaff: [],
}

/** 'who: what amount text', one line per entry. */
function lines(facts: Partial<TimelineFacts>, reader: Parameters<typeof timeline>[1], now = NOW) {
  return timeline({ ...FACTS, ...facts }, reader, now).map(({ who, what, amount, text, isOwn }) =>
    [isOwn ? '>' : '<', `${who}:`, what, amount, ...text.map((part) => part.text)]
      .filter((it) => it || it === 0)
      .join(' '),
  )
}

describe('a timeline', () => {
  test('orders offers with their notes, and messages; each side sees what it may know of the other', () => {
    expect(lines({}, 'renter')).toEqual([
      '> Dana Whitlock: Inquiry for Dec 7 to Dec 11 45000',
      '> Dana Whitlock: Hubcaps?',
      '< The owner: Offer 48000 With hubcaps.',
    ])
    expect(lines({}, 'owner')).toEqual([
      '< Red Clay Pictures: Inquiry 45000',
      '< Red Clay Pictures: Hubcaps?',
      '> You: Offer 48000 With hubcaps.',
    ])
    expect(lines({}, 'staff')[0]).toBe('< Red Clay Pictures, Dana Whitlock: Inquiry 45000')
    expect(lines({}, 'staff')[2]).toBe('> Omar Haddad: Offer 48000 With hubcaps.')
  })

  test('names the time zone for staff, and for the sides only another one than New York', () => {
    const whenOf = (reader: Parameters<typeof timeline>[1], zone: string) =>
      timeline({ ...FACTS, zone }, reader, NOW)[0]?.when
    expect(whenOf('staff', 'America/New_York')).toBe('Dec 1, 7:00 AM ET')
    expect(whenOf('owner', 'America/New_York')).toBe('today, 7:00 AM')
    expect(whenOf('owner', 'America/Los_Angeles')).toBe('today, 4:00 AM PT')
  })

  const closed = { closedAt: at(16), closedBy: 'owner' } as const
  const note = { ...OWNER, id: 'm3', kind: 'decline', round: null, text: 'Sorry.', at: at(16) } as const
  test.each([
    ['agreed', { ...closed, status: 'agreed' }, '< The owner: Accepted 48000'],
    ['ended', { ...closed, status: 'ended', closedBy: 'renter' }, '> Red Clay Pictures: Accepted 48000'],
    [
      'declined',
      { ...closed, status: 'declined', declineReason: 'use', messages: [note] },
      '< The owner: Declined: not available for this use Sorry.',
    ],
    ['declined for another reason', { ...closed, status: 'declined', declineReason: 'other' }, '< The owner: Declined'],
    ['withdrawn', { ...closed, status: 'withdrawn', closedBy: 'renter' }, '> Red Clay Pictures: Withdrew the inquiry'],
    ['ended by the owner', { ...closed, status: 'withdrawn' }, '< The owner: Ended the inquiry'],
    ['lapsed', { status: 'lapsed', closedAt: at(18) }, "< : Time's up!"],
    ['late', { deadlineAt: at(18) }, "< : Time's up!"],
  ] as const satisfies [string, Partial<TimelineFacts>, string][])('ends when it is %s', (_, facts, last) => {
    expect(lines(facts, 'renter').at(-1)).toBe(last)
  })

  test('says what staff did on behalf of a side, and why', () => {
    const pru = { name: 'Pru Delacroix', side: 'owner' } as const
    const byStaff = [
      { ...pru, reason: 'by phone', about: 2 },
      { ...pru, reason: 'still by phone', about: 'end' },
      { ...pru, side: 'renter' as const, reason: 'no signal', about: 'm1' },
    ]
    const entries = timeline({ ...FACTS, ...closed, status: 'agreed', byStaff }, 'renter', NOW)
    expect(entries[1]?.who).toBe('Red Clay Pictures')
    expect(entries.map(({ behalf }) => behalf)).toEqual([
      null,
      'Pru Delacroix of Backlot, on behalf of Red Clay Pictures: no signal',
      'Pru Delacroix of Backlot, on behalf of the owner: by phone',
      'Pru Delacroix of Backlot, on behalf of the owner: still by phone',
    ])
  })
})

test('messages are possible until the deadline and after an agreement', () => {
  const negotiation = { round: 2, lastOfferBy: 'owner', closedBy: null, deadlineAt: at(30) } as const
  const check = (part: { isOver?: boolean; now?: Date }) =>
    INQUIRY_STATUSES.map((status) => {
      const thread = { negotiation: { ...negotiation, status }, isOver: part.isOver ?? false }
      return checkMessage(thread, part.now ?? NOW)?.message ?? null
    })
  const [late, over] = ["Time's up!", DEAL_MESSAGE_MESSAGES.closed]
  // open, agreed, declined, withdrawn, lapsed, ended
  expect(check({})).toEqual([null, null, over, over, late, null])
  expect(check({ now: at(30) })).toEqual([late, null, over, over, late, null])
  expect(check({ isOver: true })).toEqual([over, null, over, over, late, null])
})
