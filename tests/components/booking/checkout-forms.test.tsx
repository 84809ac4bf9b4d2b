import { useActionData } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SHOWN_BILLING } from '#tests/world/paperwork'
import { BillingForm } from '~/components/booking/checkout/billing-form'
import { CheckoutPage } from '~/components/booking/checkout/checkout-page'
import { SignerForm } from '~/components/booking/checkout/signer-form'
import type { FormResponse } from '~/components/booking/checkout/validated-fields'
import { inRoute } from '../in-route'

const CART = {
  project: { title: 'The Long Haul' },
  items: [],
  totals: { vehicles: 0, subTotal: 0, tax: 0, total: 0 },
  reason: null,
}
const typedInto = (label: string) => {
  const field = screen.getByLabelText(label)
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : null
}

function BillingPage() {
  return <BillingForm billing={SHOWN_BILLING} response={useActionData<FormResponse>()} />
}

/** The first step, with the response to a post if there is one; submitting with NEXT is refused. */
function showBilling(actionData?: FormResponse) {
  const Checkout = createRemixStub([
    { id: 'billing', path: '/cart/bookVehicles/billing', Component: BillingPage, action: () => REFUSED },
  ])
  render(
    <Checkout
      initialEntries={['/cart/bookVehicles/billing']}
      hydrationData={actionData ? { actionData: { billing: actionData } } : {}}
    />,
  )
}

const REFUSED: FormResponse = {
  fieldErrors: { zipcode: 'Please enter a valid Zipcode.', city: 'City is required' },
  formErrors: [],
  repopulateFields: { ...SHOWN_BILLING, zipcode: '3030', city: '' },
}

test('the first step starts with the previous billing details', () => {
  showBilling()
  expect(typedInto('Production company')).toBe('Red Clay Pictures LLC')
  expect(typedInto('Phone number')).toBe('+1 (404) 555-0123')
  expect(typedInto('Payment terms')).toBe('net_30')
})

test('errors are shown at their fields and in the summary, with the typed values', () => {
  showBilling(REFUSED)
  expect(typedInto('Zipcode')).toBe('3030')
  expect(screen.getByRole('alert').textContent).toContain('2 problems to fix')
  expect(screen.getByRole('link', { name: 'City is required' }).getAttribute('href')).toBe('#city')
})

test('with script, errors of the server are shown at the same fields', async () => {
  showBilling()
  fireEvent.click(screen.getByRole('button', { name: 'NEXT' }))
  await waitFor(() => expect(screen.getByLabelText('Zipcode').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText('City').getAttribute('aria-describedby')).toBe('city-problem')
  expect(document.getElementById('city-problem')?.textContent).toBe('City is required')
})

test('changing a field removes its own error and keeps the others', async () => {
  showBilling()
  fireEvent.click(screen.getByRole('button', { name: 'NEXT' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('2 problems to fix'))
  fireEvent.change(screen.getByLabelText('Zipcode'), { target: { value: '30318' } })
  await waitFor(() => expect(screen.getByLabelText('Zipcode').getAttribute('aria-invalid')).toBeNull())
  expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('link', { name: 'Please enter a valid Zipcode.' })).toBeNull()
})

const LAST_SIGNER = {
  orderId: 1001,
  firstName: 'Avery',
  lastName: 'Stone',
  email: 'avery@redclay.example',
  role: 'Producer',
}

type Shown = { isBlocked?: boolean; overBudget?: string; response?: FormResponse; signer?: typeof LAST_SIGNER }

const showSigner = (part: Shown = {}) =>
  render(
    inRoute(
      <CheckoutPage cart={CART} step="agreement" billing={SHOWN_BILLING}>
        <SignerForm revision={7} isBlocked={false} overBudget={null} signer={null} {...part} />
      </CheckoutPage>,
      '/cart/bookVehicles',
    ),
  )

test('an order over budget shows a warning beside SEND and can be sent', () => {
  showSigner({ overBudget: 'This puts the project $12 over budget.' })
  expect(screen.getByText('This puts the project $12 over budget.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'SEND' })).toHaveProperty('disabled', false)
})

test('the signer of the last order is filled in, and says from where', () => {
  showSigner({ signer: LAST_SIGNER })
  expect(screen.getByText(/Filled in from order #1001\./)).toBeTruthy()
  const values = ['First name', 'Last name', 'Email', 'Title'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  )
  expect(values).toEqual(['Avery', 'Stone', 'avery@redclay.example', 'Producer'])
})

test('the second step shows the billing details and the signer form with the cart revision', () => {
  showSigner()
  expect(screen.getByRole('heading', { name: 'BILLING DETAILS' })).toBeTruthy()
  expect(screen.getByText('190 Marietta St NW, Suite 4')).toBeTruthy()
  expect(screen.getByText('Net 30, ACH')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Edit/ }).getAttribute('href')).toBe('/cart/bookVehicles/billing')
  const titles = [...screen.getByLabelText('Title').querySelectorAll('option')].map((option) => option.textContent)
  expect(titles).toEqual([
    'Choose',
    'Unit Production Manager',
    'Line Producer',
    'Show Runner',
    'Producer',
    'Executive Producer',
    'Controller',
  ])
  expect(document.querySelector('input[name="revision"]')?.getAttribute('value')).toBe('7')
  expect(screen.getByText('This places the order and holds the dates.')).toBeTruthy()
})

test('a refusal of the whole order is shown at the top of the form', () => {
  const sentence = '1976 Chevrolet Caprice: Someone else booked these dates.'
  showSigner({ response: { fieldErrors: {}, formErrors: [sentence], repopulateFields: { firstName: 'Marcus' } } })
  expect(screen.getByRole('alert').textContent).toContain(sentence)
  expect(typedInto('First name')).toBe('Marcus')
})

test('a cart that cannot be booked disables SEND', () => {
  showSigner({ isBlocked: true })
  expect(screen.getByRole('button', { name: 'SEND' })).toHaveProperty('disabled', true)
})
