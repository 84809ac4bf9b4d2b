import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { ARRANGE_MESSAGES } from '~/models/lists/arrange/arrange-messages'
import { type Place, placedRows } from '~/models/lists/arrange/place'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { lists, listVehicles, type Tx, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { lockLists } from '../list-locks.server'

type VehicleMove = { projectId: string; listId: string; moved: string; place: Place }

/**
 * Moves a vehicle to another position on its list; removed vehicles keep their positions between the others. Refused if
 * the vehicle, or the one that it should follow, is no longer there. Idempotent.
 */
export function arrangeVehicle(asker: Account, { projectId, listId, moved, place }: VehicleMove): Promise<Outcome> {
  return transact(ARRANGE_MESSAGES.orderFailed, async (tx) => {
    const membership = await requireMembership(asker, projectId, tx)
    await lockLists(tx, projectId, [listId])
    requirePermission('editLists', membership)
    const rows = await tx
      .select({ id: listVehicles.id, position: listVehicles.position, removedAt: listVehicles.removedAt })
      .from(listVehicles)
      .where(eq(listVehicles.listId, listId))
      .orderBy(asc(listVehicles.position))
    const isShown = ({ removedAt }: { removedAt: Date | null }) => removedAt === null
    const isThere = rows.some((row) => row.id === moved && isShown(row))
    const changed = isThere ? placedRows(rows, moved, place, isShown) : null
    if (!changed) {
      await requireRow(tx, listVehicles, { projectId, moved })
      return refused('list-changed', ARRANGE_MESSAGES.orderChanged)
    }
    await writePositions(tx, listVehicles, changed)
    return { ok: true }
  })
}

type ListMove = { projectId: string; moved: string; place: Place }

/** The same for a list of a project; archived lists have no position. */
export function arrangeList(asker: Account, { projectId, moved, place }: ListMove): Promise<Outcome> {
  return transact(ARRANGE_MESSAGES.orderFailed, async (tx) => {
    requirePermission('editLists', await requireMembership(asker, projectId, tx))
    const locked = await tx
      .select({ id: lists.id, position: lists.position })
      .from(lists)
      .where(and(eq(lists.projectId, projectId), isNull(lists.archivedAt)))
      // not by position, so that concurrent moves lock in the same order
      .orderBy(asc(lists.id))
      .for('no key update')
    const changed = placedRows(
      locked.sort((one, other) => other.position - one.position),
      moved,
      place,
    )
    if (!changed) {
      await requireRow(tx, lists, { projectId, moved })
      return refused('list-changed', ARRANGE_MESSAGES.listsChanged)
    }
    await writePositions(tx, lists, changed)
    return { ok: true }
  })
}

/** 404 for rows that were never in this project. */
async function requireRow(
  tx: Tx,
  table: typeof lists | typeof listVehicles,
  { projectId, moved }: Omit<ListMove, 'place'>,
) {
  const isOfProject = and(eq(table.id, moved), eq(table.projectId, projectId))
  if ((await tx.$count(table, isOfProject)) === 0) throw notFound()
}

type Moved = readonly { id: string; position: number }[]

/** Exchanges the positions of rows in one statement, because positions are unique. */
async function writePositions(tx: Tx, table: typeof lists | typeof listVehicles, moved: Moved): Promise<void> {
  if (moved.length === 0) return
  const ids = sql.param(moved.map(({ id }) => id))
  const positions = sql.param(moved.map(({ position }) => position))
  await tx
    .update(table)
    .set({ position: sql`moved.position` })
    .from(sql`unnest(${ids}::uuid[], ${positions}::bigint[]) as moved(id, position)`)
    .where(eq(table.id, sql`moved.id`))
}
