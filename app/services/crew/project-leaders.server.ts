import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '~/server/db/client.server'
import { accounts, projectMembers } from '~/server/db/schema'

/** Who leads these projects, their Owners and Project Managers, one row for each project they lead. */
export async function projectLeaders(tx: Tx, projectIds: readonly string[]) {
  return tx
    .select({
      projectId: projectMembers.projectId,
      id: accounts.id,
      email: accounts.email,
      firstName: accounts.firstName,
      role: accounts.role,
    })
    .from(projectMembers)
    .innerJoin(accounts, eq(accounts.id, projectMembers.accountId))
    .where(
      and(
        inArray(projectMembers.projectId, [...projectIds]),
        inArray(projectMembers.role, ['Owner', 'Manager']),
        eq(accounts.status, 'active'),
      ),
    )
    .orderBy(asc(projectMembers.projectId), asc(accounts.id))
}
