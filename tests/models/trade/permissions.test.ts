import { describe, expect, test } from 'vitest'
import { type Area, can, mayOpen, type ProjectPermission } from '~/models/trade/access/permissions'
import { APPLICATION_ROLES, type ApplicationRole } from '~/models/trade/vocabulary/accounts'
import { PROJECT_ROLE_LABELS, PROJECT_ROLES } from '~/models/trade/vocabulary/projects'

const ADMIN = 'backlot_renter_application_admin'
const MEMBER = 'backlot_renter_application_member'
const USER = 'backlot_renter_application_user'
const RENTERS = [ADMIN, MEMBER, USER] as const

/** Columns: admin, member, user, vehicle owner, provider. */
const AREAS: readonly [Area, string][] = [
  ['search', 'yes yes no no no'],
  ['addToProject', 'yes yes no no no'],
  ['vehicle', 'yes yes yes yes yes'],
  ['projects', 'yes yes yes no no'],
  ['createProject', 'yes no no no no'],
  ['bookingRequests', 'no yes yes no no'],
  ['cart', 'yes no no no no'],
  ['orders', 'yes no no no no'],
  ['ownerDesk', 'no no no yes no'],
  ['providerDesk', 'no no no no yes'],
]

describe('the areas of an application role', () => {
  const rows = AREAS.flatMap(([area, cells]) =>
    APPLICATION_ROLES.map((role, column) => [area, role, isYes(cells, column)] as const),
  )

  test.each(rows)('%s for %s: %s', (area, role, expected) => expect(mayOpen(area, role)).toBe(expected))

  test.each(AREAS)('%s stays closed to a signed-out visitor', (area) => expect(mayOpen(area, null)).toBe(false))
})

type ActRow = [
  permission: ProjectPermission,
  project: string,
  application: readonly ApplicationRole[],
  closedToo?: 'closed too',
]

/** Columns: Owner, Manager, Member, User; then the application roles that are also required. */
const ACTIONS: readonly ActRow[] = [
  ['viewLists', 'yes yes yes yes', RENTERS, 'closed too'],
  ['seePrices', 'yes yes yes no', RENTERS, 'closed too'],
  ['react', 'yes yes yes yes', RENTERS],
  ['deleteComments', 'yes yes no no', RENTERS],
  ['removeVehicles', 'yes yes yes yes', RENTERS],
  ['restoreVehicles', 'yes yes yes no', RENTERS],
  ['createLists', 'yes yes yes no', RENTERS],
  ['editLists', 'yes yes yes no', RENTERS],
  ['addVehicles', 'yes yes yes no', [ADMIN, MEMBER]],
  ['invite', 'yes yes yes no', RENTERS],
  ['grantManager', 'yes yes no no', RENTERS],
  ['manageMembers', 'yes yes no no', RENTERS],
  ['leaveProject', 'yes yes yes yes', RENTERS],
  ['handOver', 'yes no no no', RENTERS],
  ['downloadZip', 'yes yes yes no', RENTERS, 'closed too'],
  ['inquire', 'yes yes no no', RENTERS],
  ['negotiate', 'yes yes no no', RENTERS],
  ['addToCart', 'yes yes no no', [ADMIN]],
  ['askToBook', 'yes yes no no', [MEMBER, USER]],
  ['changeOrders', 'yes yes no no', [ADMIN], 'closed too'],
  ['followOrders', 'yes yes no no', RENTERS, 'closed too'],
  ['sendPickup', 'yes yes yes no', RENTERS, 'closed too'],
  ['editProject', 'yes no no no', RENTERS],
  ['closeProject', 'yes no no no', RENTERS],
]

describe('the actions of a member in a project', () => {
  describe.each(ACTIONS)('%s', (permission, cells, applicationRoles, closedToo) => {
    const rows = APPLICATION_ROLES.flatMap((applicationRole) =>
      PROJECT_ROLES.map((projectRole, column) => [applicationRole, projectRole, isYes(cells, column)] as const),
    )

    test.each(rows)('as %s and %s', (applicationRole, projectRole, projectRoleAllows) => {
      const expected = projectRoleAllows && applicationRoles.includes(applicationRole)
      expect(can(permission, { applicationRole, projectRole, projectStatus: 'active' })).toBe(expected)
      expect(can(permission, { applicationRole, projectRole, projectStatus: 'inactive' })).toBe(
        expected && closedToo !== undefined,
      )
    })
  })

  test('an Owner or Manager either books or asks an admin to book, never both', () => {
    for (const applicationRole of RENTERS)
      for (const projectRole of ['Owner', 'Manager'] as const) {
        const access = { applicationRole, projectRole, projectStatus: 'active' } as const
        expect(can('addToCart', access)).toBe(!can('askToBook', access))
      }
  })
})

test('project roles have labels', () => {
  expect(PROJECT_ROLE_LABELS).toEqual({
    Owner: 'Owner',
    Manager: 'Project Manager',
    Member: 'Team Member',
    User: 'Viewer',
  })
})

function isYes(cells: string, column: number): boolean {
  return cells.split(' ')[column] === 'yes'
}
