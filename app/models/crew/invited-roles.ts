import { type AccessContext, can } from '~/models/trade/access/permissions'
import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'
import { PROJECT_ROLE_LABELS, type ProjectRole } from '~/models/trade/vocabulary/projects'

export type InvitedRole = Exclude<ProjectRole, 'Owner'>

/** What somebody can be made in a project: an Owner begins one, or is handed it. */
export const INVITED_ROLES = ['Member', 'User', 'Manager'] as const satisfies readonly InvitedRole[]

export const USUAL_ROLE: InvitedRole = 'Member'

/** The roles that a member may give others, as choices. The creator of a project may give all of them. */
export function roleChoices(access: AccessContext): { value: InvitedRole; label: string }[] {
  return INVITED_ROLES.filter((role) => mayGrantRole(role, access)).map((value) => ({
    value,
    label: PROJECT_ROLE_LABELS[value],
  }))
}

/** The access of the creator of a project, before it exists. */
export function newProjectAccess(applicationRole: ApplicationRole): AccessContext {
  return { applicationRole, projectRole: 'Owner', projectStatus: 'active' }
}

export function mayGrantRole(role: InvitedRole, access: AccessContext): boolean {
  return can(role === 'Manager' ? 'grantManager' : 'invite', access)
}

/** What an account that an invitation makes opens at first: a Viewer needs no search. */
export function applicationRoleOf(role: InvitedRole): ApplicationRole {
  return role === 'User' ? 'backlot_renter_application_user' : 'backlot_renter_application_member'
}
