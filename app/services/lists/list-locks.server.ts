import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { ARRANGE_MESSAGES } from '~/models/lists/arrange/arrange-messages'
import { refused } from '~/models/trade/results/outcome'
import { lists, listVehicles, type Tx } from '~/server/db/client.server'
import { notFound, refusalResponse } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { recordActivity } from '~/services/crew/record-activity.server'

/** The position of a vehicle at the end of its list. */
export const LAST_POSITION: SQL<number> = sql`nextval(pg_get_serial_sequence('list_vehicles', 'position'))`

/**
 * Locks lists of a project, which serializes changes of their vehicles and order; lists are locked before their
 * vehicles. 404 if one is not in the project.
 */
export async function lockLists(tx: Tx, projectId: string, listIds: readonly string[]) {
  const ids = [...new Set(listIds)]
  const locked = await tx
    .select({ id: lists.id, name: lists.name, archivedAt: lists.archivedAt })
    .from(lists)
    .where(and(inArray(lists.id, ids), eq(lists.projectId, projectId)))
    .orderBy(lists.id)
    .for('no key update')
  if (locked.length < ids.length) throw notFound()
  return locked
}

/** The same for the list of a list vehicle; does nothing if there is none. */
export async function lockListOf(tx: Tx, listVehicleId: string): Promise<void> {
  const its = tx.select({ id: listVehicles.listId }).from(listVehicles).where(eq(listVehicles.id, listVehicleId))
  await tx.select({ id: lists.id }).from(lists).where(inArray(lists.id, its)).for('no key update')
}

/** The same for a list that vehicles are added to: it cannot be archived concurrently. Refused if it is archived. */
export async function lockOpenList(tx: Tx, projectId: string, listId: string) {
  const [list] = await lockLists(tx, projectId, [listId])
  if (!list) throw notFound()
  requireOpen(list)
  return list
}

export function requireOpen({ archivedAt }: { archivedAt: Date | null }): void {
  if (archivedAt) throw refusalResponse(refused('list-archived', ARRANGE_MESSAGES.listArchived))
}

/** Restores a list if it is archived. The caller has locked it. */
export async function unarchive(tx: Tx, asker: Account, ref: { projectId: string; listId: string }) {
  const back = await tx
    .update(lists)
    .set({ archivedAt: null })
    .where(and(eq(lists.id, ref.listId), isNotNull(lists.archivedAt)))
    .returning({ id: lists.id })
  if (back.length > 0)
    await recordActivity(tx, asker, {
      kind: 'list-unarchived',
      projectId: ref.projectId,
      subject: { listId: ref.listId },
    })
}
