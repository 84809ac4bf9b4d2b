import { expect, test } from 'vitest'
import { selectionActions } from '~/models/lists/arrange/selection'
import type { AccessContext } from '~/models/trade/access/permissions'

const ADMIN: AccessContext = {
  applicationRole: 'backlot_renter_application_admin',
  projectRole: 'Owner',
  projectStatus: 'active',
}
const EVERYTHING = ['Inquire', 'Move to a list', 'Copy to a list', 'Compare', 'Mark', 'Remove']

test.each<[string, Partial<AccessContext>, string[]]>([
  ['an owner', {}, EVERYTHING],
  ['a manager', { projectRole: 'Manager' }, EVERYTHING],
  ['a member', { projectRole: 'Member' }, EVERYTHING.slice(1)],
  [
    'a member who may not add vehicles',
    { projectRole: 'Member', applicationRole: 'backlot_renter_application_user' },
    ['Move to a list', 'Compare', 'Mark', 'Remove'],
  ],
  ['a viewer', { projectRole: 'User' }, ['Compare', 'Remove']],
  ['anyone in a closed project', { projectStatus: 'inactive' }, ['Compare']],
])('%s is offered these actions on selected vehicles', (_, part, labels) => {
  expect(selectionActions('p1', { ...ADMIN, ...part }).map(({ label }) => label)).toEqual(labels)
})
