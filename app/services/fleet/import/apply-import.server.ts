import { eq, sql } from 'drizzle-orm'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { LISTING_MESSAGES } from '~/models/fleet/listing-lifecycle'
import { now } from '~/server/clock.server'
import { accounts, listingImports, selectRows, type Tx } from '~/server/db/client.server'
import { isLeasedBy } from '~/server/jobs/claim.server'
import { applyVacationTo } from '../vacation-days.server'
import type { StoredImport } from './import-access.server'
import { type ImportedBy, sideOf } from './imported-by.server'
import { importedFrom, importedNames, importedOf, withoutNestedLoops } from './imported-columns.server'
import { endImportedRequests } from './imported-edits.server'
import { listCompleteVehicles } from './list-complete.server'

/**
 * Applies all rows of a confirmed import in the caller's transaction: one statement adds vehicles and one updates them,
 * to keep locks short. If a vehicle has changed since the rows were checked, nothing is written and the import fails.
 */
export async function applyVehicles(tx: Tx, claimed: StoredImport): Promise<void> {
  const { id, ownerId, accountId, listWhenComplete } = claimed
  await tx.execute(withoutNestedLoops)
  // serialize imports of one owner
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, ownerId)).for('no key update')
  const [row] = await tx
    .select()
    .from(listingImports)
    .where(sql`${eq(listingImports.id, id)} and ${isLeasedBy(listingImports, claimed)}`)
    .for('update')
  if (row?.status !== 'queued') return
  await tx.execute(sql`select id from vehicles where id in (${vehiclesOf(id)}) order by id for no key update`)
  if (await hasChanged(tx, claimed)) return failImport(tx, id, IMPORT_MESSAGES.changed)

  const by = { accountId, side: await sideOf(tx, accountId), at: now() }
  await applyVacationTo(tx, ownerId, await addVehicles(tx, claimed))
  await updateVehicles(tx, id)
  await recordImport(tx, id, by)
  await endImportedRequests(tx, id, by)
  await tx
    .update(listingImports)
    .set({ status: 'applied', appliedAt: by.at, leasedUntil: null, problem: '' })
    .where(eq(listingImports.id, id))
  if (listWhenComplete) await listCompleteVehicles(tx, { ownerId, importId: id, by })
}

/** Marks an import as failed; nothing of it was applied. */
export async function failImport(tx: Tx, importId: string, problem: string): Promise<void> {
  await tx
    .update(listingImports)
    .set({ status: 'failed', problem, leasedUntil: null })
    .where(eq(listingImports.id, importId))
}

/** Messages for violated constraints, if a VIN was taken since the rows were checked. */
export const TAKEN_SINCE: Partial<Record<string, string>> = {
  vehicles_one_vin: LISTING_MESSAGES.sameVin,
  vehicles_stock_number: IMPORT_MESSAGES.changed,
}

const vehiclesOf = (importId: string) => sql`select vehicle_id from listing_import_rows where import_id = ${importId}`

/** Whether a vehicle was changed, deleted or added since the rows were checked. */
async function hasChanged(tx: Tx, { id, ownerId }: StoredImport): Promise<boolean> {
  const rows = await selectRows<{ row: number }>(
    tx,
    sql`select row.row from listing_import_rows as row
      left join vehicles as vehicle on vehicle.owner_id = ${ownerId} and vehicle.stock_number = row.stock_number
        and vehicle.listing_status <> 'deleted'
      where row.import_id = ${id}
        and (vehicle.id, vehicle.revision) is distinct from
          (case when row.outcome <> 'added' then row.vehicle_id end, row.base_revision)
      limit 1`,
  )
  return rows.length > 0
}

/** Inserts drafts with the ids of the checked rows. */
async function addVehicles(tx: Tx, { id, ownerId }: StoredImport): Promise<string[]> {
  const added = await selectRows<{ id: string }>(
    tx,
    sql`insert into vehicles (id, owner_id, listing_status, created_at, ${importedNames})
      select row.vehicle_id, ${ownerId}, 'draft', ${now().toISOString()}::timestamptz, ${importedOf('next')}
      from listing_import_rows as row, jsonb_populate_record(null::vehicles, row.columns) as next
      where row.import_id = ${id} and row.outcome = 'added'
      returning id`,
  )
  return added.map((vehicle) => vehicle.id)
}

/** Updates only the columns that differ in the file: rows contain no others. */
async function updateVehicles(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`
    update vehicles set ${importedFrom('next')}, revision = vehicles.revision + 1
    from listing_import_rows as row, vehicles as old, jsonb_populate_record(old, row.columns) as next
    where row.import_id = ${id} and row.outcome = 'updated' and old.id = row.vehicle_id and vehicles.id = old.id`)
}

async function recordImport(tx: Tx, id: string, { accountId, side, at }: ImportedBy): Promise<void> {
  await tx.execute(sql`
    insert into listing_events (vehicle_id, account_id, side, kind, note, created_at)
    select row.vehicle_id, ${accountId}, ${side}, 'edited', ${IMPORT_MESSAGES.edited}, ${at.toISOString()}::timestamptz
    from listing_import_rows as row
    where row.import_id = ${id} and row.outcome in ('added', 'updated')
    order by row.row`)
}
