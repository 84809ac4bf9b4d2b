import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { PickupsAhead, VehiclesOut } from '~/components/orders/pickups-ahead'
import { documentPaths } from '~/models/trade/paths/documents'
import { orderPaths } from '~/models/trade/paths/orders'

type Pickup = Parameters<typeof PickupsAhead>[0]['sections'][number]['pickups'][number]

const ORDER = orderPaths.orderDetails(1001, 'p1', 'Ferry Street')
const DETAILS = '/pickupDetails/1001'
const UNSIGNED = { label: 'Unsigned, pickup Thu', tone: 'booked' } as const
const DOCUMENTS = documentPaths.orderDocuments(1001)
const TASK = {
  kind: 'unsigned',
  rank: 0,
  itemId: null,
  text: UNSIGNED.label,
  about: '',
  to: ORDER,
  button: 'Resend agreement',
  isApart: false,
} as const
const PLACE = { address: '1180 Huff Rd NW, Atlanta, GA 30303', phone: null, owner: 'Walt Jernigan', isDelivered: false }
const PICKUP: Pickup = {
  id: 'i1',
  orderId: 1001,
  title: '1976 Chevrolet Caprice',
  picture: null,
  day: 'Dec 7, 2026',
  project: { id: 'p1', title: 'Ferry Street' },
  missing: null,
  task: null,
  place: null,
  shownFrom: 'Dec 5, 2026',
}

test.each([
  ['whose place is not shown yet', {}, 'Open the order', ORDER],
  ['whose place is not shown yet, unsigned', { missing: UNSIGNED, task: TASK }, 'Resend agreement', ORDER],
  ['soon', { place: PLACE }, 'Open pickup details', DETAILS],
  ['soon, unsigned', { place: PLACE, missing: UNSIGNED, task: TASK }, 'Resend agreement', ORDER],
  [
    'without its documents',
    {
      place: PLACE,
      missing: UNSIGNED,
      task: { ...TASK, kind: 'documents', to: DOCUMENTS, button: 'Upload PO and COI' },
    },
    'Upload PO and COI',
    DOCUMENTS,
  ],
  [
    'soon, unsigned, seen by a member who cannot change orders',
    { place: PLACE, missing: UNSIGNED },
    'Open the order',
    ORDER,
  ],
] satisfies [string, Partial<Pickup>, string, string][])('the next step of a pickup %s', (_, part, button, to) => {
  const sections = [{ heading: 'This week', pickups: [{ ...PICKUP, ...part }] }]
  render(inRoute(<PickupsAhead sections={sections} firstId={undefined} />))
  expect(screen.getByText(button).getAttribute('href')).toBe(to)
})

test.each([
  ['without a task', null, 'Open pickup details', DETAILS],
  ['with a task', { ...TASK, kind: 'overdue', button: 'Complete the rental' }, 'Complete the rental', ORDER],
] as const)('the next step of a vehicle that is out %s', (_, task, button, to) => {
  const { missing, place, shownFrom, ...out } = PICKUP
  const mark = { label: 'Overdue since Sat', tone: 'refused' } as const
  render(inRoute(<VehiclesOut vehicles={[{ ...out, mark, pickup: PLACE, task }]} firstId={undefined} />))
  expect(screen.getByText(button).getAttribute('href')).toBe(to)
})
