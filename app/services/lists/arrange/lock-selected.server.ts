import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { SkipReason } from '~/models/lists/arrange/arrange-messages'
import { now } from '~/server/clock.server'
import { listVehicles, type Tx } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Membership } from '~/services/crew/membership.server'
import { isInUse } from '~/services/deals/list-vehicle-view.server'
import { allListVehicles } from '~/services/deals/select-list-vehicles.server'
import { lockLists } from '../list-locks.server'

/**
 * Locks list vehicles of the project, which serializes with `addToCart`, and returns them in the order of their lists.
 * `missing` stands for those that are not in the project; 404 if none is.
 */
export async function lockSelectedListVehicles(tx: Tx, { project }: Membership, ids: readonly string[]) {
  const rows = await tx
    .select({
      id: listVehicles.id,
      listId: listVehicles.listId,
      vehicleId: listVehicles.vehicleId,
      externalVehicleId: listVehicles.externalVehicleId,
      position: listVehicles.position,
      removedAt: listVehicles.removedAt,
      removedBy: listVehicles.removedBy,
    })
    .from(listVehicles)
    .where(and(inArray(listVehicles.id, [...ids]), eq(listVehicles.projectId, project.id)))
    .orderBy(asc(listVehicles.id))
    .for('update')
  if (rows.length === 0) throw notFound()
  const deals = await allListVehicles(
    rows.map(({ id }) => id),
    tx,
  )
  const inUse = new Set(deals.filter((deal) => isInUse(deal, now())).map(({ id }) => id))
  return {
    rows: rows
      .map((row) => ({ ...row, isInUse: inUse.has(row.id) }))
      .sort((one, other) => one.position - other.position),
    missing: Array<SkipReason>(new Set(ids).size - rows.length).fill('missing'),
  }
}

/**
 * Locks the lists of these vehicles, including those they were removed from, and `more` lists; lists are locked before
 * their vehicles.
 */
export async function lockListsOfSelected(
  tx: Tx,
  { project }: Membership,
  ids: readonly string[],
  more: readonly string[] = [],
) {
  const its = await tx
    .selectDistinct({ id: listVehicles.listId })
    .from(listVehicles)
    .where(and(inArray(listVehicles.id, [...ids]), eq(listVehicles.projectId, project.id)))
  return lockLists(tx, project.id, [...more, ...its.map(({ id }) => id)])
}

/** The vehicles of the marketplace that are on a list. The caller has locked it. */
export async function vehiclesOn(tx: Tx, listId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ vehicleId: listVehicles.vehicleId })
    .from(listVehicles)
    .where(and(eq(listVehicles.listId, listId), isNull(listVehicles.removedAt)))
  return new Set(rows.flatMap(({ vehicleId }) => vehicleId ?? []))
}
