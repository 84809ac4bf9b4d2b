import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { listedTitle, listedTown } from '~/models/lists/listed-name'
import {
  accounts,
  type Db,
  db,
  externalVehicles,
  listVehicles,
  projectMembers,
  type Tx,
  vehicles,
} from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'

/** A list vehicle of a project. */
export type CommentPlace = { projectId: string; listVehicleId: string }

/** The vehicle that comments are about, even if it was removed from the list; 404 if it was never in this project. */
export async function requireCommentPlace({ projectId, listVehicleId }: CommentPlace, on: Db | Tx = db()) {
  const [place] = await on
    .select({ vehicle: vehicles, externalTitle: externalVehicles.title, removedAt: listVehicles.removedAt })
    .from(listVehicles)
    .leftJoin(vehicles, eq(vehicles.id, listVehicles.vehicleId))
    .leftJoin(externalVehicles, eq(externalVehicles.id, listVehicles.externalVehicleId))
    .where(and(eq(listVehicles.id, listVehicleId), eq(listVehicles.projectId, projectId)))
  if (!place) throw notFound()
  const { vehicle, removedAt } = place
  return {
    title: listedTitle(place),
    town: listedTown(vehicle),
    listingStatus: vehicle?.listingStatus ?? null,
    removedAt,
  }
}

/** The members who can be mentioned: those who have opened the project, because the names of others are unknown. */
export function mentionableMembers(projectId: string, on: Db | Tx = db()) {
  return on
    .select({
      id: accounts.id,
      projectId: projectMembers.projectId,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(projectMembers)
    .innerJoin(accounts, and(eq(accounts.id, projectMembers.accountId), eq(accounts.status, 'active')))
    .where(and(eq(projectMembers.projectId, projectId), isNotNull(projectMembers.openedAt)))
    .orderBy(asc(accounts.firstName), asc(accounts.lastName), asc(accounts.id))
}
