import { desc, eq } from 'drizzle-orm'
import { db } from '~/server/db/client.server'
import { lists } from '~/server/db/schema'

/** The newest list of a project: it tells a form written before it from one written after. */
export async function findNewestListId(projectId: string): Promise<string | null> {
  const [list] = await db()
    .select({ id: lists.id })
    .from(lists)
    .where(eq(lists.projectId, projectId))
    .orderBy(desc(lists.createdAt), desc(lists.id))
    .limit(1)
  return list?.id ?? null
}
