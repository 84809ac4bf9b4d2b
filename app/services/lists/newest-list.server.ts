import { desc, eq } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { lists } from '~/server/db/schema'
import type { Membership } from '~/services/crew/membership.server'

/** The newest list of a project: it tells a form written before it from one written after. */
export async function findNewestListId({ project }: Membership): Promise<string | null> {
  const [list] = await db()
    .select({ id: lists.id })
    .from(lists)
    .where(eq(lists.projectId, project.id))
    .orderBy(desc(lists.createdAt), desc(lists.id))
    .limit(1)
  return list?.id ?? null
}
