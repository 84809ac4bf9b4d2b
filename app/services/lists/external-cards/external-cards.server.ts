import { notesView } from '~/models/lists/arrange/vehicle-notes'
import { externalPicture } from '~/models/lists/external/external-picture'
import { externalDays, externalStatus, usedDays } from '~/models/lists/external/external-status'
import { EXTERNALLY_SOURCED } from '~/models/lists/listed-name'
import { can } from '~/models/trade/access/permissions'
import { formatBooking } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { formatExact } from '~/models/trade/money'
import { now } from '~/server/clock.server'
import type { Membership } from '~/services/crew/membership.server'
import { allExternalFiles, allExternals } from './select-externals.server'

/**
 * The cards of external vehicles as this member may see them, in the order of the ids; those of other projects are
 * omitted. `price`: null for members who see no prices. Two queries for any number.
 */
export async function externalCards({ project, access }: Membership, listVehicleIds: readonly string[]) {
  const rows = await externalsWithPhotos(project.id, listVehicleIds)
  const isPriced = can('seePrices', access)
  const today = todayIn(HOME_ZONE, now())
  return rows.map(({ id, listId, removedAt, notes, photoIds, vehicle }) => ({
    id,
    listId,
    isRemoved: removedAt !== null,
    title: vehicle.title,
    needsDetails: vehicle.needsDetails,
    days: [formatBooking(externalDays(vehicle), today), usedDays(vehicle, today)].filter((days) => days !== null),
    photoIds,
    status: externalStatus(vehicle.purchaseType),
    price: isPriced ? formatExact(vehicle.priceCents) : null,
    notes: notesView(notes),
  }))
}

/**
 * External vehicles on their lists as rows to arrange or select, in the order of their lists. Two queries for any
 * number.
 */
export async function arrangedExternals({ project }: Membership, listVehicleIds: readonly string[]) {
  const rows = await externalsWithPhotos(project.id, listVehicleIds)
  return rows
    .filter(({ removedAt }) => removedAt === null)
    .map(({ id, listId, position, notes, photoIds: [cover], vehicle }) => ({
      id,
      listId,
      position,
      vehicleId: null,
      title: vehicle.title,
      town: EXTERNALLY_SOURCED,
      picture: cover ? externalPicture(project.id, cover) : null,
      notes: notesView(notes),
      isInUse: false,
    }))
}

/**
 * External vehicles in the order of the ids, including removed ones, with the ids of their photos. Two queries for any
 * number.
 */
export async function externalsWithPhotos(projectId: string, listVehicleIds: readonly string[]) {
  if (listVehicleIds.length === 0) return []
  const rows = await allExternals(projectId, listVehicleIds)
  if (rows.length === 0) return []
  const files = await allExternalFiles(rows.map(({ vehicle }) => vehicle.id))
  const photoIds = new Map<string | null, string[]>()
  for (const { id, vehicleId, kind } of files) {
    if (kind === 'photo') photoIds.set(vehicleId, [...(photoIds.get(vehicleId) ?? []), id])
  }
  const place = new Map(listVehicleIds.map((id, index) => [id, index]))
  return rows
    .map((row) => ({ ...row, photoIds: photoIds.get(row.vehicle.id) ?? [] }))
    .sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
}
