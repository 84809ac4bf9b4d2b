import { and, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { undoableSince } from '~/models/lists/restoration'
import { now } from '~/server/clock.server'
import { listVehicles } from '~/server/db/schema'

/** Vehicles that somebody says they removed on this page, and who. */
export type Undoable = { ids: string[]; by: string }

/** On its list; or removed by this member on this page, so lately that its place still offers to undo it. */
export function isOnPage({ ids, by }: Undoable): SQL | undefined {
  const isOnList = isNull(listVehicles.removedAt)
  if (ids.length === 0) return isOnList
  return or(
    isOnList,
    and(
      inArray(listVehicles.id, ids),
      eq(listVehicles.removedBy, by),
      gt(listVehicles.removedAt, undoableSince(now())),
    ),
  )
}
