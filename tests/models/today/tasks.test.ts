import { expect, test } from 'vitest'
import { aTask } from '#tests/world/tasks'
import type { BookedFacts } from '~/models/today/booking-tasks'
import { bookingTasksOfCrew, type DealFacts, dealTasksOfCrew } from '~/models/today/crew-tasks'
import { changesSince } from '~/models/today/digest'
import { bookingTasksOfOwner, inquiryTasks, listingTasks } from '~/models/today/owner-tasks'
import { ranked, type Task, taskCounts, taskSummary } from '~/models/today/tasks'
import type { AccessContext } from '~/models/trade/access/permissions'

/** A Monday. */
const TODAY = '2026-12-07'
const NOW = new Date('2026-12-07T12:00:00Z')
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

const EMAIL = 'dana@example.com'
const project = { id: 'p1', title: 'The Long Haul' }
const LEADER: AccessContext = {
  applicationRole: 'backlot_renter_application_admin',
  projectRole: 'Manager',
  projectStatus: 'active',
}
const MEMBER: AccessContext = { ...LEADER, applicationRole: 'backlot_renter_application_member', projectRole: 'Member' }
const VIEWER: AccessContext = { ...LEADER, applicationRole: 'backlot_renter_application_user', projectRole: 'User' }

/** A signed rental with its documents, with nothing due today. */
const QUIET: BookedFacts = {
  orderId: 1001,
  orderItemId: 'i1',
  title: '1976 Chevrolet Caprice',
  photoId: null,
  booking: { from: '2026-12-10', to: '2026-12-14' },
  today: TODAY,
  status: 'confirmed',
  project: { ...project, productionCompany: 'Red Clay Pictures' },
  agreement: 'signed',
  hasDocuments: true,
  signerEmail: null,
  coiExpiresOn: null,
  orderDays: { from: '2026-12-10', to: '2026-12-14' },
  delivers: false,
  drivers: { sent: 0, opened: 0 },
  photographed: [],
  returnToCheckSince: null,
}

const from = (first: string, last = '2026-12-20'): Partial<BookedFacts> => ({
  booking: { from: first, to: last },
  orderDays: { from: first, to: last },
})
const words = ({ urgency, text }: Task) => `${urgency}: ${text}`

const CREW: [string, Partial<BookedFacts>, string[]][] = [
  ['nothing', {}, []],
  ['overdue', from('2026-12-01', '2026-12-04'), ['late: Overdue since Sat']],
  ['overdue for long', from('2026-11-02', '2026-11-20'), ['late: Overdue since Nov 21']],
  ['unsigned', { agreement: 'not_signed' }, ['soon: Unsigned, pickup Thu']],
  [
    'unsigned, pickup tomorrow',
    { ...from('2026-12-08'), agreement: 'not_signed' },
    ['today: Unsigned, pickup tomorrow'],
  ],
  [
    'unsigned, pickup today',
    { ...from('2026-12-07'), agreement: 'not_signed' },
    ['late: Unsigned, pickup today', 'today: Pickup today'],
  ],
  [
    'unsigned, the second pickup of the order tomorrow',
    { ...from('2026-12-08'), orderDays: { from: '2026-12-06', to: '2026-12-20' }, agreement: 'not_signed' },
    ['late: Unsigned, rental started yesterday', 'soon: Pickup tomorrow'],
  ],
  [
    'declined, rental started',
    { ...from('2026-12-06'), agreement: 'declined', photographed: ['renter'] },
    ['late: Agreement declined, rental started yesterday'],
  ],
  ['documents', { hasDocuments: false }, ['soon: PO and COI missing, pickup Thu']],
  [
    'unsigned without documents',
    { agreement: 'not_signed', hasDocuments: false },
    ['soon: Unsigned, PO and COI missing, pickup Thu'],
  ],
  ['COI', { coiExpiresOn: '2026-12-10' }, ['soon: COI expires Thu']],
  ['COI tomorrow', { coiExpiresOn: '2026-12-08' }, ['today: COI expires tomorrow']],
  ['COI expired', { coiExpiresOn: '2026-12-05' }, ['late: COI expired Sat']],
  ['COI that covers the rental', { coiExpiresOn: '2026-12-14' }, []],
  ['driver', { drivers: { sent: 2, opened: 0 } }, []],
  [
    'driver, pickup on Wednesday',
    { ...from('2026-12-09'), drivers: { sent: 2, opened: 0 } },
    ['soon: Driver has not opened the link, pickup Wed'],
  ],
  [
    'driver, delivery tomorrow',
    { ...from('2026-12-08'), delivers: true, drivers: { sent: 1, opened: 0 } },
    ['today: Driver has not opened the link, delivery tomorrow'],
  ],
  [
    'driver, pickup today',
    { ...from(TODAY), drivers: { sent: 1, opened: 0 } },
    ['today: Driver has not opened the link, pickup today', 'today: Pickup today'],
  ],
  ['one driver has opened it', { ...from('2026-12-09'), drivers: { sent: 2, opened: 1 } }, []],
  ['pickup', from('2026-12-07'), ['today: Pickup today']],
  ['pickup done', { ...from('2026-12-07'), photographed: ['renter'] }, []],
  ['photos', from('2026-12-05'), ['late: Pickup photos missing, rental started Sat']],
  [
    'photos of the owner only',
    { ...from('2026-12-05'), photographed: ['owner'] },
    ['late: Pickup photos missing, rental started Sat'],
  ],
  ['photos, too late', from('2026-12-03'), []],
  ['return', from('2026-12-01', '2026-12-07'), ['today: Due back today']],
  ['return tomorrow', from('2026-12-01', '2026-12-08'), ['soon: Due back tomorrow']],
]

test.each(CREW)('a manager’s tasks about a booking: %s', (_, part, expected) => {
  const tasks = bookingTasksOfCrew([{ ...QUIET, ...part }], () => LEADER, EMAIL)
  expect(ranked(tasks).map(words)).toEqual(expected)
})

test('members and Viewers get the tasks that they may do', () => {
  const items = [
    {
      ...QUIET,
      ...from('2026-12-08'),
      agreement: 'not_signed' as const,
      coiExpiresOn: '2026-12-08',
      drivers: { sent: 1, opened: 0 },
    },
  ]
  const unread = bookingTasksOfCrew(items, () => MEMBER, EMAIL)
  expect(unread.map(words)).toEqual(['today: Driver has not opened the link, pickup tomorrow'])
  expect(unread[0]?.to).toBe('/projects/p1/list/orders/1001/recipients')
  const order = '/orders/1001/details/p1/The%20Long%20Haul'
  expect(bookingTasksOfCrew(items, () => LEADER, EMAIL)[0]).toMatchObject({ button: 'Resend agreement', to: order })
  expect(bookingTasksOfCrew(items, () => VIEWER, EMAIL).map(words)).toEqual(['soon: Pickup tomorrow'])
  const overdue = [{ ...QUIET, ...from('2026-12-01', '2026-12-04') }]
  const task = { kind: 'overdue', urgency: 'late', text: 'Overdue since Sat', button: 'Start return' }
  for (const access of [MEMBER, VIEWER])
    expect(bookingTasksOfCrew(overdue, () => access, EMAIL)).toMatchObject([
      { ...task, to: '/pickupDetails/1001/i1/return' },
    ])
})

test('the vehicles of an order are one task, and lead to the order', () => {
  const late = { ...QUIET, ...from('2026-12-01', '2026-12-05') }
  const one = bookingTasksOfCrew([{ ...late, photoId: 'p1' }], () => LEADER, EMAIL)
  expect(one).toMatchObject([
    {
      photoId: 'p1',
      about: '1976 Chevrolet Caprice, order #1001',
      to: '/orders/1001/details/p1/The%20Long%20Haul/i1/completion',
      button: 'Complete the rental',
    },
  ])
  const two = bookingTasksOfCrew(
    [late, { ...late, orderItemId: 'i2' }, { ...late, orderId: 1002 }],
    () => LEADER,
    EMAIL,
  )
  expect(two.map(({ about, to, items }) => [about, to, items?.map(({ id }) => id)])).toEqual([
    ['2 vehicles, order #1001', '/orders/1001/details/p1/The%20Long%20Haul', ['i1', 'i2']],
    ['1976 Chevrolet Caprice, order #1002', '/orders/1002/details/p1/The%20Long%20Haul/i1/completion', ['i1']],
  ])
})

test('the owner’s tasks about a booking', () => {
  const tasks = (part: Partial<BookedFacts>, delivers = false) =>
    bookingTasksOfOwner([{ ...QUIET, ...part, zone: 'America/New_York', delivers }], NOW).map(words)
  expect(tasks({ agreement: 'not_signed', hasDocuments: false })).toEqual([])
  expect(tasks(from('2026-12-01', '2026-12-04'))).toEqual(['late: Overdue since Sat'])
  expect(tasks(from('2026-12-08'))).toEqual(['soon: Pickup tomorrow'])
  expect(tasks(from('2026-12-08'), true)).toEqual(['soon: Delivery tomorrow'])
  expect(tasks({ ...from('2026-12-06'), photographed: ['renter'] })).toEqual([
    'late: Pickup photos missing, rental started yesterday',
  ])
  expect(tasks(from('2026-12-01', '2026-12-07'))).toEqual(['today: Due back today'])
  const checked = { ...from('2026-12-01', '2026-12-06'), status: 'completed' as const }
  expect(tasks({ ...checked, returnToCheckSince: inHours(-2) })).toEqual([
    'today: Return to check until Dec 8, 5:00 AM ET',
  ])
  expect(tasks({ ...checked, returnToCheckSince: inHours(-24) })).toEqual([])
})

const deal = (part: Partial<DealFacts>): DealFacts => ({
  projectId: 'p1',
  listVehicleId: 'l1',
  title: '1957 Chevrolet Bel Air',
  photoId: 'p1',
  stage: 'to_answer',
  deadlineAt: inHours(30),
  booking: { from: '2026-12-14', to: '2026-12-16' },
  today: TODAY,
  ...part,
})

test('a completed rental leaves nothing but its return to check', () => {
  const completed = {
    ...QUIET,
    status: 'completed' as const,
    returnToCheckSince: inHours(-2),
    agreement: 'not_signed' as const,
    coiExpiresOn: '2026-12-05',
    drivers: { sent: 1, opened: 0 },
    zone: 'America/New_York',
    delivers: false,
  }
  for (const days of [from('2026-12-05', TODAY), from(TODAY, TODAY)]) {
    expect(bookingTasksOfCrew([{ ...completed, ...days }], () => LEADER, EMAIL)).toEqual([])
    expect(bookingTasksOfOwner([{ ...completed, ...days }], NOW).map(words)).toEqual([
      'today: Return to check until Dec 8, 5:00 AM ET',
    ])
  }
})

test('offers and agreed rates are one task per project', () => {
  const deals = [
    deal({}),
    deal({ deadlineAt: inHours(3.5), title: '1969 Dodge Charger', photoId: 'p2' }),
    deal({}),
    deal({ stage: 'available', booking: { from: '2026-12-08', to: '2026-12-09' } }),
  ]
  const tasks = dealTasksOfCrew({ project, access: LEADER, deals }, NOW)
  expect(tasks.map((task) => [words(task), task.about, task.photoId, task.to])).toEqual([
    [
      'today: 3 offers to answer, first due in 3h 30m',
      '1969 Dodge Charger, 1957 Chevrolet Bel Air, and 1 more',
      'p2',
      '/projects/p1/list?status=needs-you',
    ],
    [
      'today: Rate agreed, not booked, first day tomorrow',
      '1957 Chevrolet Bel Air',
      'p1',
      '/projects/p1/list?card=l1#card-l1',
    ],
  ])
  const agreed = [deal({ stage: 'available' }), deal({ stage: 'available', title: '1951 Hudson Hornet' })]
  expect(dealTasksOfCrew({ project, access: LEADER, deals: agreed }, NOW)).toMatchObject([
    { text: '2 rates agreed, not booked, first day Dec 14', about: '1957 Chevrolet Bel Air and 1951 Hudson Hornet' },
  ])
  expect(dealTasksOfCrew({ project, access: LEADER, deals: [deal({})] }, NOW)).toMatchObject([
    { urgency: 'soon', text: '1 offer to answer, 1d 6h 0m left', about: '1957 Chevrolet Bel Air, Dec 14 to Dec 16' },
  ])
  const asks: AccessContext = { ...LEADER, applicationRole: MEMBER.applicationRole }
  const buttons = [LEADER, asks].map((access) => dealTasksOfCrew({ project, access, deals: agreed }, NOW)[0]?.button)
  expect(buttons).toEqual(['Book', 'Ask an admin to book'])
  for (const access of [MEMBER, VIEWER, { ...LEADER, projectStatus: 'inactive' as const }])
    expect(dealTasksOfCrew({ project, access, deals }, NOW)).toEqual([])
})

test('each of the owner’s inquiries is a task with its offer', () => {
  const inquiry = {
    id: 'q1',
    title: '1976 Chevrolet Caprice',
    photoId: 'p1',
    productionCompany: 'Red Clay Pictures',
    booking: { from: '2026-12-20', to: '2026-12-26' },
    today: '2026-12-07',
    lastOffer: 100_500,
    isFirstOffer: true,
    deadlineAt: inHours(3),
  }
  expect(inquiryTasks([inquiry, { ...inquiry, isFirstOffer: false }], NOW)).toMatchObject([
    {
      text: 'Inquiry to answer, 3h 0m left',
      about: '1976 Chevrolet Caprice, Red Clay Pictures, Dec 20 to Dec 26, $1,005',
      photoId: 'p1',
      to: '/owner/inquiries/q1',
    },
    { text: 'Counteroffer to answer, 3h 0m left' },
  ])
  const listing = { id: 'v1', title: '1976 Chevrolet Caprice', photoId: null, hasEditRequest: true, failingSince: NOW }
  expect(listingTasks([listing]).map(({ text }) => text)).toEqual([
    'Edits requested, no inquiries until then',
    'External calendar cannot be read',
  ])
})

test('tasks rank by urgency, overdue vehicles first, then by when they are due', () => {
  const task = aTask({ kind: 'pickup', urgency: 'soon', project: null, due: '2026-12-09' })
  const tasks: Task[] = [
    { ...task, text: 'fourth' },
    { ...task, text: 'third', due: '2026-12-08T09:00:00.000Z' },
    { ...task, text: 'second', urgency: 'today' },
    { ...task, text: 'first', urgency: 'late', kind: 'overdue', due: '2026-12-31' },
    { ...task, text: 'photos', urgency: 'late', due: '2026-12-01' },
    { ...task, text: 'last', kind: 'offers' },
  ]
  expect(ranked(tasks).map(({ text }) => text)).toEqual(['first', 'photos', 'second', 'third', 'fourth', 'last'])
  expect(taskSummary(tasks)).toBe('2 tasks late, 1 due today, 3 coming up')
  expect(taskSummary([])).toBe('')
  expect(taskCounts(tasks)).toEqual({ task: 3, offer: 1 })
})

test('changes are listed since the last digest, at most for three days', () => {
  expect(changesSince(null, NOW)).toEqual(inHours(-24))
  expect(changesSince(inHours(-25), NOW)).toEqual(inHours(-25))
  expect(changesSince(inHours(-200), NOW)).toEqual(inHours(-72))
})

test.each([
  ['not_signed', 'nora@example.com', 'Resend agreement'],
  ['not_signed', 'Dana@Example.com', 'Sign the agreement'],
  ['declined', null, 'Send new agreement'],
] as const)('what a leader can do about an agreement that is %s, sent to %s: %s', (agreement, signerEmail, button) => {
  expect(bookingTasksOfCrew([{ ...QUIET, agreement, signerEmail }], () => LEADER, EMAIL)).toMatchObject([{ button }])
})
