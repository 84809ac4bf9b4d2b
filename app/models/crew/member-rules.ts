import { type AccessContext, can } from '~/models/trade/access/permissions'
import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'
import { PROJECT_ROLE_LABELS, type ProjectRole } from '~/models/trade/vocabulary/projects'

/** The account that views or manages the members of a project. */
export type MemberViewer = { accountId: string; access: AccessContext }

/** What these rules need to know about a member. */
export type MemberFacts = {
  accountId: string
  role: ProjectRole
  /** They have no account yet, or have not opened the project with it. */
  isInvited: boolean
  invitedBy: string | null
}

/** Nobody can edit the Owner or themselves; someone who is only invited has to be removed instead. */
export function mayChangeRole(viewer: MemberViewer, member: MemberFacts): boolean {
  return can('manageMembers', viewer.access) && isSomebodyElse(viewer, member) && !member.isInvited
}

/** `manageMembers` allows removing anyone; other inviters may only withdraw their own invitations. */
export function mayRemoveMember(viewer: MemberViewer, member: MemberFacts): boolean {
  if (!isSomebodyElse(viewer, member)) return false
  return can('manageMembers', viewer.access) || (member.isInvited && isInviter(viewer, member))
}

/** Those who may withdraw an invitation may also resend it. */
export function mayInviteAgain(viewer: MemberViewer, member: MemberFacts): boolean {
  return member.isInvited && mayRemoveMember(viewer, member)
}

export function isInviter({ accountId, access }: MemberViewer, { invitedBy }: MemberFacts): boolean {
  return can('invite', access) && invitedBy === accountId
}

/** Whom the Owner can hand the project to: a Project Manager who may book. */
export function canTakeOver(member: MemberFacts & { applicationRole: ApplicationRole }): boolean {
  const { role, isInvited, applicationRole } = member
  return role === 'Manager' && !isInvited && applicationRole === 'backlot_renter_application_admin'
}

function isSomebodyElse({ accountId }: MemberViewer, member: MemberFacts): boolean {
  return member.role !== 'Owner' && member.accountId !== accountId
}

export type InvitedRole = Exclude<ProjectRole, 'Owner'>

/** Roles that can be granted. Owners create a project or take it over. */
export const INVITED_ROLES = ['User', 'Member', 'Manager'] as const satisfies readonly InvitedRole[]

export const USUAL_ROLE: InvitedRole = 'Member'

/** What each role sees and does, where it is chosen. */
const ROLE_HINTS: Record<InvitedRole, string> = {
  User: 'sees vehicles without prices, reacts and comments.',
  Member: 'also sees prices, adds vehicles and edits lists.',
  Manager: 'also inquires, negotiates, books and manages members.',
}

/** The roles that a member may give others, as choices. The creator of a project may give all of them. */
export function roleChoices(access: AccessContext): { value: InvitedRole; label: string; hint: string }[] {
  return INVITED_ROLES.filter((role) => mayGrantRole(role, access)).map((value) => ({
    value,
    label: PROJECT_ROLE_LABELS[value],
    hint: ROLE_HINTS[value],
  }))
}

/** The access of the creator of a project, before it exists. */
export function newProjectAccess(applicationRole: ApplicationRole): AccessContext {
  return { applicationRole, projectRole: 'Owner', projectStatus: 'active' }
}

export function mayGrantRole(role: InvitedRole, access: AccessContext): boolean {
  return can(role === 'Manager' ? 'grantManager' : 'invite', access)
}

/** Initial application role of an invited account: viewers need no search. */
export function applicationRoleOf(role: InvitedRole): ApplicationRole {
  return role === 'User' ? 'backlot_renter_application_user' : 'backlot_renter_application_member'
}
