import { and, countDistinct, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Place } from '~/models/fleet/place'
import { listPaths } from '~/models/trade/paths/lists'
import { db } from '~/server/db/client.server'
import { listVehicles, projectMembers, projects } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'

/**
 * Where each of these vehicles stands in the active projects of whoever asks, by its id; one that stands nowhere is left
 * out. Says whether the list that was added to last is among the places. One statement, however many there are.
 */
export async function findListPlaces(
  asker: Account,
  vehicleIds: readonly string[],
  lastListId: string | null,
): Promise<Map<string, Place>> {
  if (vehicleIds.length === 0) return new Map()
  const rows = await db()
    .select({
      vehicleId: listVehicles.vehicleId,
      id: ofTheNewest(listVehicles.id),
      projectId: ofTheNewest(projects.id),
      project: ofTheNewest(projects.title),
      projects: countDistinct(projects.id),
      isInLast: sql<boolean>`coalesce(bool_or(${listVehicles.listId} = ${lastListId}), false)`,
    })
    .from(listVehicles)
    .innerJoin(projects, and(eq(projects.id, listVehicles.projectId), eq(projects.status, 'active')))
    .innerJoin(projectMembers, and(eq(projectMembers.projectId, projects.id), eq(projectMembers.accountId, asker.id)))
    .where(and(inArray(listVehicles.vehicleId, [...vehicleIds]), isNull(listVehicles.removedAt)))
    .groupBy(listVehicles.vehicleId)
  return new Map(
    rows.map(({ vehicleId, id, projectId, project, projects, isInLast }) => [
      vehicleId,
      { project, to: listPaths.listVehicle(projectId, id), more: projects - 1, isInLast },
    ]),
  )
}

/** A column of the place that a vehicle was put into last. */
function ofTheNewest(column: AnyPgColumn) {
  return sql<string>`(array_agg(${column} order by ${listVehicles.addedAt} desc, ${listVehicles.id} desc))[1]`
}
