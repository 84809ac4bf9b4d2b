import { asc, eq, sql } from 'drizzle-orm'
import { canTakeOver, mayChangeRole, mayInviteAgain, mayRemoveMember } from '~/models/crew/member-rules'
import { personName } from '~/models/trade/fields/person'
import { PROJECT_ROLE_LABELS, PROJECT_ROLES } from '~/models/trade/vocabulary/projects'
import { db } from '~/server/db/client.server'
import { accounts, projectMembers } from '~/server/db/schema'
import type { Membership } from '../membership.server'
import { MEMBER_COLUMNS, memberOf, viewerOf } from './require-member.server'

export type MemberRow = Awaited<ReturnType<typeof allMembers>>[number]

/** Everybody who belongs to a project and what this member may do about each, its leaders first. One query. */
export async function allMembers(membership: Membership) {
  const looking = viewerOf(membership)
  const members = await membersOf(membership.project.id)
  return members.map((member) => ({
    accountId: member.accountId,
    name: personName(member),
    email: member.email,
    role: PROJECT_ROLE_LABELS[member.role],
    isInvited: member.isInvited,
    isSelf: member.accountId === looking.accountId,
    mayChangeRole: mayChangeRole(looking, member),
    mayRemove: mayRemoveMember(looking, member),
    mayInviteAgain: mayInviteAgain(looking, member),
  }))
}

/** Whom the Owner can hand the project to. */
export async function allHandoverCandidates({ project }: Membership): Promise<{ value: string; label: string }[]> {
  const members = await membersOf(project.id)
  return members.filter(canTakeOver).map((member) => ({ value: member.accountId, label: personName(member) }))
}

async function membersOf(projectId: string) {
  const byRole = sql`array_position(array[${sql.join(
    PROJECT_ROLES.map((role) => sql`${role}`),
    sql`, `,
  )}]::text[], ${projectMembers.role})`
  const rows = await db()
    .select(MEMBER_COLUMNS)
    .from(projectMembers)
    .innerJoin(accounts, eq(accounts.id, projectMembers.accountId))
    .where(eq(projectMembers.projectId, projectId))
    .orderBy(byRole, asc(accounts.firstName), asc(accounts.lastName), asc(projectMembers.number))
  return rows.map(memberOf)
}
