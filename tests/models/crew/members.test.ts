import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { accepted, problems } from '#tests/world/visits/form-posts'
import { InvitationForm, invitationRows } from '~/models/crew/crew-form'
import {
  applicationRoleOf,
  canTakeOver,
  INVITED_ROLES,
  type MemberFacts,
  mayChangeRole,
  mayInviteAgain,
  mayRemoveMember,
  roleChoices,
} from '~/models/crew/member-rules'
import { shortEmail, shortName } from '~/models/crew/short-names'
import type { AccessContext } from '~/models/trade/access/permissions'
import { PROJECT_ROLES, type ProjectRole } from '~/models/trade/vocabulary/projects'

const access = (projectRole: ProjectRole, part: Partial<AccessContext> = {}): AccessContext => ({
  applicationRole: 'backlot_renter_application_member',
  projectStatus: 'active',
  projectRole,
  ...part,
})
const asker = (role: ProjectRole, part: Partial<AccessContext> = {}) => ({
  accountId: 'me',
  access: access(role, part),
})
const member = (part: Partial<MemberFacts> = {}): MemberFacts => ({
  accountId: 'mel',
  role: 'Member',
  isInvited: false,
  invitedBy: 'dana',
  ...part,
})
/** The project roles with a permission. */
const from = (may: typeof mayChangeRole, about: MemberFacts, part: Partial<AccessContext> = {}) =>
  PROJECT_ROLES.filter((role) => may(asker(role, part), about))

describe('changing a role and removing a member', () => {
  test.each(['Manager', 'Member', 'User'] as const)('is allowed for a %s to the Owner and Project Managers', (role) => {
    expect(from(mayChangeRole, member({ role }))).toEqual(['Owner', 'Manager'])
    expect(from(mayRemoveMember, member({ role }))).toEqual(['Owner', 'Manager'])
  })

  test.each([
    ['the Owner', member({ role: 'Owner' }), {}],
    ['yourself', member({ accountId: 'me' }), {}],
    ['members of a closed project', member(), { projectStatus: 'inactive' }],
  ] as const)('is allowed for %s to nobody', (_, about, part) => {
    expect(from(mayChangeRole, about, part)).toEqual([])
    expect(from(mayRemoveMember, about, part)).toEqual([])
  })
})

describe('an invited member', () => {
  const invited = member({ isInvited: true })
  const mine = member({ isInvited: true, invitedBy: 'me' })

  test('can be removed and invited again by the same roles, but their role cannot be changed', () => {
    expect(from(mayChangeRole, invited)).toEqual([])
    for (const may of [mayRemoveMember, mayInviteAgain]) {
      expect(from(may, invited)).toEqual(['Owner', 'Manager'])
      expect(from(may, mine)).toEqual(['Owner', 'Manager', 'Member'])
    }
  })

  test('who accepts can no longer be invited again, or removed by the Team Member who invited them', () => {
    const accepts = { ...mine, isInvited: false }
    expect(from(mayInviteAgain, accepts)).toEqual([])
    expect(from(mayRemoveMember, accepts)).toEqual(['Owner', 'Manager'])
  })
})

test('only a Project Manager with an admin account can take over a project', () => {
  const admin = { ...member({ role: 'Manager' }), applicationRole: 'backlot_renter_application_admin' } as const
  expect(canTakeOver(admin)).toBe(true)
  expect(canTakeOver({ ...admin, applicationRole: 'backlot_renter_application_member' })).toBe(false)
  expect(canTakeOver({ ...admin, role: 'Member' })).toBe(false)
  expect(canTakeOver({ ...admin, isInvited: true })).toBe(false)
})

test.each([
  ['Owner', ['Viewer', 'Team Member', 'Project Manager']],
  ['Manager', ['Viewer', 'Team Member', 'Project Manager']],
  ['Member', ['Viewer', 'Team Member']],
  ['User', []],
] as const)('a member with the role %s can grant %j', (role, labels) => {
  expect(roleChoices(access(role)).map(({ label }) => label)).toEqual(labels)
})

test('only invited viewers get an account without search', () => {
  const made = INVITED_ROLES.filter((role) => applicationRoleOf(role) === 'backlot_renter_application_user')
  expect(made).toEqual(['User'])
})

describe('invitation rows', () => {
  test('without an email are skipped, and the role defaults to Team Member', () => {
    const posted = { 'invitations[0].role': 'User', 'invitations[2].email': ' Mel@crew.example ', writtenAfter: '7' }
    expect(accepted(InvitationForm, posted)).toEqual({
      invitations: [{ row: 2, email: 'Mel@crew.example', role: 'Member' }],
      writtenAfter: 7,
    })
  })

  test('need at least one email unless other fields are sent', () => {
    expect(problems(InvitationForm, { 'invitations[1].email': ' ', writtenAfter: '7' })).toEqual({
      'invitations[0].email': ['Email is required.'],
    })
    expect(problems(z.object({ invitations: invitationRows() }), { 'invitations[1].email': ' ' })).toEqual({})
  })

  test('are limited to five', () => {
    const six = Object.fromEntries(
      Array.from({ length: 6 }, (_, row) => [`invitations[${row}].email`, `${row}@crew.example`]),
    )
    expect(problems(InvitationForm, { ...six, writtenAfter: '7' })).toEqual({
      'invitations[4].email': ['Please invite at most 5 people at a time.'],
    })
  })
})

test.each([
  ['Dana Whitloc', 'Dana Whitloc'],
  ['Dana Whitlock', 'Dana Whitloc...'],
  ['Ruth Castel Lano', 'Ruth Castel...'],
  ['🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗', `${'🚗'.repeat(12)}...`],
])('the name %s is shown as %s', (name, shown) => expect(shortName(name)).toBe(shown))

test.each([
  ['dana@red-clay.example.com', 'dana@red-clay.example.com'],
  ['dana1@red-clay.example.com', 'dana1@red-clay.example...'],
])('the email %s is shown as %s', (email, shown) => expect(shortEmail(email)).toBe(shown))
