import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OrderItems } from '~/components/order-page/order-items'
import { inRoute } from '../in-route'
import { ITEM, ORDER, show } from './show-order'

const OVERDUE = { label: 'Overdue since Sat', tone: 'refused' } as const

test('pickup details are sent above vehicles to pick up, else below them, and say to how many people they were sent', async () => {
  const button = (heading: string) =>
    within(screen.getByRole('region', { name: heading })).getByRole('link', { name: 'SEND PICKUP DETAILS' })
  const isAbove = (heading: string) => {
    const vehicle = screen.getByRole('article', { name: ITEM.title })
    return Boolean(button(heading).compareDocumentPosition(vehicle) & Node.DOCUMENT_POSITION_FOLLOWING)
  }
  await show({ pickupSent: { people: 2, last: 'Nov 20, 2026, 9:00 AM ET' } })
  expect(button('CONFIRMED ITEMS').className).toContain('btn-primary')
  expect(isAbove('CONFIRMED ITEMS')).toBe(true)
  expect(screen.getByText('Sent to 2 people, last on Nov 20, 2026, 9:00 AM ET')).toBeTruthy()
  cleanup()
  await show({ items: [{ ...ITEM, status: 'in-progress' }] })
  expect(button('IN-PROGRESS ITEMS').className).toContain('btn-outline')
  expect(isAbove('IN-PROGRESS ITEMS')).toBe(false)
  expect(screen.queryByText(/^Sent to/)).toBeNull()
})

test('missing photos of a pickup are marked, with the page where they are taken', async () => {
  const photos = { label: 'Pickup photos missing, rental started Wed', tone: 'refused' } as const
  await show({ items: [{ ...ITEM, status: 'in-progress', photos }] })
  const item = within(screen.getByRole('article', { name: '1975 Ford Country Squire' }))
  expect(item.getByText('Pickup photos missing, rental started Wed')).toBeTruthy()
  const link = await item.findByRole('link', { name: 'TAKE PHOTOS of 1975 Ford Country Squire' })
  expect(link.getAttribute('href')).toBe('/vehiclePre-PickupInspection/1042/one')
})

test('the return of an overdue rental is the next step of a member who may not complete it', async () => {
  const items = [{ ...ITEM, status: 'in-progress' as const, overdue: OVERDUE }]
  const phone = { e164: '+14045550111', shown: '+1 (404) 555-0111' }
  await show({ changedBy: [{ id: 'marcus', name: 'Marcus Oyelaran', phone }], items, agreement: null })
  const item = within(screen.getByRole('article', { name: '1975 Ford Country Squire' }))
  const link = await item.findByRole('link', { name: 'START RETURN 1975 Ford Country Squire' })
  expect(link.getAttribute('href')).toBe('/pickupDetails/1042/one/return')
  expect(link.className).toContain('btn-primary')
  const call = await item.findByRole('link', { name: 'Call Marcus Oyelaran, +1 (404) 555-0111' })
  expect(call.getAttribute('href')).toBe('tel:+14045550111')
  expect(call.closest('p')?.textContent).toMatch(/^Call Marcus Oyelaran, .*, to extend or complete this rental\.$/)
})

test('members who may change a rental and have no number on the order are named', async () => {
  const people = ['Marcus Oyelaran', 'Dana Whitlock'].map((name) => ({ id: name, name, phone: null }))
  await show({ changedBy: people })
  const text = 'Ask Marcus Oyelaran or Dana Whitlock to cancel or change this rental.'
  expect(await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === text)).toBeTruthy()
})

test('a started inspection says how far it is, and comes before its report', async () => {
  await show({ items: [{ ...ITEM, started: 'Inspection started: 2 of 4 photos, 1 damage noted', hasReport: true }] })
  const item = within(screen.getByRole('article', { name: '1975 Ford Country Squire' }))
  expect(await item.findByText('Inspection started: 2 of 4 photos, 1 damage noted')).toBeTruthy()
  const [inspection, report] = item.getAllByRole('link', { name: /INSPECTION/ })
  expect(inspection?.getAttribute('href')).toBe('/vehiclePre-PickupInspection/1042/one')
  expect(report?.textContent).toBe('INSPECTION REPORT')
})

test('staff read how far the inspection is, and open it if there is a photo', async () => {
  const at = '/provider/orders/1042'
  const inspected = 'Pickup inspection: 2 of 4 photos, 1 damage noted'
  const { rerender } = render(
    inRoute(<OrderItems order={{ ...ORDER, items: [{ ...ITEM, inspected }] }} at={at} isDesk />),
  )
  expect(await screen.findByText(inspected)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^View inspection/ })).toBeNull()
  const items = [{ ...ITEM, inspected, hasReport: true }]
  rerender(inRoute(<OrderItems order={{ ...ORDER, items }} at={at} isDesk />))
  const link = await screen.findByRole('link', { name: 'View inspection of 1975 Ford Country Squire' })
  expect(link.getAttribute('href')).toBe(`${at}/one/inspection-report`)
  expect(screen.queryByRole('link', { name: /^(INSPECTION REPORT|TAKE PHOTOS)/ })).toBeNull()
})

test('items are grouped by status, with pickup details before the end and a note when overdue', async () => {
  const pickup = {
    address: '1180 Huff Rd NW, Atlanta, GA 30318',
    phone: { e164: '+14045550188', shown: '+1 (404) 555-0188' },
    owner: 'Walt Jernigan',
    isDelivered: false,
  }
  await show({
    items: [
      ITEM,
      {
        ...ITEM,
        id: 'two',
        title: '1974 Checker Marathon',
        status: 'in-progress',
        overdue: OVERDUE,
        pickup,
        isReturnNext: true,
      },
      { ...ITEM, id: 'three', title: '1970 Ford Mustang', status: 'completed', completedOn: 'Nov 26, 2026' },
      { ...ITEM, id: 'four', title: '1972 Ford Econoline', status: 'cancelled' },
      { ...ITEM, id: 'five', title: '1969 Ford Falcon', pickup: { ...pickup, isDelivered: true } },
    ],
  })
  const group = (name: string) => within(screen.getByRole('region', { name }))
  const later = 'Pickup details will be available 2 days before the booking period'
  expect(group('CONFIRMED ITEMS').getByText(later)).toBeTruthy()
  expect(group('CONFIRMED ITEMS').getByText('Walt Jernigan delivers. Call to arrange the place and time.')).toBeTruthy()
  expect(group('IN-PROGRESS ITEMS').getByText('Return to 1180 Huff Rd NW, Atlanta, GA 30318')).toBeTruthy()
  const call = group('IN-PROGRESS ITEMS').getByRole('link', { name: 'Call Walt Jernigan, +1 (404) 555-0188' })
  expect(call.getAttribute('href')).toBe('tel:+14045550188')
  expect(group('IN-PROGRESS ITEMS').getByText(OVERDUE.label)).toBeTruthy()
  expect(screen.getAllByText(OVERDUE.label)).toHaveLength(1)
  expect(group('COMPLETED ITEMS').getByText('Nov 26, 2026')).toBeTruthy()
  expect(group('COMPLETED ITEMS').queryByText(later)).toBeNull()
  expect(group('CANCELLED ITEMS').queryByText(later)).toBeNull()
  expect(screen.getAllByText(later)).toHaveLength(1)
})

test('a cancelled vehicle shows that nothing is owed instead of a price', async () => {
  await show({ items: [{ ...ITEM, status: 'cancelled' }], totals: null })
  expect(screen.getByText('Nothing owed (was $1,040.00)').closest('.price')).toBeNull()
  expect(document.querySelector('.price')).toBeNull()
})

test('allowed actions of an item link to their dialogs; disabled ones give their reason once', async () => {
  const reason = 'Available after rental starts'
  await show({
    items: [
      {
        ...ITEM,
        actions: [
          { kind: 'cancel', reason: null },
          { kind: 'change', reason: null },
          { kind: 'extend', reason },
          { kind: 'complete', reason },
        ],
      },
    ],
  })
  const to = (name: string) =>
    screen.getByRole('link', { name: `${name} 1975 Ford Country Squire` }).getAttribute('href')
  expect(to('CANCEL ITEM')).toBe('/orders/1042/details/p1/The%20Long%20Haul/one/cancellation')
  expect(to('CHANGE DATE')).toBe('/orders/1042/details/p1/The%20Long%20Haul/one/dates')
  for (const name of ['EXTEND DATE', 'COMPLETE RENTAL']) {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: `${name} 1975 Ford Country Squire` })
    expect([
      button.disabled,
      document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    ]).toEqual([true, reason])
  }
  expect(screen.getAllByText(reason)).toHaveLength(1)
})
