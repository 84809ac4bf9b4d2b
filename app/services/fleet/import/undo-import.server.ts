import { eq, sql } from 'drizzle-orm'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { IMPORT_UNDO_HOURS } from '~/models/fleet/import/limits'
import { LISTING_MESSAGES } from '~/models/fleet/listing-lifecycle'
import { PHOTO_MESSAGES } from '~/models/fleet/listing-photos'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { firstAndMore } from '~/models/trade/format/text'
import { type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { type Db, listingImports, selectRows, type Tx, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { listingSide } from '../listing-events.server'
import { lockImport, type StoredImport } from './import-access.server'
import type { ImportedBy } from './imported-by.server'
import { importedFrom, withoutNestedLoops } from './imported-columns.server'
import { reopenRequests } from './imported-edits.server'

/**
 * Undoes a whole import: deletes added vehicles, restores updated ones, and turns listed ones back into drafts. Refused
 * after a day, or if one of its vehicles was inquired about, booked or changed since. Idempotent.
 */
export function undoImport(asker: Account, importId: string): Promise<Outcome> {
  return transact(
    IMPORT_MESSAGES.failed,
    async (tx) => {
      const row = await lockImport(tx, asker, importId)
      if (row.status === 'undone') return { ok: true }
      const refusal = checkUndo(row)
      if (refusal) return refusal
      await tx.execute(withoutNestedLoops)
      await tx.execute(sql`
        select id from vehicles where id in (select vehicle_id from listing_import_rows where import_id = ${importId})
        order by id for no key update`)
      const inUse = await vehiclesInUse(tx, row)
      if (inUse.length > 0) return refused('import-in-use', IMPORT_MESSAGES.cannotUndo, undefined, namesOf(inUse))
      const at = now()
      await takeBack(tx, row, { accountId: asker.id, side: listingSide(asker), at })
      await tx.update(listingImports).set({ status: 'undone', undoneAt: at }).where(eq(listingImports.id, importId))
      return { ok: true }
    },
    { vehicles_one_vin: () => refused('vin-taken', LISTING_MESSAGES.sameVin) },
  )
}

const HOUR_MS = 3_600_000

/** Why an import cannot be undone, apart from its vehicles; null if it can. */
export function checkUndo({ status, kind, appliedAt }: StoredImport): Refusal | null {
  if (status !== 'applied' || kind !== 'vehicles' || !appliedAt) {
    return refused('import-changed', IMPORT_MESSAGES.notWaiting)
  }
  const isOver = now().getTime() > appliedAt.getTime() + IMPORT_UNDO_HOURS * HOUR_MS
  return isOver ? refused('undo-expired', IMPORT_MESSAGES.undoIsOver) : null
}

type InUse = { year: number; make: string; model: string; stockNumber: string }

const NAMED = 10

function namesOf(vehicles: readonly InUse[]): string {
  const names = vehicles.map((each) => `${vehicleTitle(each)} (${each.stockNumber})`)
  return `${firstAndMore(names, NAMED)}.`
}

/**
 * The import's vehicles that were changed, inquired about or booked since. Photos are no change, and neither is the
 * listing of an added vehicle: they usually follow an import. An added vehicle that was deleted is gone already.
 */
function vehiclesInUse(on: Db | Tx, { id, appliedAt }: Pick<StoredImport, 'id' | 'appliedAt'>): Promise<InUse[]> {
  const since = sql`${(appliedAt ?? now()).toISOString()}::timestamptz`
  return selectRows<InUse>(
    on,
    sql`select vehicle.year, vehicle.make, vehicle.model, vehicle.stock_number as "stockNumber"
      from listing_import_rows as row join vehicles as vehicle on vehicle.id = row.vehicle_id
      where row.import_id = ${id} and (row.outcome in ('added', 'updated') or row.listed)
        and not (row.outcome = 'added' and vehicle.listing_status = 'deleted') and (
        vehicle.revision <> coalesce(row.base_revision + (row.outcome = 'updated')::int, 1)
        or exists (select from listing_events as event where event.vehicle_id = vehicle.id and event.created_at > ${since}
          and not (event.kind = 'edited' and event.note = ${PHOTO_MESSAGES.edited})
          and not (event.kind = 'listed' and row.outcome = 'added'))
        or exists (select from inquiries as inquiry where inquiry.vehicle_id = vehicle.id and inquiry.created_at > ${since})
        or exists (select from order_items as item where item.vehicle_id = vehicle.id and item.created_at > ${since}))
      order by row.row`,
  )
}

async function takeBack(tx: Tx, { id, appliedAt }: StoredImport, by: ImportedBy): Promise<void> {
  const { accountId, side, at } = by
  await tx.execute(sql`
    insert into listing_events (vehicle_id, account_id, side, kind, note, created_at)
    select row.vehicle_id, ${accountId}, ${side}, case when row.outcome = 'added' then 'deleted' else 'edited' end,
      ${IMPORT_MESSAGES.undone}, ${at.toISOString()}::timestamptz
    from listing_import_rows as row join vehicles as vehicle on vehicle.id = row.vehicle_id
    where row.import_id = ${id} and (row.outcome in ('added', 'updated') or row.listed)
      and vehicle.listing_status <> 'deleted'
    order by row.row`)
  // the statuses before the columns, because only a draft may be without the price that it had
  await tx.execute(sql`
    update vehicles set listing_status = case when row.outcome = 'added' then 'deleted' else 'draft' end
    from listing_import_rows as row
    where row.import_id = ${id} and (row.outcome = 'added' or row.listed) and vehicles.id = row.vehicle_id`)
  await tx.execute(sql`
    update vehicles set ${importedFrom('next')}, revision = vehicles.revision + 1
    from listing_import_rows as row, vehicles as old, jsonb_populate_record(old, row.before) as next
    where row.import_id = ${id} and row.outcome = 'updated' and old.id = row.vehicle_id and vehicles.id = old.id`)
  if (appliedAt) await reopenRequests(tx, id, appliedAt, by)
}
