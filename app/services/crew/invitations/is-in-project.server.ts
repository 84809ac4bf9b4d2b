import { and, eq } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { accounts, projectMembers } from '~/server/db/schema'
import type { Membership } from '../membership.server'

/** Whether an address belongs to a member of the project, or to somebody who is invited to it. */
export async function isInProject({ project }: Membership, email: string): Promise<boolean> {
  const rows = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(projectMembers, eq(projectMembers.accountId, accounts.id))
    .where(and(eq(projectMembers.projectId, project.id), eq(accounts.email, email.trim())))
  return rows.length > 0
}
