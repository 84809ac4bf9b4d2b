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
import { personName } from '~/models/trade/fields/person'
import { refused } from '~/models/trade/results/outcome'
import { PROJECT_ROLE_LABELS, PROJECT_ROLES } from '~/models/trade/vocabulary/projects'
import { accounts, activity, type Db, db, projectMembers, projects, type Tx } from '~/server/db/client.server'
import { forbidden, notFound, refusalResponse } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { type Membership, requireMembership, requirePermission } from './membership.server'

/** Identifies a current or former member of a project. */
export type MemberRef = { projectId: string; accountId: string }

/** Identifies the email with an invitation link in the outbox. */
export function invitationSecret({ projectId, accountId }: MemberRef) {
  return { kind: 'crew-invitation', of: `${projectId}/${accountId}` } as const
}

/** A member of a project. 409 with a sentence if they have left, 404 if they never were a member. */
export async function requireMember(ref: MemberRef) {
  const member = await findMember(ref)
  if (member) return member
  throw (await hasLeft(db(), ref)) ? refusalResponse(HAS_LEFT) : notFound()
}

export const HAS_LEFT = refused('member-changed', MEMBER_MESSAGES.hasLeft)

export async function findMember({ projectId, accountId }: MemberRef, on: Db | Tx = db()) {
  const [row] = await on
    .select(MEMBER_COLUMNS)
    .from(projectMembers)
    .innerJoin(accounts, eq(accounts.id, projectMembers.accountId))
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, accountId)))
  return row ? memberOf(row) : null
}

/** 403 without the permission to do this to a member; 409 with a sentence if only the closed project prevents it. */
export function requireMemberPermission(
  may: (viewer: MemberViewer, member: MemberFacts) => boolean,
  membership: Membership,
  member: MemberFacts,
) {
  if (may(viewerOf(membership), member)) return
  requirePermission('invite', membership)
  throw forbidden()
}

/** The same for a removal; also 409 with a sentence if the asker's invitation was accepted in the meantime. */
export function requireRemovalPermission(membership: Membership, member: MemberFacts) {
  const viewer = viewerOf(membership)
  const wasInvitedByAsker = !member.isInvited && isInviter(viewer, member)
  if (wasInvitedByAsker && !mayRemoveMember(viewer, member)) throw refusalResponse(ANSWERED)
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

/** Maps a row to the facts that the rules need. An invited member has no name yet, only an address. */
function memberOf({ status, openedAt, ...row }: Stored & Omit<MemberFacts, 'isInvited'>) {
  const hasAccount = status !== 'invited'
  const isInvited = !hasAccount || openedAt === null
  return { ...row, name: isInvited ? '' : personName(row), isInvited, hasAccount }
}

/**
 * Locks the project row until the transaction ends, which serializes changes of the project and its members.
 */
export async function lockCrew(tx: Tx, projectId: string): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update')
}

/**
 * The asker's membership and the member to act on, both locked until the transaction ends. `member` is null if they
 * have left. 404 if the asker is not a member, or if the other never was.
 */
export async function lockMember(tx: Tx, asker: Account, ref: MemberRef) {
  await lockCrew(tx, ref.projectId)
  const membership = await requireMembership(asker, ref.projectId, tx)
  const member = await findMember(ref, tx)
  if (!member && !(await hasLeft(tx, ref))) throw notFound()
  return { membership, member }
}

export type MemberRow = Awaited<ReturnType<typeof allMembers>>[number]

/** All members of a project by role, highest first, and what the viewer may do to each. One query. */
export async function allMembers(membership: Membership) {
  const viewer = viewerOf(membership)
  const members = await membersOf(membership.project.id)
  return members.map((member) => ({
    accountId: member.accountId,
    name: member.name,
    email: member.email,
    role: PROJECT_ROLE_LABELS[member.role],
    isInvited: member.isInvited,
    isSelf: member.accountId === viewer.accountId,
    mayChangeRole: mayChangeRole(viewer, member),
    mayRemove: mayRemoveMember(viewer, member),
    mayInviteAgain: mayInviteAgain(viewer, member),
  }))
}

/** The members that the Owner can hand the project over to. */
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

/** Whether an account is a former member of a project. */
export async function hasLeft(on: Db | Tx, { projectId, accountId }: MemberRef): Promise<boolean> {
  const left = and(eq(activity.kind, 'member-left'), eq(activity.accountId, accountId))
  const removed = and(eq(activity.kind, 'member-removed'), sql`${activity.subject} ->> 'memberId' = ${accountId}`)
  const ended = and(eq(activity.projectId, projectId), or(left, removed))
  return (await on.$count(activity, ended)) > 0
}
