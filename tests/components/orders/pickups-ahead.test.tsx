import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { PickupsAhead } from '~/components/orders/pickups-ahead'

type Pickup = Parameters<typeof PickupsAhead>[0]['sections'][number]['pickups'][number]

const ORDER = '/orders/1001/details/p1/Ferry%20Street'
const DETAILS = '/pickupDetails/1001'
const UNSIGNED = { label: 'Unsigned, pickup Thu', tone: 'booked' } as const
const PLACE = { address: '1180 Huff Rd NW, Atlanta, GA 30303', phone: null, owner: 'Walt Jernigan', isDelivered: false }
const PICKUP: Pickup = {
  id: 'i1',
  orderId: 1001,
  title: '1976 Chevrolet Caprice',
  picture: null,
  day: 'Dec 7, 2026',
  project: { id: 'p1', title: 'Ferry Street' },
  missing: null,
  mayComplete: true,
  place: null,
  shownFrom: 'Dec 5, 2026',
}

test.each([
  ['whose place is not shown yet', {}, 'Open the order', ORDER],
  ['whose place is not shown yet, unsigned', { missing: UNSIGNED }, 'Complete paperwork', ORDER],
  ['soon', { place: PLACE }, 'Open pickup details', DETAILS],
  ['soon, unsigned', { place: PLACE, missing: UNSIGNED }, 'Complete paperwork', ORDER],
  [
    'soon, unsigned, seen by a member who cannot change orders',
    { place: PLACE, missing: UNSIGNED, mayComplete: false },
    'Open the order',
    ORDER,
  ],
] satisfies [string, Partial<Pickup>, string, string][])('the next step of a pickup %s', (_, part, button, to) => {
  const sections = [{ heading: 'This week', pickups: [{ ...PICKUP, ...part }] }]
  render(inRoute(<PickupsAhead sections={sections} firstId={undefined} />))
  expect(screen.getByText(button).getAttribute('href')).toBe(to)
})
