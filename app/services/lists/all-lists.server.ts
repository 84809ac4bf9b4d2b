import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { ListFields } from '~/models/lists/list-heading'
import { db } from '~/server/db/client.server'
import { lists, listVehicles } from '~/server/db/schema'
import type { Membership } from '~/services/crew/membership.server'
import { LIST_COLUMNS } from './list.server'

/** A list with what is on it, in the order it was added. */
export type WholeList = ListFields & { id: string; vehicles: { listVehicleId: string; vehicleId: string }[] }

/** Every list of a project, the newest first as its page shows them; two queries for any number. */
export async function allLists({ project }: Membership): Promise<WholeList[]> {
  const rows = await db()
    .select({ id: lists.id, ...LIST_COLUMNS })
    .from(lists)
    .where(eq(lists.projectId, project.id))
    .orderBy(desc(lists.createdAt), desc(lists.id))
  const places = await db()
    .select({ listVehicleId: listVehicles.id, listId: listVehicles.listId, vehicleId: listVehicles.vehicleId })
    .from(listVehicles)
    .where(and(eq(listVehicles.projectId, project.id), isNull(listVehicles.removedAt)))
    .orderBy(asc(listVehicles.addedAt), asc(listVehicles.id))
  return rows.map((list) => ({
    ...list,
    vehicles: places
      .filter(({ listId }) => listId === list.id)
      .map(({ listVehicleId, vehicleId }) => ({ listVehicleId, vehicleId })),
  }))
}
