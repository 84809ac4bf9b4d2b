import { and, eq } from 'drizzle-orm'
import type { ListFields } from '~/models/lists/list-heading'
import type { CurrentRow } from '~/models/trade/edits'
import { db } from '~/server/db/client.server'
import { lists } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import type { Membership } from '~/services/crew/membership.server'
import { LIST_COLUMNS } from './list-columns.server'

/** The fields of a list and how often they were saved; 404 when the project has no such list. */
export async function requireList({ project }: Membership, listId: string): Promise<CurrentRow<ListFields>> {
  const [list] = await db()
    .select({ fields: LIST_COLUMNS, revision: lists.revision })
    .from(lists)
    .where(and(eq(lists.id, listId), eq(lists.projectId, project.id)))
  if (!list) throw notFound()
  return list
}
