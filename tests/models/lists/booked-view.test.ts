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
const MEMBER: AccessContext = { ...VIEWER, projectRole: 'Member' }

function view(from: string, to: string, part: Partial<Paperwork>, access = MEMBER) {
  const booking = { from, to }
  const paperwork: Paperwork = { agreement: 'signed', hasDocuments: true, orderDays: booking, ...part }
  return bookedView({ orderId: 1006, booking, today: TODAY, paperwork, photographed: [] }, access)
}

test.each([
  ['2026-12-20', '2026-12-24', {}, ['available: Agreement signed']],
  ['2026-12-08', '2026-12-11', { agreement: 'not_signed' as const }, ['waiting: Unsigned, pickup tomorrow']],
  ['2026-12-07', '2026-12-11', { agreement: 'not_signed' as const }, ['refused: Unsigned, pickup today']],
  [
    '2026-12-09',
    '2026-12-11',
    { hasDocuments: false },
    ['booked: PO and COI missing, pickup Wed', 'available: Agreement signed'],
  ],
  ['2026-12-01', '2026-12-05', {}, ['refused: Overdue since Sat', 'available: Agreement signed']],
  ['2026-12-05', '2026-12-11', {}, ['refused: Photos missing, picked up Sat', 'available: Agreement signed']],
])('booked from %s to %s, %o: %o', (from, to, part, expected) => {
  expect(view(from, to, part).marks.map(({ label, tone }) => `${tone}: ${label}`)).toEqual(expected)
})

test.each([
  ['signed', true, null],
  [null, true, null],
  ['signed', false, 'Missing: purchase order and certificate of insurance'],
  ['declined', true, 'Missing: signed rental agreement'],
] as const)('agreement %s, documents %s: %s', (agreement, hasDocuments, expected) => {
  expect(missingPapersText({ agreement, hasDocuments })).toBe(expected)
})

test('every member sees it, and editors may send the pickup details', () => {
  expect(view('2026-12-20', '2026-12-24', {}).maySendPickup).toBe(true)
  expect(view('2026-12-20', '2026-12-24', {}, VIEWER)).toMatchObject({ orderId: 1006, maySendPickup: false })
})
