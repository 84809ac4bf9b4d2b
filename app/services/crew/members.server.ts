import { and, asc, eq, or, sql } from 'drizzle-orm'
import { MEMBER_MESSAGES } from '~/models/crew/crew-messages'
import {
  canTakeOver,
  isInviter,
  type MemberFacts,
  type MemberViewer,
  mayChangeRole,
  mayInviteAgain,
  mayRemoveMember,
} from '~/models/crew/member-rules'
import { refused } from '~/models/trade/answers/outcome'
import { personName } from '~/models/trade/fields/person'
import { PROJECT_ROLE_LABELS, PROJECT_ROLES } from '~/models/trade/vocabulary/projects'
import { accounts, activity, type Db, db, projectMembers, projects, type Tx } from '~/server/db/client.server'
import { forbidden, notFound, refusalResponse } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { type Membership, requireMembership, requirePermission } from './membership.server'

/** A member of a project, who need not belong to it any more. */
export type MemberAt = { projectId: string; accountId: string }

/** What the link in an invitation is issued for. */
export function invitationSecret({ projectId, accountId }: MemberAt) {
  return { kind: 'crew-invitation', of: `${projectId}/${accountId}` } as const
}

/** A member of a project; 409 with a sentence for somebody who has left, 404 for anybody else. */
export async function requireMember(at: MemberAt) {
  const member = await findMember(at)
  if (member) return member
  throw (await hasLeft(db(), at)) ? refusalResponse(HAS_LEFT) : notFound()
}

export const HAS_LEFT = refused('member-changed', MEMBER_MESSAGES.hasLeft)

export async function findMember({ projectId, accountId }: MemberAt, on: Db | Tx = db()) {
  const [row] = await on
    .select(MEMBER_COLUMNS)
    .from(projectMembers)
    .innerJoin(accounts, eq(accounts.id, projectMembers.accountId))
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, accountId)))
  return row ? memberOf(row) : null
}

/** 403 where this may not be done about a member, 409 with a sentence where it could until the project was closed. */
export function requireMemberPermission(
  may: (looking: MemberViewer, member: MemberFacts) => boolean,
  membership: Membership,
  member: MemberFacts,
) {
  if (may(viewerOf(membership), member)) return
  requirePermission('invite', membership)
  throw forbidden()
}

/** The same for a removal, with a sentence for the inviter of somebody who has accepted meanwhile. */
export function requireRemovalPermission(membership: Membership, member: MemberFacts) {
  const looking = viewerOf(membership)
  const wasTheirs = !member.isInvited && isInviter(looking, member)
  if (wasTheirs && !mayRemoveMember(looking, member)) throw refusalResponse(ANSWERED)
  requireMemberPermission(mayRemoveMember, membership, member)
}

const ANSWERED = refused('member-changed', MEMBER_MESSAGES.answered)

const viewerOf = ({ renterId, access }: Membership): MemberViewer => ({ accountId: renterId, access })

const MEMBER_COLUMNS = {
  accountId: accounts.id,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  email: accounts.email,
  applicationRole: accounts.role,
  status: accounts.status,
  openedAt: projectMembers.openedAt,
  role: projectMembers.role,
  invitedBy: projectMembers.invitedBy,
}

type Person = typeof accounts.$inferSelect
type Stored = Pick<Person, 'firstName' | 'lastName' | 'email' | 'status'> & {
  applicationRole: Person['role']
  openedAt: Date | null
}

/** A row of these columns as rules ask about it. Somebody who is only invited is known by their address alone. */
function memberOf({ status, openedAt, ...row }: Stored & Omit<MemberFacts, 'isInvited'>) {
  const hasAccount = status !== 'invited'
  const isInvited = !hasAccount || openedAt === null
  return { ...row, name: isInvited ? '' : personName(row), isInvited, hasAccount }
}

/**
 * Locks the project row until the transaction ends: of two concurrent changes of the project or its members the second
 * sees what the first has done.
 */
export async function lockCrew(tx: Tx, projectId: string): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update')
}

/**
 * The asker's membership and the member to act on, both locked until the transaction ends; `member` is null when they
 * have left meanwhile. 404 for strangers, and for somebody who never was a member.
 */
export async function lockMember(tx: Tx, asker: Account, at: MemberAt) {
  await lockCrew(tx, at.projectId)
  const membership = await requireMembership(asker, at.projectId, tx)
  const member = await findMember(at, tx)
  if (!member && !(await hasLeft(tx, at))) throw notFound()
  return { membership, member }
}

export type MemberRow = Awaited<ReturnType<typeof allMembers>>[number]

/** Everybody who belongs to a project and what this member may do about each, its leaders first. One query. */
export async function allMembers(membership: Membership) {
  const looking = viewerOf(membership)
  const members = await membersOf(membership.project.id)
  return members.map((member) => ({
    accountId: member.accountId,
    name: member.name,
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
  return members.filter(canTakeOver).map((member) => ({ value: member.accountId, label: member.name }))
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
    .orderBy(
      byRole,
      sql`${projectMembers.openedAt} is null`,
      asc(accounts.firstName),
      asc(accounts.lastName),
      asc(projectMembers.number),
    )
  return rows.map(memberOf)
}

/** Whether somebody once belonged to a project and does no more. */
export async function hasLeft(on: Db | Tx, { projectId, accountId }: MemberAt): Promise<boolean> {
  const left = and(eq(activity.kind, 'member-left'), eq(activity.accountId, accountId))
  const removed = and(eq(activity.kind, 'member-removed'), sql`${activity.subject} ->> 'memberId' = ${accountId}`)
  const ended = and(eq(activity.projectId, projectId), or(left, removed))
  return (await on.$count(activity, ended)) > 0
}
