import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { ItemDialog } from '~/components/orders/items/item-dialog'
import { coverUntil } from '~/models/orders/coi-cover'
import { afterNewDates, missingText } from '~/models/orders/items/item-messages'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'

const ITEM: Parameters<typeof ItemDialog>[0]['item'] = {
  id: 'i1',
  orderId: 1042,
  project: { id: 'p1', title: 'The Long Haul', productionCompany: 'Lowlight' },
  status: 'confirmed',
  title: '1975 Ford Country Squire',
  picture: null,
  revision: 3,
  today: '2026-11-20',
  booking: { from: '2026-12-07', to: '2026-12-11' },
  days: 'Dec 7, 2026 to Dec 11, 2026',
  dayCount: '5 days',
  rates: { daily: 10_000, listed: 50_000, agreed: 45_055 },
  price: 45_055,
  taxPerMille: 89,
  offered: { from: '2026-11-27', to: '2026-12-21' },
  taken: [{ from: '2026-12-14', to: '2026-12-15', text: 'Taken Dec 14, 2026 to Dec 15, 2026.' }],
  takenDaysText: 'Taken Dec 14, 2026 to Dec 15, 2026.',
  budget: null,
  cover: null,
  isOnly: false,
  signer: null,
  missing: null,
  refusal: null,
}

const show = (kind: AmendmentKind, part: Partial<Parameters<typeof ItemDialog>[0]> = {}) =>
  render(inRoute(<ItemDialog kind={kind} item={ITEM} draft={{}} lastResult={undefined} {...part} />))

const price = () => screen.getByRole('region', { name: 'Price' }).textContent
const hidden = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value

test('a change shows the current price, the new one and the difference while dates are typed', () => {
  show('change')
  expect(price()).toBe('Current (5 days)$450.55Choose new dates to see the price.Take 7 days for $270.33')
  expect([hidden('revision'), hidden('seen')]).toEqual(['3', '45055'])
  expect(screen.getByText(afterNewDates(null))).toBeTruthy()
  expect(screen.getByText('Taken Dec 14, 2026 to Dec 15, 2026.')).toBeTruthy()
  fireEvent.input(screen.getByLabelText('To'), { target: { value: '2026-12-10' } })
  expect(price()).toBe(
    'Current (5 days)$450.55New (4 days)$360.44Difference-$90.11Difference incl. tax (8.9%)-$98.13Take 7 days for $270.33',
  )
  expect(hidden('seen')).toBe('36044')
  fireEvent.input(screen.getByLabelText('To'), { target: { value: '' } })
  expect(price()).toBe('Current (5 days)$450.55Choose new dates to see the price.')
  expect(hidden('seen')).toBeUndefined()
})

test.each([
  [
    'cancel',
    'Cancel Order',
    'Booked (5 days)$450.55Taxes (GA - 8.9%)$40.10Cancellation fee$0.00Removed from the order$490.65',
  ],
  ['change', 'Change Date', 'Current (5 days)$450.55Choose new dates to see the price.Take 7 days for $270.33'],
  ['extend', 'Extend Date', 'Current (5 days)$450.55Choose new dates to see the price.'],
  [
    'complete',
    'Rental Complete',
    'Current (5 days)$450.55New (15 days)$450.55Difference$0.00Difference incl. tax (8.9%)$0.00',
  ],
] as const)('%s has its own dialog with its effect on the price', (kind, title, effect) => {
  show(kind)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(price()).toBe(effect)
})

test('a cancellation says if it is the last of the order', () => {
  const { container } = show('cancel')
  expect(container.textContent).not.toContain('the order is cancelled too')
  cleanup()
  show('cancel', { item: { ...ITEM, isOnly: true } })
  expect(
    screen.getByText(
      "Cancel the 1975 Ford Country Squire? It is the order's only vehicle, so the order is cancelled too. The vehicle's dates open up right away, its owner is notified, and you won't be charged for it.",
    ),
  ).toBeTruthy()
})

test('who signs a new agreement is named until it is signed, and no agreement of a cancelled order can be signed', () => {
  const signer = 'Marcus Oyelaran'
  show('change', { item: { ...ITEM, signer } })
  expect(screen.getByText(/Marcus Oyelaran gets a new agreement to sign\.$/)).toBeTruthy()
  cleanup()
  show('cancel', { item: { ...ITEM, signer } })
  expect(screen.getByText(/Marcus Oyelaran gets a new agreement to sign\.$/)).toBeTruthy()
  cleanup()
  show('cancel', { item: { ...ITEM, signer, isOnly: true } })
  expect(screen.getByText(/cancelled too, and its agreement can no longer be signed\./)).toBeTruthy()
})

test('the button of a change is quiet until the dates differ', () => {
  show('change')
  const button = () => screen.getByRole('button', { name: 'Change date' }).className
  expect(button()).toContain('btn-outline')
  fireEvent.input(screen.getByLabelText('To'), { target: { value: '2026-12-10' } })
  expect(button()).toContain('btn-primary')
})

test('without script, the button of a cheaper period loads the form with its days', () => {
  show('change')
  const take = screen.getByRole<HTMLButtonElement>('button', { name: 'Take 7 days for $270.33' })
  expect([take.name, take.value, take.getAttribute('formmethod')]).toEqual(['free', '2026-12-07 2026-12-13', 'get'])
  cleanup()
  show('change', { draft: { from: '2026-12-07', to: '2026-12-11', free: take.value } })
  expect(price()).toContain('New (7 days)$270.33')
})

test('without script, the page shows the price of the chosen dates', () => {
  show('extend', { draft: { to: '2026-12-12' } })
  expect(price()).toContain('New (6 days)$540.66Difference+$90.11')
  expect(hidden('seen')).toBe('54066')
})

test('a cheaper longer period can be taken while its days are available', () => {
  show('extend', { draft: { to: '2026-12-12' } })
  fireEvent.click(screen.getByRole('button', { name: 'Take 7 days for $450.55' }))
  expect(price()).toContain('New (7 days)$450.55')
  cleanup()
  show('extend', { draft: { to: '2026-12-12' }, item: { ...ITEM, taken: [{ ...ITEM.offered, text: '' }] } })
  expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull()
})

test('dates over budget show a warning while typing and can be confirmed', () => {
  show('change', { item: { ...ITEM, budget: { budget: 100_000, committed: 99_000 } } })
  const warned = () => price()?.includes('This puts the project $88.13 over its $1,000 budget.')
  expect(warned()).toBe(false)
  fireEvent.input(screen.getByLabelText('To'), { target: { value: '2026-12-12' } })
  expect(warned()).toBe(true)
  expect(screen.getByRole('button', { name: 'Change date' })).toHaveProperty('disabled', false)
})

test('dates after the COI expires show a warning, with and without script', () => {
  const warning = 'The COI expires on Dec 12, 2026, before this last rental day. Please upload one that covers it.'
  const item = { ...ITEM, cover: coverUntil('2026-12-12') }
  const warned = () => price()?.includes(warning)
  show('extend', { item })
  const typeIn = (value: string) =>
    fireEvent.input(screen.getByLabelText('New last day', { selector: 'input' }), { target: { value } })
  expect(warned()).toBe(false)
  typeIn('2026-12-13')
  expect(warned()).toBe(true)
  typeIn('2026-12-12')
  expect(price()).not.toContain('COI')
  cleanup()
  show('extend', { item, draft: { to: '2026-12-13' } })
  expect(warned()).toBe(true)
  expect(screen.getByRole('button', { name: 'Extend date' })).toHaveProperty('disabled', false)
})

test('a completion shows what the order lacks and can be confirmed', () => {
  const missing = missingText({ isSigned: false, hasDocuments: false })
  show('complete', { item: { ...ITEM, missing } })
  expect(screen.getByText(missing ?? 'nothing')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Complete rental' })).toHaveProperty('disabled', false)
})

test('an action that is refused shows the reason and no buttons', () => {
  show('extend', { item: { ...ITEM, refusal: 'Available after rental starts' } })
  expect(screen.getByText('Available after rental starts')).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
})

test.each(['cancel', 'change', 'extend', 'complete'] as const)(
  '%s shows the same days and prices in a browser whose clock is two days wrong',
  (kind) => {
    const drawnAt = (instant: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
      show(kind)
      const { innerHTML } = document.body
      cleanup()
      vi.useRealTimers()
      // ids differ between renders
      return innerHTML.replace(/(id|for|form|aria-\w+)="[^"]*"/g, '')
    }
    const right = drawnAt('2026-11-20T15:00:00Z')
    expect(drawnAt('2026-11-18T15:00:00Z')).toBe(right)
    expect(drawnAt('2026-11-22T15:00:00Z')).toBe(right)
  },
)
