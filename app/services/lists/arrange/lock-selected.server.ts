import { and, asc, eq, inArray } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { listVehicles, type Tx } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Membership } from '~/services/crew/membership.server'
import { isInUse } from '~/services/deals/list-vehicle-view.server'
import { allListVehicles } from '~/services/deals/select-list-vehicles.server'

/**
 * Locks list vehicles of the project, which serializes with `addToCart`, and returns them in the order of their lists.
 * 404 if one is of another project.
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
    })
    .from(listVehicles)
    .where(and(inArray(listVehicles.id, [...ids]), eq(listVehicles.projectId, project.id)))
    .orderBy(asc(listVehicles.id))
    .for('update')
  if (rows.length < new Set(ids).size) throw notFound()
  const deals = await allListVehicles([...ids], tx)
  const inUse = new Set(deals.filter((deal) => isInUse(deal, now())).map(({ id }) => id))
  return rows.map((row) => ({ ...row, isInUse: inUse.has(row.id) })).sort((one, other) => one.position - other.position)
}
