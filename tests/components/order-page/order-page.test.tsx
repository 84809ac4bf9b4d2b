import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signingPaths } from '~/models/trade/paths/signing'
import { ITEM, ORDER, show } from './show-order'

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
    'Run sheet',
    'Rental agreementAfter it is signed',
    'Purchase OrderAfter the agreement is signed',
    'COIAfter the agreement is signed',
    'InvoiceAfter the order is completed',
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

test('the action required is amber only for readers who can act, and red when it is late', async () => {
  const borderOf = async (part: Parameters<typeof show>[0]) => {
    await show(part)
    const border = screen.getByRole('region', { name: 'Action Required' }).firstElementChild?.className
    cleanup()
    return border
  }
  const actions = { mayResend: false, maySend: false, maySign: true }
  expect(await borderOf({ agreement: ORDER.agreement && { ...ORDER.agreement, actions } })).toContain('border-waiting')
  expect(await borderOf({})).toContain('border-base-300')
  expect(await borderOf({ missing: { label: '1 day late', tone: 'refused' } })).toContain('border-error')
})

test('an agreement that was resent says how often and when last', async () => {
  const sends = { count: 3, last: 'Nov 20, 2026, 9:00 AM ET' }
  await show({ agreement: ORDER.agreement && { ...ORDER.agreement, sends } })
  const text = 'Agreement emailed to marcus@redclay.example 3 times, last on Nov 20, 2026, 9:00 AM ET.'
  expect(screen.getByText(text)).toBeTruthy()
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

test('a cancelled order lists only the documents that exist', async () => {
  const listed = () =>
    within(screen.getByRole('region', { name: 'Documents' }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent)
  await show()
  expect(listed()).toEqual([
    'Run sheet',
    'Rental agreementAfter it is signed',
    'Purchase OrderAfter the agreement is signed',
    'COIAfter the agreement is signed',
    'InvoiceAfter the order is completed',
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
