import { randomUUID } from 'node:crypto'
import type { ExternalFields } from '~/models/lists/external/external-fields'
import { EXTERNAL_MESSAGES } from '~/models/lists/external/external-messages'
import { similarSearch } from '~/models/lists/external/similar-search'
import { EXTERNALLY_SOURCED } from '~/models/lists/listed-name'
import { can, mayOpen } from '~/models/trade/access/permissions'
import { bookableDays } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { editBaseOf } from '~/models/trade/edits'
import { fileSize } from '~/models/trade/fields/uploads'
import { formatCents } from '~/models/trade/money'
import { externalPaths } from '~/models/trade/paths/lists'
import { PROCUREMENTS } from '~/models/trade/vocabulary/external-vehicles'
import { labelOf } from '~/models/trade/vocabulary/option'
import { now } from '~/server/clock.server'
import { notFound } from '~/server/errors.server'
import { type Membership, requirePermission } from '~/services/crew/membership.server'
import {
  allExternalFiles,
  allExternals,
  type ExternalFileRow,
  type ExternalRow,
} from '../external-cards/select-externals.server'
import { requireList } from '../list.server'
import { externalFieldsOf, quickFieldsOf } from './external-columns.server'
import { companyOf, daysOf, modificationFacts, usagesOf, vehicleFacts } from './external-facts.server'
import { findDuplicates } from './external-warnings.server'

export type ExternalView = Awaited<ReturnType<typeof externalView>>

/** An external vehicle as this member may see it. 404 if it is not on a list of the project. */
export async function externalView(membership: Membership, listVehicleId: string) {
  const { project, access } = membership
  const { vehicle, ...row } = await requireExternal(membership, listVehicleId)
  const files = await allExternalFiles([vehicle.id])
  const isRent = vehicle.purchaseType === 'rent'
  const isPriced = can('seePrices', access)
  return {
    id: row.id,
    listId: row.listId,
    title: vehicle.title,
    needsDetails: vehicle.needsDetails,
    /** The warning that it may be recorded twice. */
    warnings: await findDuplicates({ projectId: project.id, listVehicleId }, vehicle, isPriced),
    /** A search of the marketplace for a similar vehicle; null if it is too late, and for members who cannot search. */
    similarTo: mayOpen('search', access.applicationRole) ? similarSearch(vehicle, todayIn(HOME_ZONE, now())) : null,
    mayEdit: can('editExternals', access),
    facts: vehicleFacts(vehicle),
    modifications: modificationFacts(vehicle, isPriced),
    procurement: vehicle.purchaseType ? labelOf(PROCUREMENTS, vehicle.purchaseType) : '',
    rentalDays: isRent ? daysOf(vehicle.bookingFrom, vehicle.bookingTo) : null,
    usages: usagesOf(vehicle),
    usingDays: daysOf(vehicle.usingFrom, vehicle.usingTo),
    photos: photosOf(project.id, vehicle.id, files),
    /** Null for members who see no prices. */
    costs: isPriced ? { price: formatCents(vehicle.priceCents), company: isRent ? companyOf(vehicle) : null } : null,
    files: isPriced ? filesOf(project.id, files) : null,
  }
}

/**
 * The initial data of the forms for a new vehicle. 404 if the list is not in this project, 403 without the permission.
 */
export async function newExternalForm(membership: Membership, listId: string) {
  const { fields } = await requireList(membership, listId)
  requirePermission('editExternals', membership)
  const within = bookableDays(todayIn(HOME_ZONE, now()))
  const subtitle = `${EXTERNALLY_SOURCED}, ${fields.name}`
  return { projectId: membership.project.id, listId, subtitle, listVehicleId: randomUUID(), within }
}

/**
 * The form of an external vehicle, with its stored files. 403 without the permission. Also works for a removed one, so
 * that what was typed stays on screen; `closed` says why it cannot be saved.
 */
export async function externalForm(membership: Membership, listVehicleId: string) {
  const { vehicle, listId, removedAt } = await findExternal(membership, listVehicleId)
  requirePermission('editExternals', membership)
  const files = await allExternalFiles([vehicle.id])
  const fields: ExternalFields = externalFieldsOf(vehicle)
  return {
    listId: removedAt ? listId : null,
    title: vehicle.title,
    needsDetails: vehicle.needsDetails,
    closed: removedAt ? EXTERNAL_MESSAGES.removed : null,
    within: bookableDays(todayIn(HOME_ZONE, now())),
    values: { ...fields, ...editBaseOf({ fields, revision: vehicle.revision }) },
    photos: photosOf(membership.project.id, vehicle.id, files),
    files: filesOf(membership.project.id, files),
  }
}

/**
 * The short form of one without details; `closed` says why it cannot be saved, for example once details were added. 403
 * without the permission.
 */
export async function quickExternalForm(membership: Membership, listVehicleId: string) {
  const { vehicle, listId, removedAt } = await findExternal(membership, listVehicleId)
  requirePermission('editExternals', membership)
  const detailed = vehicle.needsDetails ? null : EXTERNAL_MESSAGES.detailed
  const closed = removedAt ? EXTERNAL_MESSAGES.removed : detailed
  const fields = quickFieldsOf(vehicle)
  const values = { ...fields, ...editBaseOf({ fields, revision: vehicle.revision }) }
  const within = bookableDays(todayIn(HOME_ZONE, now()))
  return { listId: removedAt ? listId : null, title: vehicle.title, closed, within, values }
}

export type ExternalFormView = Awaited<ReturnType<typeof externalForm>>

/**
 * The title of an external vehicle and its list, for its removal; null for a vehicle of the marketplace. 403 without
 * the permission.
 */
export async function externalToRemove(membership: Membership, listVehicleId: string) {
  const [row] = await allExternals(membership.project.id, [listVehicleId])
  if (!row) return null
  if (row.removedAt) throw notFound()
  requirePermission('editExternals', membership)
  return { title: row.vehicle.title, listId: row.listId }
}

async function requireExternal(membership: Membership, listVehicleId: string): Promise<ExternalRow> {
  const row = await findExternal(membership, listVehicleId)
  if (row.removedAt) throw notFound()
  return row
}

/** Even if it was removed from its list. */
async function findExternal({ project }: Membership, listVehicleId: string): Promise<ExternalRow> {
  const [row] = await allExternals(project.id, [listVehicleId])
  if (!row) throw notFound()
  return row
}

function photosOf(projectId: string, vehicleId: string, files: readonly ExternalFileRow[]) {
  return files
    .filter((file) => file.kind === 'photo' && file.vehicleId === vehicleId)
    .map(({ id, name }) => ({
      id,
      name,
      small: externalPaths.photo(projectId, id, '400.webp'),
      large: externalPaths.photo(projectId, id, '1280.webp'),
    }))
}

function filesOf(projectId: string, files: readonly ExternalFileRow[]) {
  return files
    .filter(({ kind }) => kind === 'purchase')
    .map(({ id, name, bytes }) => ({ id, name, size: fileSize(bytes), to: externalPaths.purchaseFile(projectId, id) }))
}
