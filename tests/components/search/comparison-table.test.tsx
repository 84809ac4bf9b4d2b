import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AddToProject } from '~/components/lists/picker/add-to-project'
import { ComparisonScreen } from '~/components/search/compare/comparison-screen'
import { ComparisonTable } from '~/components/search/compare/comparison-table'
import type { ComparisonPage } from '~/models/search/comparison'
import { photoUrls } from '~/models/trade/photos'
import { inRoute } from '../in-route'

const row = (label: string, isDifferent: boolean) => ({
  label,
  isDifferent,
  cells: [{ value: 'Ford' }, { value: isDifferent ? 'Buick' : 'Ford' }],
})
const PAGE: ComparisonPage = {
  vehicles: ['Ford Fairlane', 'Buick Special'].map((title) => ({
    ...{ id: title, title, isGone: false, place: null, inquireTo: null },
  })),
  shots: [
    { label: 'Three-quarter front', photos: [photoUrls('a'), photoUrls('b')] },
    { label: 'Rear shot', photos: [photoUrls('c'), null] },
    { label: 'Other photo', photos: [null, photoUrls('d')] },
  ],
  sections: [
    { title: 'Details', rows: [row('Make', true), row('Wrangler', false)] },
    { title: 'Place', rows: [row('Location', false)] },
  ],
  ...{ notes: [], booking: null, today: '2026-11-20', lastDay: '2028-11-20', near: '', problems: {} },
  ...{ isOnlyDifferent: false, maySearch: true, mayAdd: true, last: null },
}

const rows = (page: ComparisonPage) => {
  render(inRoute(<ComparisonTable page={page} Add={AddToProject} />))
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
}

test('the first angle is above the facts, and the others are below them in their order', () => {
  expect(rows(PAGE)).toEqual([
    'Three-quarter front',
    ...['Next step', 'Remove'],
    ...['Details', 'Make', 'The same for both', 'Wrangler', 'Location'],
    ...['Photos', 'Rear shot', 'Other photo'],
  ])
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Ford Fairlane, three-quarter front',
    'Buick Special, three-quarter front',
    'Ford Fairlane, rear shot',
    'Buick Special, other photo',
  ])
  expect(screen.getAllByText('No photo of this angle')).toHaveLength(2)
})

test('photos stay when only differences are shown', () => {
  expect(rows({ ...PAGE, isOnlyDifferent: true })).toEqual([
    'Three-quarter front',
    ...['Next step', 'Remove'],
    ...['Details', 'Make'],
    ...['Photos', 'Rear shot', 'Other photo'],
  ])
})

test('of several vehicles a value that most do not share is bold', () => {
  const vehicles = ['a', 'b', 'c'].map((id) => ({ id, title: id, isGone: false, place: null, inquireTo: null }))
  const cells = ['Ford', 'Buick', 'Ford'].map((value) => ({ value }))
  rows({ ...PAGE, shots: [], vehicles, sections: [{ title: 'Details', rows: [{ ...row('Make', true), cells }] }] })
  const bold = screen.getAllByRole('cell').filter(({ className }) => className === 'is-exceptional')
  expect(bold.map(({ textContent }) => textContent)).toEqual(['Buick'])
})

test.each([
  ['Any dates, any place', false, {}],
  ['Dec 7 to Dec 11, 30030', false, { booking: { from: '2026-12-07', to: '2026-12-11' }, near: '30030' }],
  ['Any dates, 00000', true, { near: '00000', problems: { near: ['Unknown.'] } }],
] as const)('%s: its form is folded on phones, unless it has a problem', (text, isOpen, part) => {
  const problems = 'problems' in part ? { near: [...part.problems.near] } : {}
  render(inRoute(<ComparisonScreen page={{ ...PAGE, ...part, problems }} Add={AddToProject} />))
  expect(screen.getByText(text).closest('details')?.open).toBe(isOpen)
})
