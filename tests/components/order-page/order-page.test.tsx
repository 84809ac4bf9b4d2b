import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { OrderPage, type OrderPageProps } from '~/components/order-page/order-page'
import { signingPaths } from '~/models/trade/paths/signing'

type Order = OrderPageProps['order']

const OVERDUE = { label: 'Overdue since Sat', tone: 'refused' } as const

const ITEM: Order['items'][number] = {
  id: 'one',
  listVehicleId: 'card-1',
  title: '1975 Ford Country Squire',
  picture: null,
  days: 'Dec 7 to Dec 11',
  dayCount: '5 days',
  status: 'confirmed',
  overdue: null,
  photos: null,
  completedOn: null,
  agreed: 104_000,
  pickup: null,
  hasReport: false,
  actions: [],
  changes: [],
}
const ORDER: Order = {
  id: 1042,
  project: { id: 'p1', title: 'The Long Haul' },
  status: 'placed',
  state: { label: 'New', tone: 'booked' },
  completedOn: null,
  mayBill: false,
  items: [ITEM],
  billing: {
    placedOn: 'Nov 12, 2026',
    company: 'Red Clay Pictures LLC',
    contact: 'Dana Whitlock',
    email: 'dana@redclay.example',
    phone: '+1 (404) 555-0123',
    address: ['190 Marietta St NW', 'Atlanta, GA 30303'],
    payment: 'Net 30, ACH',
  },
  changedBy: [],
  maySendPickup: true,
  pickupSent: null,
  agreement: {
    firstName: 'Marcus',
    lastName: 'Oyelaran',
    email: 'marcus@redclay.example',
    title: 'Line Producer',
    status: 'not_signed',
    declineReason: null,
    answeredOn: null,
    changes: 0,
    sends: { count: 1, last: 'Nov 12, 2026, 4:06 PM ET' },
    actions: { mayResend: false, maySend: false, maySign: false },
    document: null,
  },
  documents: { areIn: false, form: null, warning: null, current: [], own: [] },
  missing: null,
  totals: { vehicles: 1, subTotal: 104_000, tax: 9_256, total: 113_256, taxPerMille: 89 },
}

/** Waits for the documents, whose script loads lazily. */
async function show(order: Partial<Order> = {}, variant: OrderPageProps['variant'] = 'summary', banner?: string) {
  const shown = render(inRoute(<OrderPage variant={variant} banner={banner} order={{ ...ORDER, ...order }} />))
  await screen.findByRole('region', { name: 'Documents' })
  return shown
}

test('the summary has a heading, a breadcrumb and a banner; the details have no banner', async () => {
  await show({}, 'summary', 'Order placed successfully. Thank you for using Backlot.')
  expect(screen.getByRole('heading', { level: 1, name: 'Order Summary' })).toBeTruthy()
  expect(screen.getByText('Order placed successfully. Thank you for using Backlot.')).toBeTruthy()
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getByText('Order - 1042 Summary')).toBeTruthy()
  expect(trail.getByRole('link', { name: 'Projects' }).getAttribute('href')).toBe('/orders')
  cleanup()
  await show({}, 'details')
  expect(screen.getByRole('heading', { level: 1, name: 'Order Details' })).toBeTruthy()
  expect(screen.getByText('Order - 1042 Details')).toBeTruthy()
  expect(screen.queryByText(/Thank you/)).toBeNull()
})

test('the next action is to sign the agreement; documents come after it', async () => {
  await show()
  const card = within(screen.getByRole('region', { name: 'Action Required' }))
  expect(card.getByText('NOT SIGNED')).toBeTruthy()
  expect(card.getByText('Agreement emailed to marcus@redclay.example on Nov 12, 2026, 4:06 PM ET.')).toBeTruthy()
  expect(card.getByText('Upload once the agreement is signed.')).toBeTruthy()
  const documents = within(screen.getByRole('region', { name: 'Documents' }))
  expect(documents.getAllByRole('listitem').map((document) => document.textContent)).toEqual([
    'Rental agreementAfter it is signed',
    'Purchase OrderAfter the agreement is signed',
    'COIAfter the agreement is signed',
    'InvoiceAfter the order is completed',
    'Run sheet',
  ])
  expect(screen.getByText('Not Complete')).toBeTruthy()
})

test('a completed order says where its invoice will be to members who may not bill', async () => {
  await show({ status: 'completed' })
  const documents = within(screen.getByRole('region', { name: 'Documents' }))
  expect(documents.getByText('Under All documents, once it is issued')).toBeTruthy()
  expect(documents.queryByText('After the order is completed')).toBeNull()
})

test.each([
  ['declined', 'DECLINED', 'The rate is too high.'],
  ['signed', 'SIGNED', null],
] as const)('an agreement that is %s reads %s', async (status, badge, reason) => {
  await show({ agreement: ORDER.agreement && { ...ORDER.agreement, status, declineReason: reason } })
  expect(screen.getByText(badge)).toBeTruthy()
  if (reason) expect(screen.getByText(reason)).toBeTruthy()
  expect(screen.queryByText(/Agreement emailed to/)).toBeNull()
})

test('an unsigned agreement can be resent, sent to another signer or signed', async () => {
  const agreement = ORDER.agreement && {
    ...ORDER.agreement,
    actions: { mayResend: true, maySend: true, maySign: true },
  }
  await show({ agreement })
  const card = within(screen.getByRole('region', { name: 'Action Required' }))
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sign now', 'RESEND'])
  expect(card.getByRole('link', { name: 'Change signer' }).getAttribute('href')).toBe(
    '/orders/1042/details/p1/The%20Long%20Haul/signer',
  )
})

test('an agreement that was resent says how often and when last', async () => {
  const sends = { count: 3, last: 'Nov 20, 2026, 9:00 AM ET' }
  await show({ agreement: ORDER.agreement && { ...ORDER.agreement, sends } })
  const text = 'Agreement emailed to marcus@redclay.example 3 times, last on Nov 20, 2026, 9:00 AM ET.'
  expect(screen.getByText(text)).toBeTruthy()
})

test('sending pickup details comes after the required actions, and says to how many people they were sent', async () => {
  const button = () => screen.getByRole('link', { name: 'SEND PICKUP DETAILS' })
  const isAfter = (heading: string) =>
    Boolean(
      screen.getByRole('heading', { name: heading }).compareDocumentPosition(button()) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    )
  await show({ pickupSent: { people: 2, last: 'Nov 20, 2026, 9:00 AM ET' } })
  expect(isAfter('Action Required')).toBe(true)
  expect(screen.getByText('Sent to 2 people, last on Nov 20, 2026, 9:00 AM ET')).toBeTruthy()
  cleanup()
  const agreement = ORDER.agreement && { ...ORDER.agreement, status: 'signed' as const }
  await show({ agreement, documents: { ...ORDER.documents, areIn: true } })
  expect(isAfter('CONFIRMED ITEMS')).toBe(false)
  expect(screen.queryByText(/^Sent to/)).toBeNull()
})

test('a declined agreement can be sent again; a signed one can be opened and counts later changes', async () => {
  const actions = { mayResend: false, maySend: true, maySign: false }
  await show({ agreement: ORDER.agreement && { ...ORDER.agreement, status: 'declined', actions } })
  expect(screen.getByRole('link', { name: 'Send new agreement' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'RESEND' })).toBeNull()
  cleanup()
  const answered = { answeredOn: 'Nov 20, 2026', changes: 2, document: signingPaths.orderAgreement(1042) }
  await show({ agreement: ORDER.agreement && { ...ORDER.agreement, status: 'signed', ...answered } })
  expect(screen.getByText('Signed Nov 20, 2026, with 2 changes to the order since.')).toBeTruthy()
  const document = screen.getByRole('link', { name: 'Rental agreement' })
  expect(document.getAttribute('href')).toBe('/orders/1042/agreement.pdf')
  expect(document.getAttribute('target')).toBe('_blank')
})

test('missing photos of a pickup are marked, with the page where they are taken', async () => {
  const photos = { label: 'Photos missing, picked up Wed', tone: 'refused' } as const
  await show({ items: [{ ...ITEM, status: 'in-progress', photos }] })
  const item = within(screen.getByRole('article', { name: '1975 Ford Country Squire' }))
  expect(item.getByText('Photos missing, picked up Wed')).toBeTruthy()
  const link = await item.findByRole('link', { name: 'TAKE PHOTOS of 1975 Ford Country Squire' })
  expect(link.getAttribute('href')).toBe('/vehiclePre-PickupInspection/1042/one')
})

test('the return of an overdue rental is the next step of a member who may not complete it', async () => {
  const items = [{ ...ITEM, status: 'in-progress' as const, overdue: OVERDUE }]
  await show({ changedBy: ['Marcus Oyelaran'], items, agreement: null })
  const item = within(screen.getByRole('article', { name: '1975 Ford Country Squire' }))
  const link = await item.findByRole('link', { name: 'RETURN 1975 Ford Country Squire' })
  expect(link.getAttribute('href')).toBe('/pickupDetails/1042/one/return')
  expect(link.className).toContain('btn-primary')
  expect(item.getByText('Marcus Oyelaran can extend or complete this rental.')).toBeTruthy()
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
      { ...ITEM, id: 'two', title: '1974 Checker Marathon', status: 'in-progress', overdue: OVERDUE, pickup },
      { ...ITEM, id: 'three', title: '1970 Ford Mustang', status: 'completed', completedOn: 'Nov 26, 2026' },
      { ...ITEM, id: 'four', title: '1972 Ford Econoline', status: 'cancelled' },
      { ...ITEM, id: 'five', title: '1969 Ford Falcon', pickup: { ...pickup, isDelivered: true } },
    ],
  })
  const group = (name: string) => within(screen.getByRole('region', { name }))
  const later = 'Pickup details will be available 2 days before the booking period'
  expect(group('CONFIRMED ITEMS').getByText(later)).toBeTruthy()
  expect(group('CONFIRMED ITEMS').getByText('Walt Jernigan delivers. Call for the place and time.')).toBeTruthy()
  expect(group('IN-PROGRESS ITEMS').getByText('Pickup at 1180 Huff Rd NW, Atlanta, GA 30318')).toBeTruthy()
  const call = group('IN-PROGRESS ITEMS').getByRole('link', { name: 'Call Walt Jernigan, +1 (404) 555-0188' })
  expect(call.getAttribute('href')).toBe('tel:+14045550188')
  expect(group('IN-PROGRESS ITEMS').getByText(OVERDUE.label)).toBeTruthy()
  expect(screen.getAllByText(OVERDUE.label)).toHaveLength(1)
  expect(group('COMPLETED ITEMS').getByText('Nov 26, 2026')).toBeTruthy()
  expect(group('COMPLETED ITEMS').queryByText(later)).toBeNull()
  expect(group('CANCELLED ITEMS').queryByText(later)).toBeNull()
  expect(screen.getAllByText(later)).toHaveLength(1)
})

test('the price is exact, has the tax rate of the order and is hidden from members without prices', async () => {
  await show()
  const price = screen.getByRole('region', { name: 'Price' })
  expect(price.textContent).toBe('PriceVehicles1Sub Total$1,040.00Taxes (GA - 8.9%)$92.56Total$1,132.56')
  cleanup()
  await show({ totals: { vehicles: 1, subTotal: 100_000, tax: 7_000, total: 107_000, taxPerMille: 70 } })
  expect(screen.getByText('Taxes (GA - 7%)')).toBeTruthy()
  cleanup()
  await show({ totals: null, items: [{ ...ITEM, agreed: null }] })
  expect(screen.queryByRole('region', { name: 'Price' })).toBeNull()
  expect(document.body.textContent).not.toContain('$')
})

test('a member who may send the agreement again may also correct the billing', async () => {
  const correct = () => screen.queryByRole('link', { name: 'Correct billing' })?.getAttribute('href')
  await show()
  expect(correct()).toBeUndefined()
  cleanup()
  const actions = { mayResend: false, maySend: true, maySign: false }
  await show({ agreement: ORDER.agreement && { ...ORDER.agreement, status: 'declined', actions } })
  expect(correct()).toBe('/orders/1042/details/p1/The%20Long%20Haul/billing')
})

test('a cancelled vehicle shows that nothing is owed instead of a price', async () => {
  await show({ items: [{ ...ITEM, status: 'cancelled' }], totals: null })
  expect(screen.getByText('Nothing owed (was $1,040.00)').closest('.price')).toBeNull()
  expect(document.querySelector('.price')).toBeNull()
})

test('a cancelled order lists only the documents that exist', async () => {
  const listed = () =>
    within(screen.getByRole('region', { name: 'Documents' }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent)
  await show()
  expect(listed()).toEqual([
    'Rental agreementAfter it is signed',
    'Purchase OrderAfter the agreement is signed',
    'COIAfter the agreement is signed',
    'InvoiceAfter the order is completed',
    'Run sheet',
  ])
  cleanup()
  await show({ status: 'cancelled' })
  expect(listed()).toEqual([])
  cleanup()
  const agreement = ORDER.agreement && {
    ...ORDER.agreement,
    status: 'signed' as const,
    document: signingPaths.orderAgreement(1042),
  }
  await show({ status: 'cancelled', agreement })
  expect(listed()).toEqual(['Rental agreement'])
})

test.each([
  ['placed', true],
  ['completed', true],
  ['cancelled', false],
] as const)('an order that is %s asks for its documents: %s', async (status, asks) => {
  await show({ status })
  expect(screen.queryByRole('region', { name: 'Action Required' }) !== null).toBe(asks)
})

test('a completed order shows its completion date, and no buttons without permission', async () => {
  await show({ status: 'completed', completedOn: 'Nov 26, 2026' })
  expect(screen.getByText('Order Completed Date').parentElement?.textContent).toBe('Order Completed DateNov 26, 2026')
  expect(screen.queryAllByRole('button')).toEqual([])
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
