import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Db, db, type Tx, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'

export type SelectedVehicle = typeof vehicles.$inferSelect

/**
 * The asker's vehicles with these ids, sorted by name, without deleted ones. 404 if one of them is another owner's or
 * does not exist.
 */
export async function requireSelectedVehicles(asker: Account, ids: readonly string[]): Promise<SelectedVehicle[]> {
  const found = await selectOwned(asker, ids, db())
  return found.sort((one, other) => nameOf(one).localeCompare(nameOf(other)))
}

const nameOf = ({ make, model, year }: SelectedVehicle) => `${make} ${model} ${year}`

/** The same, locked in the order of ids until the transaction ends. */
export function lockSelectedVehicles(tx: Tx, asker: Account, ids: readonly string[]): Promise<SelectedVehicle[]> {
  return selectOwned(asker, ids, tx, true)
}

async function selectOwned(asker: Account, ids: readonly string[], on: Db | Tx, isLocked = false) {
  requireArea(asker, 'ownerDesk')
  const query = on
    .select()
    .from(vehicles)
    .where(and(inArray(vehicles.id, [...ids]), eq(vehicles.ownerId, asker.id)))
    .orderBy(asc(vehicles.id))
  const rows = isLocked ? await query.for('no key update') : await query
  if (rows.length < new Set(ids).size) throw notFound()
  return rows.filter(({ listingStatus }) => listingStatus !== 'deleted')
}
