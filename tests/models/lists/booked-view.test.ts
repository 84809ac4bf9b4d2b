import { expect, test } from 'vitest'
import { bookedView } from '~/models/lists/booked-view'
import type { AccessContext } from '~/models/trade/access/permissions'
import { missingPapersText, type Paperwork } from '~/models/trade/due/booking-due'

/** A Monday. */
const TODAY = '2026-12-07'
const VIEWER: AccessContext = {
  applicationRole: 'backlot_renter_application_user',
  projectRole: 'User',
  projectStatus: 'active',
}
type Own = Partial<Pick<Parameters<typeof bookedView>[0], 'delivers' | 'photographed'>>
const MEMBER: AccessContext = { ...VIEWER, projectRole: 'Member' }
const MANAGER: AccessContext = {
  ...VIEWER,
  applicationRole: 'backlot_renter_application_admin',
  projectRole: 'Manager',
}

function view(from: string, to: string, part: Partial<Paperwork>, access = MEMBER, own: Own = {}) {
  const booking = { from, to }
  const paperwork: Paperwork = { agreement: 'signed', hasDocuments: true, orderDays: booking, delivers: false, ...part }
  return bookedView(
    {
      orderId: 1006,
      itemId: 'i1',
      booking,
      today: TODAY,
      paperwork,
      photographed: [],
      rateCents: access === VIEWER ? null : 177_000,
      taxCents: 15_753,
      delivers: false,
      ...own,
    },
    access,
  )
}

test.each([
  ['2026-12-20', '2026-12-24', {}, ['available: Agreement signed']],
  ['2026-12-08', '2026-12-11', { agreement: 'not_signed' as const }, ['waiting: Unsigned']],
  ['2026-12-07', '2026-12-11', { agreement: 'not_signed' as const }, ['refused: Unsigned']],
  ['2026-12-09', '2026-12-11', { hasDocuments: false }, ['booked: PO and COI missing']],
  ['2026-12-01', '2026-12-04', {}, ['refused: Overdue since Sat']],
  ['2026-12-05', '2026-12-11', {}, ['refused: Pickup photos missing']],
])('booked from %s to %s, %o: %o', (from, to, part, expected) => {
  expect(view(from, to, part, MANAGER).marks.map(({ label, tone }) => `${tone}: ${label}`)).toEqual(expected)
})

test.each([
  ['signed', true, null],
  [null, true, null],
  ['signed', false, 'Missing: PO, COI'],
  ['declined', true, 'Missing: signed agreement'],
] as const)('agreement %s, documents %s: %s', (agreement, hasDocuments, expected) => {
  expect(missingPapersText({ agreement, hasDocuments })).toBe(expected)
})

test.each([
  ['viewer', VIEWER],
  ['member', MEMBER],
] as const)('a %s, who cannot help, sees only what is late in color', (_, access) => {
  const part = { agreement: 'not_signed' as const }
  expect(view('2026-12-08', '2026-12-11', part, access).marks).toEqual([{ label: 'Unsigned', tone: 'gone' }])
  expect(view('2026-12-01', '2026-12-05', part, access).marks[0]).toMatchObject({ tone: 'refused' })
})

test('the terms lead to the pickup and then to the return, with the rate for those who see prices', () => {
  const terms = (from: string, to: string, access?: AccessContext) => view(from, to, {}, access).terms
  expect(terms('2026-12-08', '2026-12-11')).toEqual([
    'Dec 8 to Dec 11 at ',
    '$1,770',
    ', $1,927.53 with tax. Pickup tomorrow. Order #1006.',
  ])
  expect(terms('2026-12-05', '2026-12-11', VIEWER)).toEqual(['Dec 5 to Dec 11. Due back Fri. Order #1006.'])
})

test('the terms do not say when an overdue vehicle was due back', () => {
  expect(view('2026-12-01', '2026-12-04', {}, VIEWER).terms).toEqual(['Dec 1 to Dec 4. Order #1006.'])
})

test.each([
  [{ delivers: true }, 'Delivery today'],
  [{ photographed: ['owner'] }, 'Pickup today'],
  [{ photographed: ['renter'] }, 'Due back Fri'],
] satisfies [Own, string][])('on its first day, a vehicle with %o is named by its %s', (own, expected) => {
  const terms = view('2026-12-07', '2026-12-11', {}, MEMBER, own).terms.join('')
  expect(terms).toContain(` with tax. ${expected}. Order`)
})

test('every member sees it, and editors may send the pickup details', () => {
  expect(view('2026-12-20', '2026-12-24', {}).maySendPickup).toBe(true)
  expect(view('2026-12-20', '2026-12-24', {}, VIEWER)).toMatchObject({ orderId: 1006, maySendPickup: false })
})
