import { and, inArray, sql } from 'drizzle-orm'
import { ARRANGE_MESSAGES, type SkipReason } from '~/models/lists/arrange/arrange-messages'
import type { Outcome } from '~/models/trade/results/outcome'
import type { Mark } from '~/models/trade/vocabulary/projects'
import { listVehicles, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership, requirePermission } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { writeRemovals } from '../remove-vehicle.server'
import { lockSelectedListVehicles } from './lock-selected.server'

type Selected = { projectId: string; ids: readonly string[] }
type Changed = Outcome<{ done: number; skipped: SkipReason[] }>
/** The ids of those that are no longer on their list. */
type Removed = Outcome<{ removed: string[]; skipped: SkipReason[] }>

/**
 * Sets the mark of list vehicles, or clears it (null), except for those that were removed in the meantime. Idempotent.
 */
export function markVehicles(
  asker: Account,
  { projectId, ids, mark }: Selected & { mark: Mark | null },
): Promise<Changed> {
  return transact(ARRANGE_MESSAGES.markFailed, async (tx) => {
    const membership = await requireMembership(asker, projectId, tx)
    requirePermission('editLists', membership)
    const { rows, missing } = await lockSelectedListVehicles(tx, membership, ids)
    const there = rows.filter(({ removedAt }) => !removedAt).map(({ id }) => id)
    const changed = await tx
      .update(listVehicles)
      .set({ mark, revision: sql`${listVehicles.revision} + 1` })
      .where(and(inArray(listVehicles.id, there), sql`${listVehicles.mark} is distinct from ${mark}`))
      .returning({ listVehicleId: listVehicles.id })
    for (const subject of changed) await recordActivity(tx, asker, { kind: 'note-edited', projectId, subject })
    const left = Array<SkipReason>(rows.length - there.length).fill('left')
    return { ok: true, done: there.length, skipped: [...left, ...missing] }
  })
}

/**
 * Removes list vehicles like `removeVehicle`, except those in a cart or booked. 403 if one is external and the asker
 * may not edit external vehicles. Idempotent.
 */
export function removeVehicles(asker: Account, { projectId, ids }: Selected): Promise<Removed> {
  return transact(ARRANGE_MESSAGES.removalFailed, async (tx) => {
    const membership = await requireMembership(asker, projectId, tx)
    requirePermission('removeVehicles', membership)
    const { rows, missing } = await lockSelectedListVehicles(tx, membership, ids)
    if (rows.some(({ externalVehicleId }) => externalVehicleId)) requirePermission('editExternals', membership)
    const inUse = rows.filter(({ isInUse, removedAt }) => isInUse && !removedAt)
    const leaving = rows.filter((row) => !row.removedAt && !inUse.includes(row))
    await writeRemovals(
      tx,
      asker,
      projectId,
      leaving.map(({ id }) => id),
    )
    const removed = rows.filter((row) => !inUse.includes(row)).map(({ id }) => id)
    return { ok: true, removed, skipped: [...Array<SkipReason>(inUse.length).fill('in-use'), ...missing] }
  })
}
