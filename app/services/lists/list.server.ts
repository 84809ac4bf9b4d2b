import { type AnyColumn, and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { ListFields } from '~/models/lists/list-heading'
import type { CurrentRow } from '~/models/trade/edits'
import { db, lists, listVehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Membership } from '~/services/crew/membership.server'

/** What a list is called and where it belongs: every field of its form. */
export const LIST_COLUMNS = {
  name: lists.name,
  season: lists.season,
  episode: lists.episode,
  act: lists.act,
  scene: lists.scene,
  shotDescription: lists.shotDescription,
  location: lists.location,
} satisfies Record<keyof ListFields, AnyColumn>

/** The fields of a list and how often they were saved; 404 when the project has no such list. */
export async function requireList({ project }: Membership, listId: string): Promise<CurrentRow<ListFields>> {
  const [list] = await db()
    .select({ fields: LIST_COLUMNS, revision: lists.revision })
    .from(lists)
    .where(and(eq(lists.id, listId), eq(lists.projectId, project.id)))
  if (!list) throw notFound()
  return list
}

/** The newest list of a project: the `writtenAfter` of the form for a new list. */
export async function findNewestListId({ project }: Membership): Promise<string | null> {
  const [list] = await db()
    .select({ id: lists.id })
    .from(lists)
    .where(eq(lists.projectId, project.id))
    .orderBy(desc(lists.createdAt), desc(lists.id))
    .limit(1)
  return list?.id ?? null
}

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
