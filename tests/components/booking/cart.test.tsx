import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CartItem, type CartLine } from '~/components/booking/cart/cart-item'
import { CartSummary } from '~/components/booking/cart/cart-summary'
import { OrderSummary } from '~/components/booking/checkout/order-summary'
import { CART_BLOCKERS } from '~/models/booking/booking-messages'
import { inRoute } from '../in-route'

const LINE: CartLine = {
  id: 'one',
  vehicleId: 'v1',
  title: '1975 Ford Country Squire',
  days: 'Dec 7 to Dec 11',
  dayCount: '5 days',
  picture: null,
  blocker: null,
  inTheWay: null,
  way: null,
  rates: { daily: 26_000, weekly: 78_000, monthly: 234_000, subTotal: 104_000, tax: 9_256, total: 113_256 },
}
const TOTALS = { vehicles: 1, subTotal: 104_000, tax: 9_256, total: 113_256 }

const amountOf = (label: string, place: HTMLElement) => within(place).getByText(label).nextElementSibling?.textContent

test('an item shows its dates, agreed rate, listed rates, tax and total to the cent', () => {
  render(inRoute(<CartItem item={LINE} />))
  const item = screen.getByRole('article', { name: LINE.title })
  expect(item.textContent).toContain('Dec 7 to Dec 11, 5 days')
  for (const whole of ['Dec 11', '5 days']) {
    expect(within(item).getByText(whole).className).toBe('whitespace-nowrap')
  }
  expect(amountOf('Agreed rate for 5 days', item)).toBe('$1,040.00')
  expect(amountOf('Daily', item)).toBe('$260.00')
  expect(amountOf('Weekly', item)).toBe('$780.00')
  expect(amountOf('Monthly', item)).toBe('$2,340.00')
  expect(amountOf('Tax (GA-8.9%)', item)).toBe('$92.56')
  expect(amountOf('Total Rate', item)).toBe('$1,132.56')
  const remove = screen.getByRole('link', { name: `Delete ${LINE.title}` })
  expect(remove.getAttribute('href')).toBe('/cart/one/removal')
})

test('a blocked item shows the reason and what to do instead of prices, and can be removed', () => {
  const blocker = 'The car is not available. Please remove the car to continue.'
  const inTheWay = 'Taken: Dec 8, 2026. The nearest free days are Dec 9, 2026 to Dec 13, 2026.'
  const way = { label: 'Inquire about other dates', to: '/cart/one/removal?project=p&inquire=l' }
  render(inRoute(<CartItem item={{ ...LINE, blocker, inTheWay, way, rates: null }} />))
  const item = screen.getByRole('article', { name: LINE.title })
  for (const sentence of [blocker, inTheWay]) expect(within(item).getByText(sentence)).toBeTruthy()
  expect(
    within(item)
      .getByRole('link', { name: `${way.label} ${LINE.title}` })
      .getAttribute('href'),
  ).toBe(way.to)
  expect(item.textContent).not.toContain('$')
  expect(within(item).getByRole('link', { name: /Delete/ })).toBeTruthy()
})

test('the summary is in whole dollars with what will be paid below, and links to checkout', () => {
  render(inRoute(<CartSummary totals={TOTALS} reason={null} overBudget={null} />))
  const summary = screen.getByRole('complementary', { name: 'Summary' })
  expect(amountOf('Vehicles', summary)).toBe('1')
  expect(amountOf('Booking Rate', summary)).toBe('$1,040')
  expect(amountOf('Tax (GA - 8.9%)', summary)).toBe('$93')
  expect(amountOf('Total Rate', summary)).toBe('$1,133')
  expect(summary.textContent?.match(/\$[\d,.]*\d\.\d\d/g)).toEqual(['$1,132.56'])
  const book = screen.getByRole('link', { name: 'BOOK VEHICLES' })
  expect(book.getAttribute('href')).toBe('/cart/bookVehicles')
  expect(screen.getByRole('link', { name: 'GENERATE QUOTE' }).getAttribute('href')).toBe('/cart/quote')
})

test('an order over budget shows a warning and can be placed', () => {
  render(inRoute(<CartSummary totals={TOTALS} reason={null} overBudget="This puts the project $12 over budget." />))
  expect(screen.getByText('This puts the project $12 over budget.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'BOOK VEHICLES' })).toBeTruthy()
})

test('a cart that cannot be booked disables its buttons and gives the reason', () => {
  render(
    inRoute(<CartSummary totals={TOTALS} reason="Remove the 1972 Ford Econoline to continue." overBudget={null} />),
  )
  const book = screen.getByRole('button', { name: 'BOOK VEHICLES' })
  expect(book).toHaveProperty('disabled', true)
  const reason = document.getElementById(book.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('Remove the 1972 Ford Econoline to continue.')
  expect(screen.queryByRole('link', { name: 'BOOK VEHICLES' })).toBeNull()
  expect(screen.getByRole('button', { name: 'GENERATE QUOTE' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('link', { name: 'GENERATE QUOTE' })).toBeNull()
})

test('the order summary lists bookable items, a dash for delivery and the sums to the cent', () => {
  const blocked = { ...LINE, id: 'two', title: '1972 Ford Econoline', blocker: CART_BLOCKERS.unavailable, rates: null }
  render(inRoute(<OrderSummary items={[LINE, blocked]} totals={TOTALS} />))
  const panel = screen.getByRole('complementary', { name: 'ORDER SUMMARY' })
  const lines = within(panel).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual(['1975 Ford Country SquireDec 7 to Dec 11$1,040.00'])
  expect(amountOf('Vehicles', panel)).toBe('1')
  expect(amountOf('Delivery', panel)).toBe('-')
  expect(amountOf('Sub Total', panel)).toBe('$1,040.00')
  expect(amountOf('Taxes (GA - 8.9%)', panel)).toBe('$92.56')
  expect(amountOf('Total', panel)).toBe('$1,132.56')
})
