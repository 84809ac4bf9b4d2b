import { type AnyColumn, and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { VehicleNotes } from '~/models/lists/arrange/vehicle-notes'
import type { ListFields } from '~/models/lists/list-heading'
import type { CurrentRow } from '~/models/trade/edits'
import { db, lists, listVehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Membership } from '~/services/crew/membership.server'

/** All fields of the list form. */
export const LIST_COLUMNS = {
  name: lists.name,
  season: lists.season,
  episode: lists.episode,
  act: lists.act,
  scene: lists.scene,
  shotDescription: lists.shotDescription,
  location: lists.location,
} satisfies Record<keyof ListFields, AnyColumn>

/** The number, character, mark and note of a list vehicle. */
export const NOTE_COLUMNS = {
  carNumber: listVehicles.carNumber,
  character: listVehicles.character,
  mark: listVehicles.mark,
  note: listVehicles.note,
} satisfies Record<keyof VehicleNotes, AnyColumn>

/** The fields of a list and its revision. 404 if it is not in this project. */
export async function requireList({ project }: Membership, listId: string): Promise<CurrentRow<ListFields>> {
  const [list] = await db()
    .select({ fields: LIST_COLUMNS, revision: lists.revision })
    .from(lists)
    .where(and(eq(lists.id, listId), eq(lists.projectId, project.id)))
  if (!list) throw notFound()
  return list
}

/** The id of the project's newest list: the value of `writtenAfter` in the form for a new list. */
export async function findNewestListId({ project }: Membership): Promise<string | null> {
  const [list] = await db()
    .select({ id: lists.id })
    .from(lists)
    .where(eq(lists.projectId, project.id))
    .orderBy(desc(lists.createdAt), desc(lists.id))
    .limit(1)
  return list?.id ?? null
}

/** A list with its vehicles in their order; `vehicleId` is null for external ones. */
export type WholeList = ListFields & {
  id: string
  isArchived: boolean
  vehicles: ({ listVehicleId: string; vehicleId: string | null } & VehicleNotes)[]
}

/** All lists of a project in the order of its page, including archived ones. Two queries for any number. */
export async function allLists({ project }: Membership): Promise<WholeList[]> {
  const rows = await db()
    .select({ id: lists.id, archivedAt: lists.archivedAt, ...LIST_COLUMNS })
    .from(lists)
    .where(eq(lists.projectId, project.id))
    .orderBy(desc(lists.position))
  const places = await db()
    .select({
      listVehicleId: listVehicles.id,
      listId: listVehicles.listId,
      vehicleId: listVehicles.vehicleId,
      ...NOTE_COLUMNS,
    })
    .from(listVehicles)
    .where(and(eq(listVehicles.projectId, project.id), isNull(listVehicles.removedAt)))
    .orderBy(asc(listVehicles.position))
  return rows.map(({ archivedAt, ...list }) => ({
    ...list,
    isArchived: archivedAt !== null,
    vehicles: places.flatMap(({ listId, ...vehicle }) => (listId === list.id ? [vehicle] : [])),
  }))
}
