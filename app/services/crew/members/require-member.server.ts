import { and, eq } from 'drizzle-orm'
import { MEMBER_MESSAGES } from '~/models/crew/member-messages'
import { isInviter, type MemberFacts, type MemberViewer, mayRemoveMember } from '~/models/crew/member-rules'
import { refused } from '~/models/trade/answers/outcome'
import { type Db, db, type Tx } from '~/server/db/client.server'
import { accounts, projectMembers } from '~/server/db/schema'
import { forbidden, notFound, refusalResponse } from '~/server/errors.server'
import { type Membership, requirePermission } from '../membership.server'
import { hasLeft } from './end-membership.server'

type At = { projectId: string; accountId: string }

/** A member of a project; 409 with a sentence for somebody who has left, 404 for anybody else. */
export async function requireMember(at: At) {
  const member = await findMember(at)
  if (member) return member
  throw (await hasLeft(db(), at)) ? refusalResponse(HAS_LEFT) : notFound()
}

export const HAS_LEFT = refused('member-changed', MEMBER_MESSAGES.hasLeft)

export async function findMember({ projectId, accountId }: At, on: Db | Tx = db()) {
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

export const viewerOf = ({ renterId, access }: Membership): MemberViewer => ({ accountId: renterId, access })

export const MEMBER_COLUMNS = {
  accountId: accounts.id,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  email: accounts.email,
  applicationRole: accounts.role,
  status: accounts.status,
  role: projectMembers.role,
  invitedBy: projectMembers.invitedBy,
}

type Person = typeof accounts.$inferSelect
type Stored = Pick<Person, 'firstName' | 'lastName' | 'email' | 'status'> & { applicationRole: Person['role'] }

/** A row of these columns as rules ask about it. */
export function memberOf({ status, ...row }: Stored & Omit<MemberFacts, 'isInvited'>) {
  return { ...row, isInvited: status === 'invited' }
}
