import { expect, test } from 'vitest'
import { deskOwnersAddress, deskOwnerTabs } from '~/models/provider/desk-owners'

const CHOICE = { search: 'pete', status: 'active', after: 'a@b.example' } as const

test("the staff's owners keep search and status on the next page, and the search in every tab", () => {
  expect(deskOwnersAddress(CHOICE, { after: 'pete' })).toBe('/provider/owners?search=pete&status=active&after=pete')
  expect(deskOwnersAddress(CHOICE, { search: '' })).toBe('/provider/owners?status=active')
  expect(deskOwnerTabs(CHOICE, { invited: 1 })).toEqual([
    { label: 'All', count: 1, to: '/provider/owners?search=pete', isCurrent: false },
    { label: 'Invited', count: 1, to: '/provider/owners?search=pete&status=invited', isCurrent: false },
    { label: 'Active', count: 0, to: '/provider/owners?search=pete&status=active', isCurrent: true },
  ])
})
