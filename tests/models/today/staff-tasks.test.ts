import { expect, test } from 'vitest'
import { type StaffFacts, type StuckOrders, staffTasks } from '~/models/today/staff-tasks'
import { ranked, type Task } from '~/models/today/tasks'

const words = ({ urgency, text }: Task) => `${urgency}: ${text}`

const PARTIES = {
  title: '1976 Chevrolet Caprice',
  owner: 'Omar Haddad',
  production: 'Red Clay Pictures',
  project: 'Ferry Street',
}
const NONE: StuckOrders = { count: 0, first: null }
const QUIET: StaffFacts = {
  signUps: 0,
  givenUp: 0,
  stuck: { unsigned: NONE, docusign: NONE, documents: NONE, overdue: NONE, photos: NONE },
  waiting: { count: 0, first: null },
  licenses: [],
}

const waiting = (count: number, millisecondsLeft: number): StaffFacts['waiting'] => ({
  count,
  first: { inquiryId: 'q1', millisecondsLeft, ...PARTIES },
})

/** Stuck orders, the first of which is picked up on this day; today is December 7. */
const stuck = (count: number, day: string, papers: Partial<StuckOrders['first']> = {}): StuckOrders => ({
  count,
  first: {
    orderId: 1006,
    ...PARTIES,
    day,
    today: '2026-12-07',
    delivers: false,
    agreement: 'not_signed',
    hasDocuments: true,
    ...papers,
  },
})

test('the tasks of the staff', () => {
  expect(staffTasks(QUIET)).toEqual([])
  const busy: StaffFacts = {
    signUps: 1,
    givenUp: 2,
    stuck: {
      unsigned: stuck(4, '2026-12-09'),
      docusign: stuck(1, '2026-12-09'),
      documents: stuck(100, '2026-12-09'),
      overdue: stuck(2, '2026-12-05'),
      photos: stuck(3, '2026-12-06'),
    },
    waiting: waiting(1, 40 * 60_000),
    licenses: [{ kind: 'tax-license', expiresOn: '2027-01-10', today: '2026-12-07' }],
  }
  expect(ranked(staffTasks(busy)).map(words)).toEqual([
    'late: 2 orders overdue',
    'late: 3 orders with pickup photos missing',
    'today: 1 inquiry expires in 40m',
    'today: 1 account request to review',
    'today: 2 messages could not be delivered',
    'today: 1 order stuck in DocuSign',
    'soon: 4 orders not signed or declined',
    'soon: 99+ orders signed, without PO and COI',
    'soon: Tax license expires Jan 10, 2027',
  ])
})

test.each([
  ['2026-12-07', 'late'],
  ['2026-12-08', 'today'],
  ['2026-12-09', 'soon'],
])('an order with missing paperwork and its first day on %s is as urgent as for the crew: %s', (day, urgency) => {
  const tasks = staffTasks({ ...QUIET, stuck: { ...QUIET.stuck, unsigned: stuck(1, day), documents: stuck(1, day) } })
  expect(tasks.map((task) => task.urgency)).toEqual([urgency, urgency])
})

test('a task about one order says since or until when, and leads to it', () => {
  const one = {
    ...QUIET.stuck,
    overdue: stuck(1, '2026-12-04'),
    photos: stuck(1, '2026-12-06'),
    unsigned: stuck(1, '2026-12-08', { hasDocuments: false, delivers: true }),
    documents: stuck(1, '2026-12-06', { agreement: 'signed', hasDocuments: false }),
  }
  const tasks = staffTasks({ ...QUIET, stuck: one })
  expect(tasks.map(({ text }) => text)).toEqual([
    'Overdue since Sat',
    'Pickup photos missing, rental started yesterday',
    'Unsigned, PO and COI missing, delivery tomorrow',
    'PO and COI missing, rental started yesterday',
  ])
  expect(new Set(tasks.map(({ button, to }) => `${button}: ${to}`))).toEqual(
    new Set(['Open order #1006: /provider/orders/1006']),
  )
})

test.each([
  ['2026-12-06', ['late: Business license expired yesterday']],
  ['2026-12-07', ['today: Business license expires today']],
  ['2026-12-08', ['today: Business license expires tomorrow']],
  ['2027-01-21', ['soon: Business license expires Jan 21, 2027']],
  ['2027-01-22', []],
] as const)('a license that is valid until %s', (expiresOn, expected) => {
  const licenses = [{ kind: 'business-license', expiresOn, today: '2026-12-07' }] as const
  const tasks = staffTasks({ ...QUIET, licenses })
  expect(tasks.map(words)).toEqual(expected)
  for (const { button, to } of tasks) expect([button, to]).toEqual(['Open documents', '/provider/documents'])
})

test.each([
  [1, '1 inquiry expires in 3h 0m', '', 'Open inquiry', '/provider/inquiries/q1'],
  [2, '2 inquiries expire within 24 hours, the first in 3h 0m', 'First: ', 'Open inquiries', '/provider/inquiries'],
])('a task about %i inquiries says which is due first and when', (count, text, lead, button, to) => {
  const about = `${lead}1976 Chevrolet Caprice, for Red Clay Pictures (Ferry Street), owner Omar Haddad`
  const tasks = staffTasks({ ...QUIET, waiting: waiting(count, 3 * 3_600_000) })
  expect(tasks).toMatchObject([{ text, about, button, to }])
})

test.each([
  ['overdue', 'with'],
  ['photos', 'with'],
  ['unsigned', 'for'],
] as const)('a task about %s orders names the first one, %s its production', (by, word) => {
  const aboutOf = (count: number) =>
    staffTasks({ ...QUIET, stuck: { ...QUIET.stuck, [by]: stuck(count, '2026-12-05') } }).map(({ about }) => about)
  const about = `1976 Chevrolet Caprice, ${word} Red Clay Pictures (Ferry Street), owner Omar Haddad`
  expect(aboutOf(1)).toEqual([about])
  expect(aboutOf(2)).toEqual([`First: ${about}, order #1006`])
})
