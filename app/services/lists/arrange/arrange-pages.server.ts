import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { notesView } from '~/models/lists/arrange/vehicle-notes'
import { listHeading } from '~/models/lists/list-heading'
import { MAX_SELECTED } from '~/models/trade/constants'
import { photoUrls, type VehiclePhoto } from '~/models/trade/photos'
import { now } from '~/server/clock.server'
import { db, lists, listVehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { type Membership, requireMembership, requirePermission } from '~/services/crew/membership.server'
import { isInUse } from '~/services/deals/list-vehicle-view.server'
import { allListVehicles, type ListVehicleRow } from '~/services/deals/select-list-vehicles.server'
import { allVehiclePhotos } from '~/services/fleet/vehicle-photos.server'
import { arrangedExternals } from '../external-cards/external-cards.server'
import { requireList } from '../list.server'

/** A list vehicle on the page that arranges its list. */
export type ArrangedVehicle = Awaited<ReturnType<typeof arrangedVehicles>>['vehicles'][number]

/**
 * A page of the vehicles of a list in their order, after the vehicle `after`, with their numbers. Six queries for any
 * number. 404 if the list is not in this project.
 */
export async function arrangedVehicles(membership: Membership, listId: string, after: string | null) {
  const { fields } = await requireList(membership, listId)
  requirePermission('editLists', membership)
  const all = await db()
    .select({ id: listVehicles.id })
    .from(listVehicles)
    .where(and(eq(listVehicles.listId, listId), isNull(listVehicles.removedAt)))
    .orderBy(asc(listVehicles.position))
  const begin = all.findIndex(({ id }) => id === after) + 1
  const page = all.slice(begin, begin + MAX_SELECTED).map(({ id }) => id)
  const vehicles = (await viewsOf(page, membership)).map((vehicle, index) => ({
    ...vehicle,
    number: begin + index + 1,
  }))
  const last = begin + MAX_SELECTED < all.length ? page.at(-1) : undefined
  return { name: fields.name, vehicles, total: all.length, next: last ?? null, isLaterPage: begin > 0 }
}

/** Those of these list vehicles that are on their list, in its order. Four queries at most. */
async function viewsOf(ids: readonly string[], membership: Membership) {
  const deals = await allListVehicles([...ids])
  const rows = deals.filter(({ projectId, removedAt }) => projectId === membership.project.id && removedAt === null)
  const photos = await allVehiclePhotos(rows.map(({ vehicle }) => vehicle.id))
  const external = await arrangedExternals(membership, ids)
  return [...rows.map((row) => viewOf(row, photos.get(row.vehicle.id) ?? [])), ...external].sort(
    (one, other) => one.position - other.position,
  )
}

function viewOf(row: ListVehicleRow, [photo]: readonly VehiclePhoto[]) {
  return {
    id: row.id,
    listId: row.listId,
    position: row.position,
    /** Null for an external vehicle. */
    vehicleId: row.vehicle.id,
    title: vehicleTitle(row.vehicle),
    town: vehicleTown(row.vehicle),
    picture: photo ? photoUrls(photo.id) : null,
    notes: notesView(row.notes),
    isInUse: isInUse(row, now()),
  }
}

type Selected = { projectId: string; ids: readonly string[] }

export type SelectedListVehicle = Awaited<ReturnType<typeof selectedListVehicles>>['vehicles'][number]

/**
 * The list vehicles that were selected to be marked or removed. `missing` counts those that were removed since or are
 * not in the project; 404 if none is in it.
 */
export async function selectedVehicles(
  asker: Account,
  { projectId, ids }: Selected,
  permission: 'viewLists' | 'editLists' | 'removeVehicles',
) {
  const membership = await requireMembership(asker, projectId)
  requirePermission(permission, membership)
  return { project: membership.project.title, ...(await selectedListVehicles(membership, ids)) }
}

/** The same for a move or a copy, with the possible target lists. */
export async function transferPage(asker: Account, { projectId, ids }: Selected, kind: 'move' | 'copy') {
  const membership = await requireMembership(asker, projectId)
  requirePermission(kind === 'move' ? 'editLists' : 'addVehicles', membership)
  const selected = await selectedListVehicles(membership, ids)
  const vehicleIds = selected.vehicles.map(({ vehicleId }) => vehicleId)
  return { project: membership.project.title, kind, ...selected, lists: await listsToChoose(membership, vehicleIds) }
}

async function selectedListVehicles(membership: Membership, ids: readonly string[]) {
  const isSelected = and(inArray(listVehicles.id, [...ids]), eq(listVehicles.projectId, membership.project.id))
  if ((await db().$count(listVehicles, isSelected)) === 0) throw notFound()
  const vehicles = await viewsOf(ids, membership)
  return { vehicles, missing: new Set(ids).size - vehicles.length }
}

export type ArrangedLists = Awaited<ReturnType<typeof arrangedLists>>

/** All lists of a project in their order with their number of vehicles, and the archived ones. One query. */
export async function arrangedLists(membership: Membership) {
  requirePermission('editLists', membership)
  const onList = and(eq(listVehicles.listId, lists.id), isNull(listVehicles.removedAt))
  const rows = await db()
    .select({
      id: lists.id,
      name: lists.name,
      season: lists.season,
      episode: lists.episode,
      act: lists.act,
      scene: lists.scene,
      shotDescription: lists.shotDescription,
      archivedAt: lists.archivedAt,
      vehicles: count(listVehicles.id),
    })
    .from(lists)
    .leftJoin(listVehicles, onList)
    .where(eq(lists.projectId, membership.project.id))
    .groupBy(lists.id)
    .orderBy(desc(lists.position))
  const all = rows.map(({ id, name, vehicles, archivedAt, ...parts }) => ({
    id,
    name,
    heading: listHeading(parts),
    vehicles,
    isArchived: archivedAt !== null,
  }))
  return {
    lists: all.filter(({ isArchived }) => !isArchived).map((list, index) => ({ ...list, number: index + 1 })),
    archived: all.filter(({ isArchived }) => isArchived),
  }
}

/** The possible target lists for selected vehicles, and how many of the vehicles each list already has. */
async function listsToChoose({ project }: Membership, vehicleIds: readonly (string | null)[]) {
  const rows = await db()
    .select({ id: lists.id, name: lists.name })
    .from(lists)
    .where(and(eq(lists.projectId, project.id), isNull(lists.archivedAt)))
    .orderBy(desc(lists.position))
  const onThem = await db()
    .select({ listId: listVehicles.listId, vehicleId: listVehicles.vehicleId })
    .from(listVehicles)
    .where(
      and(
        eq(listVehicles.projectId, project.id),
        isNull(listVehicles.removedAt),
        inArray(
          listVehicles.vehicleId,
          vehicleIds.filter((id) => id !== null),
        ),
      ),
    )
  return rows.map(({ id, name }) => ({
    id,
    name,
    has: onThem.filter(({ listId }) => listId === id).length,
  }))
}
