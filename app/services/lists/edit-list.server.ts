import { and, eq } from 'drizzle-orm'
import type { ListFields } from '~/models/lists/list-heading'
import { LIST_MESSAGES } from '~/models/lists/list-messages'
import type { Outcome } from '~/models/trade/outcome'
import { lists } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { transact } from '~/server/verb.server'
import { refuseUnless, requireMembership } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'

type Edit = { projectId: string; listId: string; list: ListFields }

/** Writes what a list is called and where it belongs. Editors of an active project only. */
export function editList(asker: Account, { projectId, listId, list }: Edit): Promise<Outcome> {
  return transact(LIST_MESSAGES.failed, async (tx) => {
    refuseUnless('editLists', await requireMembership(asker, projectId, tx))
    const [edited] = await tx
      .update(lists)
      .set(list)
      .where(and(eq(lists.id, listId), eq(lists.projectId, projectId)))
      .returning({ id: lists.id })
    if (!edited) throw notFound()
    await recordActivity(tx, asker, { kind: 'list-edited', projectId, subject: { listId } })
    return { ok: true }
  })
}
