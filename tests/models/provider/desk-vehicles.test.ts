import { expect, test } from 'vitest'
import { deskVehiclesAddress, deskVehicleTabs } from '~/models/provider/desk-vehicles'

const CHOICE = { search: 'nova', status: 'listed', after: 'x' } as const

test("the staff's vehicles keep search and status on the next page, and the search in every tab", () => {
  expect(deskVehiclesAddress(CHOICE, { after: 'y' })).toBe('/provider/vehicles?search=nova&status=listed&after=y')
  expect(deskVehiclesAddress(CHOICE, { search: '' })).toBe('/provider/vehicles?status=listed')
  expect(deskVehicleTabs(CHOICE, { listed: 2, deleted: 1 })).toEqual([
    { label: 'All', count: 3, to: '/provider/vehicles?search=nova', isCurrent: false },
    { label: 'Listed', count: 2, to: '/provider/vehicles?search=nova&status=listed', isCurrent: true },
    { label: 'Deleted', count: 1, to: '/provider/vehicles?search=nova&status=deleted', isCurrent: false },
  ])
})
