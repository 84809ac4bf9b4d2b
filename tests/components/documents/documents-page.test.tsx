import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { DocumentsPage } from '~/components/documents/documents-page'

const VIEW: Parameters<typeof DocumentsPage>[0]['view'] = {
  orderId: 1042,
  missing: null,
  project: { id: 'p1', title: 'Ferry Street' },
  notAsked: null,
  mayComplete: true,
  signer: null,
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

test.each([
  [true, 'Complete paperwork'],
  [false, 'Open the order'],
])('while it waits for a signature, its order is linked by the next step: %s', (mayComplete, label) => {
  const missing = 'Missing: signed rental agreement'
  render(inRoute(<DocumentsPage view={{ ...VIEW, missing, signer: 'Dana Whitlock', mayComplete }} />))
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toMatch(/1042/)
})
