import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { OrderRow } from '~/components/orders/order-row'
import { inspectionPaths } from '~/models/trade/paths/inspection'
import { orderPaths } from '~/models/trade/paths/orders'

const OVERDUE = { label: 'Overdue since Sat', tone: 'refused' } as const
const MISSING = { label: 'Unsigned, pickup tomorrow', tone: 'waiting' } as const

test.each([
  ['placed', 'New', ['/recipients', '']],
  ['completed', 'Completed', ['']],
  ['cancelled', 'Cancelled', []],
] as const)('an order that is %s reads %s', (status, badge, below) => {
  const order = {
    id: 1042,
    placedOn: 'Nov 12, 2026',
    status,
    isRunning: false,
    missing: null,
    waitingOn: null,
    tasks: [],
    total: null,
    vehicles: [],
  }
  render(inRoute(<OrderRow order={order} project={{ id: 'p1', title: 'Día / Noche' }} maySendPickup firstRank={0} />))
  expect(screen.getByRole('heading', { name: 'Order #1042' })).toBeTruthy()
  expect(screen.getByText(badge)).toBeTruthy()
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    below.map((rest) => `/orders/1042/details/p1/D%C3%ADa%20%2F%20Noche${rest}`),
  )
})

test('a cancelled and an overdue vehicle of an active order are marked', () => {
  const booked = {
    id: '1',
    title: '1974 Chevrolet C10',
    picture: null,
    days: 'Nov 20 to Nov 26',
    isCancelled: false,
    late: OVERDUE,
    delivery: 'Walt Jernigan delivers.',
  }
  const cancelled = { ...booked, id: '2', title: '1967 Chevrolet Impala', isCancelled: true, late: null, delivery: '' }
  const order = {
    id: 1042,
    placedOn: 'Nov 12, 2026',
    status: 'placed' as const,
    isRunning: true,
    missing: MISSING,
    waitingOn: 'Waiting on Nora Quist to sign.',
    tasks: [],
    total: 192_753,
    vehicles: [booked, cancelled],
  }
  render(inRoute(<OrderRow order={order} project={{ id: 'p1', title: 'Nightshift' }} maySendPickup firstRank={0} />))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `1974 Chevrolet C10Nov 20 to Nov 26Walt Jernigan delivers. Waiting on Nora Quist to sign.Overdue since Sat${MISSING.label}`,
    '1967 Chevrolet ImpalaNov 20 to Nov 26, cancelled',
  ])
  expect(screen.getByText(MISSING.label).className).toContain('is-waiting')
  expect(screen.getByText('In progress')).toBeTruthy()
})

test('what the reader can do about a rental is beside it, about the whole order beside its only one', () => {
  const title = '1974 Chevrolet C10'
  const about = `${title}, order #1042`
  const to = orderPaths.orderDetails(1042, 'p1', 'Nightshift')
  const photos = inspectionPaths.overview(1042, 'i1')
  const task = { about, to, text: MISSING.label, isApart: false } as const
  const tasks = [
    { ...task, kind: 'unsigned', rank: 3, itemId: null, button: 'Resend agreement' },
    { ...task, kind: 'photos', rank: 5, itemId: 'i1', text: 'No photos', to: photos, button: 'Take photos' },
    { ...task, kind: 'photos', rank: 6, itemId: null, text: 'No photos', button: 'Take photos of both' },
  ] as const
  const order = {
    id: 1042,
    placedOn: 'Nov 12, 2026',
    status: 'placed' as const,
    isRunning: true,
    missing: MISSING,
    waitingOn: 'Waiting on Nora Quist to sign.',
    tasks,
    total: null,
    vehicles: [
      { id: 'i1', title, picture: null, days: 'Nov 20 to Nov 26', isCancelled: false, late: OVERDUE, delivery: '' },
    ],
  }
  const project = { id: 'p1', title: 'Nightshift' }
  render(inRoute(<OrderRow order={order} project={project} maySendPickup={false} firstRank={5} />))
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [`Resend agreement: ${MISSING.label}, ${about}`, to],
    [`Take photos: No photos, ${about}`, photos],
    [`Take photos of both: No photos, ${about}`, to],
    ['VIEW ORDER DETAILS of order #1042', to],
  ])
  const primary = screen.getAllByRole('link').filter(({ className }) => className.includes('btn-primary'))
  expect(primary.map(({ textContent }) => textContent)).toEqual([`Take photos: No photos, ${about}`])
  expect(within(screen.getByRole('listitem')).getAllByRole('link')).toHaveLength(3)
})

test('what is about an order with several vehicles is below all of them', () => {
  const vehicle = { picture: null, isCancelled: false, late: null, delivery: '' }
  const about = '2 vehicles, order #1042'
  const to = orderPaths.orderDetails(1042, 'p1', 'Nightshift')
  const task = { about, to, text: MISSING.label, isApart: false, kind: 'unsigned', rank: 3, itemId: null } as const
  const order = {
    id: 1042,
    placedOn: 'Nov 12, 2026',
    status: 'placed' as const,
    isRunning: false,
    missing: MISSING,
    waitingOn: 'Waiting on Nora Quist to sign.',
    tasks: [
      { ...task, button: 'Resend agreement' },
      { ...task, kind: 'photos' as const, rank: 4, itemId: 'i1', button: 'Take photos' },
    ],
    total: null,
    vehicles: [
      { ...vehicle, id: 'i1', title: '1974 Chevrolet C10', days: 'Dec 8 to Dec 9' },
      { ...vehicle, id: 'i2', title: '1967 Chevrolet Impala', days: 'Dec 20 to Dec 21' },
    ],
  }
  const project = { id: 'p1', title: 'Nightshift' }
  render(inRoute(<OrderRow order={order} project={project} maySendPickup={false} firstRank={3} />))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `1974 Chevrolet C10Dec 8 to Dec 9Take photos: ${MISSING.label}, ${about}`,
    '1967 Chevrolet ImpalaDec 20 to Dec 21',
  ])
  expect(screen.getByRole('list').nextElementSibling?.textContent).toBe(
    `Waiting on Nora Quist to sign.${MISSING.label}Resend agreement: ${MISSING.label}, ${about}`,
  )
})
