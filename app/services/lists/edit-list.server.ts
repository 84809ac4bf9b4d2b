import { and, eq } from 'drizzle-orm'
import type { ListFields } from '~/models/lists/list-heading'
import { LIST_MESSAGES } from '~/models/lists/list-messages'
import { type Outcome, type Refusal, refused } from '~/models/trade/answers/outcome'
import { type Conflict, type Edit, mergeEdit, toConflict } from '~/models/trade/edits'
import { lists, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { describeLastEdit, recordActivity } from '~/services/crew/record-activity.server'
import { LIST_COLUMNS } from './list.server'

type ListEdit = { projectId: string; listId: string; edit: Edit<ListFields> }

/**
 * Writes what a list is called and where it belongs, as far as its sender changed it. A field that somebody else has
 * changed to something else since the form was written is refused, with its current value, and nothing is written.
 * The same form again changes nothing and succeeds. Editors of an active project only.
 */
export function editList(asker: Account, { projectId, listId, edit }: ListEdit): Promise<Outcome> {
  return transact(LIST_MESSAGES.failed, async (tx) => {
    requirePermission('editLists', await requireMembership(asker, projectId, tx))
    const [list] = await tx
      .select({ fields: LIST_COLUMNS, revision: lists.revision })
      .from(lists)
      .where(and(eq(lists.id, listId), eq(lists.projectId, projectId)))
      // a concurrent save waits here and sees what this one wrote
      .for('no key update')
    if (!list) throw notFound()
    const merged = mergeEdit(edit, list)
    if (merged.clashes.length > 0) {
      return conflictRefusal(await describeLastEdit(tx, asker, { projectId, listId }), toConflict(merged, list))
    }
    if (Object.keys(merged.changes).length === 0) return { ok: true }
    await tx
      .update(lists)
      .set({ ...merged.changes, revision: list.revision + 1 })
      .where(eq(lists.id, listId))
    await recordActivity(tx, asker, { kind: 'list-edited', projectId, subject: { listId } })
    return { ok: true }
  })
}

function conflictRefusal(sentence: string, overtaken: Conflict): Refusal {
  return { ...refused('list-changed', sentence, 'revision'), overtaken }
}
