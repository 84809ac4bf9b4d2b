import { describe, expect, test } from 'vitest'
import { fleetAddress, fleetHeads, fleetSummary, fleetTabs } from '~/models/owner/fleet/fleet-view'
import { takenText } from '~/models/owner/fleet/selected-days'
import { listingOutlook, SELECTED_ACTION_KINDS } from '~/models/owner/fleet/selected-listings'
import { vacationBlockAfter } from '~/models/owner/vacation'
import type { FleetChoice } from '~/models/trade/vocabulary/fleet'
import { LISTING_STATUSES } from '~/models/trade/vocabulary/listings'

const CHOICE: FleetChoice = { view: 'table', search: 'nova', status: 'listed', sort: 'newest', after: 'x' }

describe('the fleet page', () => {
  test('keeps the filters in its links, resets the cursor and omits defaults', () => {
    expect(fleetAddress(CHOICE)).toBe('/owner/vehicles?view=table&search=nova&status=listed&sort=newest')
    expect(fleetAddress(CHOICE, { view: 'cards', sort: 'needs-you', search: '', status: undefined })).toBe(
      '/owner/vehicles',
    )
    expect(fleetAddress(CHOICE, { after: 'x', checked: 'all' })).toContain('after=x')
  })

  test('has a tab for every status in use and for the chosen one', () => {
    const tabs = fleetTabs({ ...CHOICE, status: 'deactivated' }, { listed: 3, draft: 1 })
    expect(tabs.map(({ label, count, isCurrent }) => [label, count, isCurrent])).toEqual([
      ['All', 4, false],
      ['Draft', 1, false],
      ['Listed', 3, false],
      ['Deactivated', 0, true],
    ])
  })

  test('has no tabs if all vehicles have the same status, unless one is chosen', () => {
    const tabs = (status: FleetChoice['status']) => fleetTabs({ ...CHOICE, status }, { listed: 3 }).length
    expect([tabs(undefined), tabs('listed'), tabs('draft')]).toEqual([0, 2, 3])
  })
})

test.each([
  ['', 'needs-you', 'Search and sort'],
  ['nova', 'needs-you', 'nova'],
  ['', 'price-low', 'All vehicles, price, low to high'],
] as const)('the search %j sorted by %s is summed up on phones', (search, sort, text) => {
  expect(fleetSummary({ ...CHOICE, search, sort })).toBe(text)
})

test('the column headings sort the table, by price in both directions', () => {
  const { name, price } = fleetHeads({ ...CHOICE, sort: 'price-high' })
  expect([name.order, price.order, price.to]).toEqual([
    undefined,
    'descending',
    expect.stringMatching(/sort=price-low$/),
  ])
  expect(fleetHeads({ ...CHOICE, sort: 'price-low' }).price).toMatchObject({ order: 'ascending' })
})

test('blocks are described by kind and period', () => {
  const blocks = [
    { from: '2026-12-01', to: '2026-12-03', kind: 'order' },
    { from: '2026-12-05', to: '2026-12-05', kind: 'vacation' },
    { from: '2026-12-09', to: '2026-12-09', kind: 'owner' },
  ] as const
  expect(takenText({ from: '2026-12-03', to: '2026-12-08' }, blocks)).toBe(
    'Booked Dec 1, 2026 to Dec 3, 2026, Vacation Dec 5, 2026',
  )
  expect(takenText({ from: '2026-12-06', to: '2026-12-08' }, blocks)).toBeNull()
})

test.each(SELECTED_ACTION_KINDS)('%s applies only to listings in a matching status', (kind) => {
  const complete = { dayPrice: 10_000, photos: [{ angle: 0 }] }
  const changes = LISTING_STATUSES.map((status) => listingOutlook(kind, { status, ...complete }).change)
  expect(changes).toEqual(
    kind === 'deactivation'
      ? [null, 'deactivation', 'deactivation', null, null]
      : ['listing', null, null, 'reactivation', null],
  )
})

const days = (text: string) => {
  const [from = '', to = ''] = text.split('/').map((day) => `2026-12-${day}`)
  return { from, to }
}

test.each([
  // the block, the new vacation as of December 10, the expected days ahead, left and past
  ['12/20', '12/20', null],
  ['12/20', '11/25', null],
  ['01/09', null, null],
  ['05/20', '05/20', null],
  ['12/20', null, { ahead: days('12/20'), left: null, past: null }],
  ['12/20', '15/25', { ahead: days('12/20'), left: days('15/20'), past: null }],
  ['05/20', '05/12', { ahead: days('10/20'), left: days('10/12'), past: days('05/09') }],
  ['05/20', '22/25', { ahead: days('10/20'), left: null, past: days('05/09') }],
])('a block of %s after its vacation becomes %s', (block, wanted, after) => {
  expect(vacationBlockAfter(days(block), wanted === null ? null : days(wanted), '2026-12-10')).toEqual(after)
})
