import { and, eq } from 'drizzle-orm'
import type { Looking, MemberFacts } from '~/models/crew/members/member-rules'
import { type Db, db, type Tx } from '~/server/db/client.server'
import { accounts, projectMembers } from '~/server/db/schema'
import { forbidden, notFound } from '~/server/errors.server'
import { type Membership, refuseUnless } from '../membership.server'

type At = { projectId: string; accountId: string }

/** Somebody of a project with what is known of the person; 404 for whoever is no member. */
export async function requireMember(at: At, on?: Db | Tx) {
  const member = await findMember(at, on)
  if (!member) throw notFound()
  return member
}

export async function findMember({ projectId, accountId }: At, on: Db | Tx = db()) {
  const [row] = await on
    .select(MEMBER_COLUMNS)
    .from(projectMembers)
    .innerJoin(accounts, eq(accounts.id, projectMembers.accountId))
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, accountId)))
  return row ? memberOf(row) : null
}

/** 403 where this may not be done about a member, with a sentence where it could until the project was closed. */
export function refuseMember(
  may: (looking: Looking, member: MemberFacts) => boolean,
  membership: Membership,
  member: MemberFacts,
) {
  if (may(lookingOf(membership), member)) return
  refuseUnless('invite', membership)
  throw forbidden()
}

export const lookingOf = ({ renterId, standing }: Membership): Looking => ({ accountId: renterId, standing })

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
