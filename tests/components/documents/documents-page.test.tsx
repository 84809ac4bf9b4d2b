import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { DocumentsPage } from '~/components/documents/documents-page'
import { orderPaths } from '~/models/trade/paths/orders'

const VIEW: Parameters<typeof DocumentsPage>[0]['view'] = {
  orderId: 1042,
  missing: null,
  project: { id: 'p1', title: 'Ferry Street' },
  notAsked: null,
  form: null,
  hasRunSheet: true,
  documents: [],
}

test('the run sheet of an order is linked while it has one', () => {
  const { rerender } = render(inRoute(<DocumentsPage view={VIEW} />))
  const links = () => screen.queryAllByRole('link', { name: /^Run sheet/ }).map((link) => link.getAttribute('href'))
  expect(links()).toEqual(['/pickupDetails/1042/run-sheet'])
  rerender(inRoute(<DocumentsPage view={{ ...VIEW, hasRunSheet: false }} />))
  expect(links()).toEqual([])
})

const ORDER = orderPaths.orderDetails(1042, 'p1', 'Ferry Street')
const TASK = {
  kind: 'unsigned',
  rank: 0,
  itemId: null,
  text: 'Unsigned, pickup Thu',
  about: '',
  to: ORDER,
  button: 'Sign the agreement',
  isApart: false,
} as const

test.each([
  ['by the next step', TASK, 'Sign the agreement'],
  ['to be opened, if the reader can do nothing', null, 'Open the order'],
])('while it waits for a signature, it says since when and for whose, and its order is linked %s', (_, task, label) => {
  const [papers, unsigned] = ['Missing: signed agreement', 'Agreement sent Dec 1 to Nora Quist (Show Runner).']
  const mark = { label: 'Pickup Thu', tone: 'booked' } as const
  render(inRoute(<DocumentsPage view={{ ...VIEW, missing: { mark, papers, unsigned, notAsked: null }, task }} />))
  for (const text of [mark.label, papers, unsigned]) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(ORDER)
})
