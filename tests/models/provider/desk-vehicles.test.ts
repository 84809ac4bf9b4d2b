import { expect, test } from 'vitest'
import { deskVehiclesAddress, deskVehicleTabs, listingLacks } from '~/models/provider/desk-vehicles'

const CHOICE = { search: 'nova', status: 'listed', after: 'x' } as const

test("the staff's vehicles keep search and status on the next page, and the search in every tab", () => {
  expect(deskVehiclesAddress(CHOICE, { after: 'y' })).toBe('/provider/vehicles?search=nova&status=listed&after=y')
  expect(deskVehiclesAddress(CHOICE, { search: '' })).toBe('/provider/vehicles?status=listed')
  expect(deskVehicleTabs(CHOICE, { listed: 2, deleted: 1 }, 0)).toEqual([
    { label: 'All', count: 3, to: '/provider/vehicles?search=nova', isCurrent: false },
    { label: 'Listed', count: 2, to: '/provider/vehicles?search=nova&status=listed', isCurrent: true },
    { label: 'Deleted', count: 1, to: '/provider/vehicles?search=nova&status=deleted', isCurrent: false },
  ])
})

test('vehicles that need attention have a tab after all of them, as long as there are any or it is open', () => {
  const tabs = (status: 'attention' | undefined, toCheck: number) =>
    deskVehicleTabs({ ...CHOICE, status }, { listed: 2 }, toCheck).map(({ label, count, isCurrent }) =>
      [label, count, isCurrent ? 'open' : ''].join(' '),
    )
  expect(tabs(undefined, 1)).toEqual(['All 2 open', 'Needs attention 1 ', 'Listed 2 '])
  expect(tabs('attention', 0)).toEqual(['All 2 ', 'Needs attention 0 open', 'Listed 2 '])
  expect(tabs(undefined, 0)).toEqual(['All 2 open', 'Listed 2 '])
  const same = deskVehicleTabs({ ...CHOICE, status: undefined }, { listed: 2, edit_requests: 1 }, 1)
  expect(same.map(({ label }) => label)).toEqual(['All', 'Listed', 'Edits requested'])
})

test.each([
  ['draft', 0, false, ['No photos', 'No price']],
  ['listed', 100, false, ['No photos']],
  ['listed', 100, true, []],
  ['deactivated', 0, false, []],
] as const)('a %s vehicle at %d cents, photos: %s, lacks %j', (status, dayPrice, hasPhotos, lacks) =>
  expect(listingLacks({ status, dayPrice, hasPhotos })).toEqual(lacks),
)
