import { expect, test } from 'vitest'
import { projectActions } from '~/models/projects/project-actions'
import type { AccessContext } from '~/models/trade/access/permissions'

const OWNER: AccessContext = {
  applicationRole: 'backlot_renter_application_admin',
  projectRole: 'Owner',
  projectStatus: 'active',
}

/** The labels of the actions, disabled ones in parentheses. */
function offeredTo(access: AccessContext): string {
  const { buttons, more } = projectActions('p1', access)
  const names = [buttons, more].map((actions) => actions.map(({ label, to }) => (to ? label : `(${label})`)).join(', '))
  return names.join(' | ')
}

test.each<[string, Partial<AccessContext>, string]>([
  [
    'the Owner',
    {},
    'Removed Vehicles, Invite Members, Create List | Create List, Invite Members, Removed Vehicles, Edit Project, Arrange Lists, Close Project, Download Report, Day Out of Days, Costs',
  ],
  [
    'a Manager',
    { projectRole: 'Manager' },
    'Removed Vehicles, Invite Members, Create List | Create List, Invite Members, Removed Vehicles, (Edit Project), Arrange Lists, (Close Project), Download Report, Day Out of Days, Costs',
  ],
  [
    'a Member',
    { projectRole: 'Member' },
    'Removed Vehicles, Invite Members, Create List | Create List, Invite Members, Removed Vehicles, (Edit Project), Arrange Lists, (Close Project), Download Report, Day Out of Days, Costs',
  ],
  ['a viewer', { projectRole: 'User' }, 'Removed Vehicles | Removed Vehicles, Day Out of Days'],
  [
    'the Owner of a closed project',
    { projectStatus: 'inactive' },
    'Removed Vehicles | Removed Vehicles, Download Report, Day Out of Days, Costs',
  ],
])('the header offers to %s', (_, part, offered) => {
  expect(offeredTo({ ...OWNER, ...part })).toBe(offered)
})
