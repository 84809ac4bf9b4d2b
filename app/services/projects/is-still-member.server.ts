import { and, eq } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { projectMembers } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'

/** Whether somebody who was shown a project before is still a member of it. */
export async function isStillMember({ id }: Account, projectId: string): Promise<boolean> {
  const membership = and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, id))
  return (await db().$count(projectMembers, membership)) > 0
}
