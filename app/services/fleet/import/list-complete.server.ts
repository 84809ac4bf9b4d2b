import { sql } from 'drizzle-orm'
import { selectRows, type Tx } from '~/server/db/client.server'
import { applyVacationTo } from '../vacation-days.server'
import type { ImportedBy } from './imported-by.server'

type Listed = {
  ownerId: string
  /** Only vehicles of this import, which then records which ones it has listed. */
  importId?: string
  by: ImportedBy
}

/**
 * Lists complete drafts of imports that have this option. Complete as in `listingGaps`: a price and a photo of the
 * driver's side. A vehicle whose VIN is already listed stays a draft.
 */
export async function listCompleteVehicles(tx: Tx, { ownerId, importId, by }: Listed): Promise<void> {
  const at = sql`${by.at.toISOString()}::timestamptz`
  const ofImport = importId ? sql`import.id = ${importId}` : sql`import.owner_id = ${ownerId}`
  const listed = await selectRows<{ id: string }>(
    tx,
    sql`with complete as (
      select distinct on (case when vehicle.vin = '' then vehicle.id::text else vehicle.vin end) vehicle.id
      from vehicles as vehicle
      where vehicle.owner_id = ${ownerId} and vehicle.listing_status = 'draft' and vehicle.day_price > 0
        and exists (select from vehicle_photos as photo where photo.vehicle_id = vehicle.id and photo.angle = 0)
        and exists (
          select from listing_import_rows as row join listing_imports as import on import.id = row.import_id
          where row.vehicle_id = vehicle.id and ${ofImport} and import.status = 'applied' and import.list_when_complete)
        and (vehicle.vin = '' or not exists (
          select from vehicles as other
          where other.owner_id = vehicle.owner_id and other.vin = vehicle.vin
            and other.listing_status in ('listed', 'edit_requests')))
      order by case when vehicle.vin = '' then vehicle.id::text else vehicle.vin end, vehicle.id
    ), listed as (
      update vehicles set listing_status = 'listed', listed_at = coalesce(listed_at, ${at})
      where id in (select id from complete) returning id
    ), remembered as (
      update listing_import_rows as row set listed = true
      where row.import_id = ${importId ?? null}::uuid and row.vehicle_id in (select id from listed)
    )
    insert into listing_events (vehicle_id, account_id, side, kind, created_at)
    select id, ${by.accountId}, ${by.side}, 'listed', ${at} from listed
    returning vehicle_id as id`,
  )
  await applyVacationTo(
    tx,
    ownerId,
    listed.map(({ id }) => id),
  )
}
