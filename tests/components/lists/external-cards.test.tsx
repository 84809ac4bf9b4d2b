import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import ExternalCards from '~/components/lists/external/external-cards'
import ExternalSection from '~/components/lists/external/external-section'
import { FileRow } from '~/components/lists/external/file-row'
import { PhotoRow } from '~/components/lists/external/photo-row'
import { ExternalRow } from '~/components/lists/table/external-row'
import { NO_REACTIONS } from '~/models/lists/reactions'
import type { ListedExternal } from '~/models/lists/shown-list'
import { inRoute } from '../in-route'

const CARD: ListedExternal = {
  id: 'card-1',
  listId: 'list-1',
  title: '2019 Ford F-150',
  needsDetails: false,
  status: 'Rented elsewhere',
  days: ['Dec 7 to Dec 11'],
  price: '$2,400',
  photoIds: ['a'],
  isRemoved: false,
  reactions: { ...NO_REACTIONS, refusal: null },
  comments: 2,
  notes: null,
}

test.each([true, false])('a card can be viewed by all, and edited and removed by editors (%s)', (mayEdit) => {
  const props = { projectId: 'p1', name: 'Hero cars', externals: [CARD], mayEdit, view: '?vehicle=for' }
  render(inRoute(<ExternalCards {...props} />))
  const card = within(screen.getByRole('article', { name: '2019 Ford F-150' }))
  const names = card.getAllByRole('link').map((link) => link.textContent)
  expect(names.filter((name) => /VIEW|EDIT|Remove/.test(name ?? ''))).toEqual([
    ...(mayEdit ? ['Remove 2019 Ford F-150'] : []),
    'VIEW 2019 Ford F-150',
    ...(mayEdit ? ['EDIT 2019 Ford F-150'] : []),
  ])
  const view = card.getByRole('link', { name: 'VIEW 2019 Ford F-150' })
  expect(view.getAttribute('href')).toBe('/projects/p1/list/card-1/external-vehicle?vehicle=for')
})

test('a row says when it is rented and used, without breaks in the dates', () => {
  const card = { ...CARD, days: ['Dec 7 to Dec 11', 'used Dec 8 to Dec 9'] }
  const props = { projectId: 'p1', card, mayEdit: false, hasDeals: true, columns: 8, form: null, view: '' }
  render(
    inRoute(
      <table>
        <tbody>
          <ExternalRow {...props} isChecked={false} />
        </tbody>
      </table>,
    ),
  )
  expect(screen.getAllByRole('cell')[0]?.textContent).toBe('Dec\u00a07 to Dec\u00a011used Dec\u00a08 to Dec\u00a09')
})

test('a list without external vehicles offers editors to record one', () => {
  const list = {
    id: 'list-1',
    name: 'Hero cars',
    heading: '',
    location: '',
    nearTo: null,
    vehicles: [],
    vehicleCount: 0,
  }
  const props = { projectId: 'p1', list: { ...list, externals: [], externalCount: 0 }, isTable: false, view: '' }
  render(inRoute(<ExternalSection {...props} mayEdit mayAdd />))
  const tile = 'Record the purchase or rental of a vehicle not sourced from the product for Hero cars'
  expect(screen.getByRole('link', { name: tile }).getAttribute('href')).toMatch(/list-1\/external-vehicle\/new$/)
})

test.each([
  [1, []],
  [2, [1]],
  [3, [1]],
  [4, [1, 3]],
  [5, [1, 3]],
  [6, [1, 3, 5]],
  [7, [1, 3, 5]],
  [8, [1, 3, 5, 7]],
])('of %i photos, arrows appear where %j are side by side', (count, widths) => {
  const photoIds = Array.from({ length: count }, (_, index) => `photo-${index}`)
  const { container } = render(<PhotoRow projectId="p1" cardId="c" title="F-150" photoIds={photoIds} />)
  const withArrows = [1, 3, 5, 7].filter((many) => container.querySelector(`.at-${many}`))
  expect(withArrows).toEqual(widths)
})

test.each([
  [1, []],
  [2, [1]],
  [3, [1, 2]],
  [4, [1, 2, 3]],
  [5, [1, 2, 3, 4]],
])('of %i purchase files, arrows appear where %j are side by side', (count, widths) => {
  const files = Array.from({ length: count }, (_, index) => ({
    id: `file-${index}`,
    name: `Invoice ${index}.pdf`,
    size: '12 kB',
    to: `/files/${index}`,
  }))
  const { container } = render(<FileRow title="F-150" files={files} />)
  expect(within(container).getAllByRole('link', { name: /^Invoice \d\.pdf$/ })).toHaveLength(count)
  expect([1, 2, 3, 4].filter((many) => container.querySelector(`.at-${many}`))).toEqual(widths)
})
