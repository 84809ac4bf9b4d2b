import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { OwnerHandover } from '~/components/owner/owner-handover'
import { VehicleInquiries } from '~/components/owner/vehicle-inquiries'
import type { OwnerVehicleView } from '~/services/owner/require-owner-vehicle.server'

test('an inquiry that waits for the owner has a button to answer it, others link to theirs', () => {
  const inquiry = {
    id: 'q1',
    title: '1965 Ford Mustang',
    picture: null,
    productionCompany: 'Red Clay Pictures',
    lastOffer: 100_500,
    state: 'toAnswer',
    badge: { label: 'Your turn', tone: 'waiting' },
    isTaken: false,
    millisecondsLeft: 3_600_000,
    from: '2026-12-21',
    to: '2026-12-27',
    mark: 'answer',
    days: 'Dec 21 to Dec 27',
    count: '7 days',
  } as const
  const inquiries: OwnerVehicleView['inquiries'] = [
    inquiry,
    { ...inquiry, id: 'q2', isTaken: true },
    { ...inquiry, id: 'q3', state: 'waiting', mark: 'inquired' },
  ]
  render(inRoute(<VehicleInquiries vehicle={{ id: 'v1' }} inquiries={inquiries} hasMoreInquiries={false} />))
  expect(screen.getAllByRole('link').map((link) => `${link.textContent}: ${link.getAttribute('href')}`)).toEqual([
    'Answer Red Clay Pictures: /owner/inquiries/q1',
    'Red Clay Pictures: /owner/inquiries/q2',
    'Red Clay Pictures: /owner/inquiries/q3',
  ])
})

test.each([
  ['The Mill', 'Red Clay Pictures will call you to arrange the place and time.', 'btn-outline'],
  [null, undefined, 'btn-primary'],
])('the crew calls the owner about a delivery to %s', (goesTo, sentence, look) => {
  const contacts = [{ name: 'Dana Whitlock', role: 'Production contact', phone: { e164: '+14045550110', shown: '+1' } }]
  const handover = { text: 'You deliver this vehicle tomorrow', goesTo, contacts, shownFrom: 'Nov 28' }
  const project = { productionCompany: 'Red Clay Pictures', title: 'The Long Haul' }
  render(inRoute(<OwnerHandover handover={handover} missing={null} project={project} />))
  expect(screen.queryByText(/to arrange the place/)?.textContent).toBe(sentence)
  expect(screen.getByRole('link').className).toContain(look)
})
