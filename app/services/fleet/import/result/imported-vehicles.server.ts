import { and, asc, ne, type SQL, sql } from 'drizzle-orm'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { photoUrls } from '~/models/trade/photos'
import { db, vehicles } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { firstPhotoId } from '../../vehicle-photos.server'
import type { StoredImport } from '../import-access.server'

const PAGE = 30

const BY_STOCK = {
  table: vehicles,
  key: sql`lower(${vehicles.stockNumber})`,
  id: vehicles.id,
  direction: 'asc',
} as const

/**
 * A keyset page of the vehicles that an import added or changed, without deleted ones; callers authorize. `homeOf` is
 * the page of a vehicle.
 */
export async function importedVehicles(row: StoredImport, after: string | null, homeOf: (vehicleId: string) => string) {
  const imported = and(isImported(row), ne(vehicles.listingStatus, 'deleted'))
  const rows = await db()
    .select({ vehicle: vehicles, photoId: firstPhotoId, isNew: isNewIn(row) })
    .from(vehicles)
    .where(and(imported, afterKey(BY_STOCK, after, imported)))
    .orderBy(asc(BY_STOCK.key), asc(vehicles.id))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  return {
    vehicles: page.map(({ vehicle, photoId, isNew }) => ({
      id: vehicle.id,
      title: vehicleTitle(vehicle),
      stockNumber: vehicle.stockNumber,
      town: vehicleTown(vehicle),
      picture: photoId ? photoUrls(photoId) : null,
      isNew,
      to: homeOf(vehicle.id),
    })),
    withoutPhotos: await db().$count(vehicles, and(imported, sql`${firstPhotoId} is null`)),
    next: last?.vehicle.id ?? null,
  }
}

// Table names are written out, because drizzle omits them in a select from a single table.

function isImported({ id, kind }: StoredImport): SQL {
  if (kind === 'photos') {
    return sql`vehicles.id in (select photo.vehicle_id from listing_import_photos as photo
      where photo.import_id = ${id} and photo.outcome = 'added')`
  }
  return sql`vehicles.id in (select row.vehicle_id from listing_import_rows as row
    where row.import_id = ${id} and row.outcome in ('added', 'updated'))`
}

const isNewIn = ({ id }: StoredImport) =>
  sql<boolean>`exists (select from listing_import_rows as row
    where row.import_id = ${id} and row.vehicle_id = vehicles.id and row.outcome = 'added')`
