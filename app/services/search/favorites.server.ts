import { and, eq, inArray } from 'drizzle-orm'
import { FAVORITE_MESSAGES, type Favorite } from '~/models/fleet/favorite'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { db, favorites, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { mayOpenVehicle } from '~/services/fleet/vehicle-page.server'

type Asker = Pick<Account, 'id' | 'role'>

/**
 * Adds a vehicle to the asker's favorites or removes it. Idempotent. For everyone who may open the vehicle's page;
 * refused if it is no longer listed. Removing is always possible.
 */
export async function setFavorite(
  asker: Asker,
  vehicleId: string,
  { isSet }: Favorite,
): Promise<Outcome<{ favorite: Favorite }>> {
  if (isSet && !(await mayOpenVehicle(asker, vehicleId))) return refused('listing-gone', FAVORITE_MESSAGES.gone)
  return transact(FAVORITE_MESSAGES.failed, async (tx) => {
    const own = { accountId: asker.id, vehicleId }
    if (isSet) {
      await tx
        .insert(favorites)
        .values({ ...own, createdAt: now() })
        .onConflictDoNothing()
    } else {
      await tx.delete(favorites).where(and(eq(favorites.accountId, own.accountId), eq(favorites.vehicleId, vehicleId)))
    }
    return { ok: true, favorite: { isSet } }
  })
}

/** Which of these vehicles are the asker's favorites. One query for any number. */
export async function findFavorites(
  asker: Pick<Account, 'id'>,
  vehicleIds: string[],
): Promise<(vehicleId: string) => Favorite> {
  const rows =
    vehicleIds.length === 0
      ? []
      : await db()
          .select({ vehicleId: favorites.vehicleId })
          .from(favorites)
          .where(and(eq(favorites.accountId, asker.id), inArray(favorites.vehicleId, vehicleIds)))
  const own = new Set(rows.map(({ vehicleId }) => vehicleId))
  return (vehicleId) => ({ isSet: own.has(vehicleId) })
}
