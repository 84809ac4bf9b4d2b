import { and, eq, isNull } from 'drizzle-orm'
import { ARRANGE_MESSAGES } from '~/models/lists/arrange/arrange-messages'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { lists, listVehicles, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { lockLists, unarchive } from '../list-locks.server'

type Ref = { projectId: string; listId: string; isArchived: boolean }

/** Archives an empty list, or restores it at its former position. Idempotent. */
export function archiveList(asker: Account, { projectId, listId, isArchived }: Ref): Promise<Outcome> {
  return transact(ARRANGE_MESSAGES.archiveFailed, async (tx) => {
    const membership = await requireMembership(asker, projectId, tx)
    const [list] = await lockLists(tx, projectId, [listId])
    requirePermission('editLists', membership)
    if (!isArchived) await unarchive(tx, asker, { projectId, listId })
    if (!isArchived || list?.archivedAt) return { ok: true }
    const onList = and(eq(listVehicles.listId, listId), isNull(listVehicles.removedAt))
    if ((await tx.$count(listVehicles, onList)) > 0) return refused('list-not-empty', ARRANGE_MESSAGES.notEmpty)
    await tx.update(lists).set({ archivedAt: now() }).where(eq(lists.id, listId))
    await recordActivity(tx, asker, { kind: 'list-archived', projectId, subject: { listId } })
    return { ok: true }
  })
}
