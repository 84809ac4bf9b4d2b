import { eq, sql } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { projectMembers } from '~/server/db/schema'
import type { Membership } from '../membership.server'

/** What `writtenAfter` of a form of invitations says: the number of whoever joined the project last. */
export async function newestMember({ project }: Membership): Promise<number> {
  const [row] = await db()
    .select({ number: sql`coalesce(max(${projectMembers.number}), 0)`.mapWith(Number) })
    .from(projectMembers)
    .where(eq(projectMembers.projectId, project.id))
  return row?.number ?? 0
}
