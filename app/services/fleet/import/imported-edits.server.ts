import { type SQL, sql } from 'drizzle-orm'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { LISTING_CHANGES } from '~/models/fleet/listing-lifecycle'
import type { Tx } from '~/server/db/client.server'
import type { ImportedBy } from './imported-by.server'

const { from: pending, to: done, event: made } = LISTING_CHANGES.edits
const requested = LISTING_CHANGES['edit-request'].event

/** Marks requests for edits as done for the vehicles that an owner's import has updated, like `endEditRequests`. */
export async function endImportedRequests(tx: Tx, importId: string, by: ImportedBy): Promise<void> {
  if (by.side !== 'owner') return
  const at = instant(by.at)
  await tx.execute(sql`
    with asked as (
      select row.vehicle_id as id from listing_import_rows as row
      where row.import_id = ${importId} and row.outcome = 'updated' and (
        select event.kind from listing_events as event
        where event.vehicle_id = row.vehicle_id and event.kind in (${requested}, ${made})
        order by event.created_at desc, event.id desc limit 1) = ${requested}
    ), listed as (
      update vehicles set listing_status = ${done}
      where id in (select id from asked) and listing_status = ${pending[0]}
    )
    insert into listing_events (vehicle_id, account_id, side, kind, created_at)
    select id, ${by.accountId}, ${by.side}, ${made}, ${at} from asked`)
}

/** Undoes it: requests that the import ended when it was applied are pending again. */
export async function reopenRequests(tx: Tx, importId: string, appliedAt: Date, by: ImportedBy): Promise<void> {
  await tx.execute(sql`
    with reopened as (
      select row.vehicle_id as id from listing_import_rows as row
      join listing_events as event on event.vehicle_id = row.vehicle_id
      where row.import_id = ${importId} and row.outcome = 'updated'
        and event.kind = ${made} and event.created_at = ${instant(appliedAt)}
    ), asked as (
      update vehicles set listing_status = ${pending[0]}
      where id in (select id from reopened) and listing_status = ${done}
    )
    insert into listing_events (vehicle_id, account_id, side, kind, note, created_at)
    select id, ${by.accountId}, ${by.side}, ${requested}, ${IMPORT_MESSAGES.undone}, ${instant(by.at)} from reopened`)
}

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`
