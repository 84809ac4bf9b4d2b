import { and, asc, eq, ne } from 'drizzle-orm'
import { accounts, db, projectMembers } from '~/server/db/client.server'

const MAX_CONSIDERED = 50

/** The members of a project except viewers, by name, to fill in forms with. No access check: callers authorize. */
export async function knownMembers(projectId: string) {
  const members = await db()
    .select({ firstName: accounts.firstName, lastName: accounts.lastName, email: accounts.email })
    .from(projectMembers)
    .innerJoin(accounts, and(eq(accounts.id, projectMembers.accountId), eq(accounts.status, 'active')))
    .where(and(eq(projectMembers.projectId, projectId), ne(projectMembers.role, 'User')))
    .orderBy(asc(accounts.firstName), asc(accounts.lastName), asc(accounts.id))
    .limit(MAX_CONSIDERED)
  return members.map((member) => ({ ...member, email: member.email.toLowerCase() }))
}
