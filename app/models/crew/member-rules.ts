import { type AccessContext, can } from '~/models/trade/access/permissions'
import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'
import type { ProjectRole } from '~/models/trade/vocabulary/projects'

/** The account that views or manages the members of a project. */
export type MemberViewer = { accountId: string; access: AccessContext }

/** A member, as far as it matters to what may be done about them. */
export type MemberFacts = {
  accountId: string
  role: ProjectRole
  /** Nobody has set up the account yet. */
  isInvited: boolean
  invitedBy: string | null
}

/** Nobody edits the Owner or themselves, and somebody who is only invited is removed instead. */
export function mayChangeRole(looking: MemberViewer, member: MemberFacts): boolean {
  return can('manageMembers', looking.access) && isSomebodyElse(looking, member) && !member.isInvited
}

/** Who leads the crew removes members; other editors take back invitations of their own. */
export function mayRemoveMember(looking: MemberViewer, member: MemberFacts): boolean {
  if (!isSomebodyElse(looking, member)) return false
  return can('manageMembers', looking.access) || (member.isInvited && isInviter(looking, member))
}

/** An invitation is sent again by those who may withdraw it. */
export function mayInviteAgain(looking: MemberViewer, member: MemberFacts): boolean {
  return member.isInvited && mayRemoveMember(looking, member)
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
