import { eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { mayOpen } from '~/models/trade/access/permissions'
import type { ListingStatus } from '~/models/trade/vocabulary/listings'
import { type Db, db, type Tx, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { lockVehicle } from './vehicle-days.server'

export type ManagedVehicle = { id: string; ownerId: string; title: string; listingStatus: ListingStatus }

/** A vehicle for its owner or for staff, who may change its listing. 404 for others, and if it was deleted. */
export async function requireManagedVehicle(
  asker: Account,
  vehicleId: string,
  on: Db | Tx = db(),
): Promise<ManagedVehicle> {
  const { id, ownerId, listingStatus, year, make, model } = vehicles
  const [row] = await on
    .select({ id, ownerId, listingStatus, year, make, model })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
  if (!row || row.listingStatus === 'deleted' || !isManagedBy(row, asker)) throw notFound()
  return { id: row.id, ownerId: row.ownerId, listingStatus: row.listingStatus, title: vehicleTitle(row) }
}

/** The same, locked until the transaction ends. */
export async function lockManagedVehicle(tx: Tx, asker: Account, vehicleId: string): Promise<ManagedVehicle> {
  await lockVehicle(tx, vehicleId)
  return requireManagedVehicle(asker, vehicleId, tx)
}

/** Whether the asker is the owner of the vehicle, or staff. */
export function isManagedBy({ ownerId }: { ownerId: string }, asker: Account): boolean {
  const isOwner = ownerId === asker.id && mayOpen('ownerDesk', asker.role)
  return isOwner || mayOpen('providerDesk', asker.role)
}
