import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { LISTING_CHANGES } from '~/models/fleet/listing-lifecycle'
import { mayOpen } from '~/models/trade/access/permissions'
import { ownerPaths } from '~/models/trade/paths/owner'
import { providerPaths } from '~/models/trade/paths/provider'
import type { ListingEvent, ListingSide, ListingStatus } from '~/models/trade/vocabulary/listings'
import { now } from '~/server/clock.server'
import { accounts, type Db, listingEvents, type Tx, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'

/** The side for which the asker changes a listing. */
export function listingSide({ role }: Pick<Account, 'role'>): ListingSide {
  return mayOpen('providerDesk', role) ? 'staff' : 'owner'
}

/** The page of a vehicle on the desk of its owner or of the staff. */
export function listingHome({ role }: Pick<Account, 'role'>, vehicleId: string) {
  return listingSide({ role }) === 'staff' ? providerPaths.vehicle(vehicleId) : ownerPaths.ownerVehicle(vehicleId)
}

/**
 * Appends an event to the history of a listing, in the transaction of the change, which has locked the vehicle. Edits
 * by one person within an hour count as one event, because the form is saved step by step.
 */
export async function recordListingEvent(
  tx: Tx,
  asker: Account,
  vehicleId: string,
  kind: ListingEvent,
  note = '',
): Promise<void> {
  if (kind === 'edited' && note === '' && (await isStillEditing(tx, asker, vehicleId))) return
  const side = listingSide(asker)
  await tx.insert(listingEvents).values({ vehicleId, accountId: asker.id, side, kind, note, createdAt: now() })
}

const HOUR_MS = 60 * 60 * 1000

/** Whether the last event is an edit by the same person within the last hour. */
async function isStillEditing(tx: Tx, asker: Account, vehicleId: string): Promise<boolean> {
  const [last] = await newestFirst(tx, eq(listingEvents.vehicleId, vehicleId)).limit(1)
  if (last?.kind !== 'edited' || last.accountId !== asker.id) return false
  return last.createdAt.getTime() > now().getTime() - HOUR_MS
}

function newestFirst(on: Db | Tx, which: SQL | undefined) {
  return on
    .select()
    .from(listingEvents)
    .where(which)
    .orderBy(desc(listingEvents.createdAt), desc(listingEvents.id))
    .$dynamic()
}

/** Sets the status of a listing. The caller has locked the vehicle and checked the change. */
export async function setListingStatus(tx: Tx, vehicleId: string, status: ListingStatus): Promise<void> {
  const listedAt =
    status === 'listed' ? { listedAt: sql`coalesce(listed_at, ${now().toISOString()}::timestamptz)` } : {}
  await tx
    .update(vehicles)
    .set({ listingStatus: status, ...listedAt })
    .where(eq(vehicles.id, vehicleId))
}

/**
 * Marks a request for edits by staff as done. Every save of a listing calls it with the vehicle locked. Does nothing if
 * there is no request, or if staff save.
 */
export async function endEditRequests(
  tx: Tx,
  asker: Account,
  vehicle: { id: string; listingStatus: ListingStatus },
): Promise<void> {
  const { from, to, event } = LISTING_CHANGES.edits
  if (listingSide(asker) !== 'owner' || !(await asksForEdits(tx, vehicle.id))) return
  if (vehicle.listingStatus === from[0]) await setListingStatus(tx, vehicle.id, to)
  await recordListingEvent(tx, asker, vehicle.id, event)
}

/** Whether staff have requested edits that were not made yet. A deactivation does not end the request. */
export async function asksForEdits(on: Db | Tx, vehicleId: string): Promise<boolean> {
  const isAboutEdits = inArray(listingEvents.kind, ['edits-requested', 'edits-made'])
  const [last] = await newestFirst(on, and(eq(listingEvents.vehicleId, vehicleId), isAboutEdits)).limit(1)
  return last?.kind === 'edits-requested'
}

/**
 * How often the status of a listing was changed, and the last change. A form sends the number to detect a stale page.
 */
export async function listingProgress(on: Db | Tx, vehicleId: string) {
  const rows = await newestFirst(on, and(eq(listingEvents.vehicleId, vehicleId), ne(listingEvents.kind, 'edited')))
  return { changes: rows.length, last: rows[0]?.kind ?? null }
}

const SHOWN = 20

/** The latest changes of a listing with their authors, newest first. */
export function allListingEvents(on: Db | Tx, vehicleId: string) {
  const { id, kind, side, note, createdAt } = listingEvents
  return on
    .select({
      id,
      kind,
      side,
      note,
      createdAt,
      by: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(listingEvents)
    .innerJoin(accounts, eq(accounts.id, listingEvents.accountId))
    .where(eq(listingEvents.vehicleId, vehicleId))
    .orderBy(desc(listingEvents.createdAt), desc(listingEvents.id))
    .limit(SHOWN)
}
