import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AddToProject } from '~/components/lists/picker/add-to-project'
import { SimilarScreen } from '~/components/search/similar-screen'
import type { SimilarPage } from '~/models/search/similar-page'
import { inRoute } from '../in-route'

const PAGE: SimilarPage = {
  vehicle: { id: 'v1', title: '1957 Chevrolet Bel Air', facts: 'Sedan, teal, $380 a day, Burbank, CA', photoId: 'p1' },
  booking: { from: '2026-12-07', to: '2026-12-11' },
  today: '2026-11-20',
  lastDay: '2028-11-20',
  cards: [
    {
      id: 'v2',
      title: '1956 Chevrolet Bel Air',
      town: 'Pasadena, CA',
      distance: null,
      differences: '1 year older, red, 11 miles from Burbank',
      price: '$450',
      forDays: '$1,900 for 5 days',
      photoIds: [],
      favorite: { isSet: false },
      isGone: false,
      place: null,
    },
  ],
  mayAdd: true,
  last: { id: 'l1', name: 'Hero cars', projectId: 'p1', project: 'Chrome Summer', location: '' },
}

const show = (part: Partial<SimilarPage> = {}) =>
  render(inRoute(<SimilarScreen page={{ ...PAGE, ...part }} Add={AddToProject} />))

test('each card says how it differs, and is added to a list by a form that leads back here', () => {
  show()
  expect(screen.getByText('The closest matches to the 1957 Chevrolet Bel Air, free Dec 7 to Dec 11')).toBeTruthy()
  expect(screen.getByText('Sedan, teal, $380 a day, Burbank, CA')).toBeTruthy()
  expect(screen.getByRole('img', { name: '1957 Chevrolet Bel Air' })).toBeTruthy()
  expect(screen.getByText('Adding to Hero cars (Chrome Summer)')).toBeTruthy()
  const card = within(screen.getByRole('article'))
  expect(card.getByText('1 year older, red, 11 miles from Burbank')).toBeTruthy()
  const add = card.getByRole<HTMLButtonElement>('button', { name: 'Add to Hero cars 1956 Chevrolet Bel Air' })
  expect(new URL(add.form?.action ?? '').searchParams.get('return')).toBe(
    '/home/view-vehicle/similar?car-id=v1&from=2026-12-07&to=2026-12-11#vehicle-v2',
  )
})

test('its form asks for other days of the same vehicle', () => {
  show()
  expect(screen.getByText('Free Dec 7 to Dec 11')).toBeTruthy()
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Your dates' })
  expect(Object.fromEntries(new FormData(form))).toEqual({ 'car-id': 'v1', from: '2026-12-07', to: '2026-12-11' })
})

test('without a match leads to all vehicles', () => {
  show({ cards: [] })
  expect(screen.getByText('No similar vehicle is listed or free.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search all vehicles' })).toHaveProperty('pathname', '/home/searchResults')
})
