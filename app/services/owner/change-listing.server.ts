import { eq } from 'drizzle-orm'
import {
  checkListingChange,
  checkReason,
  LISTING_MESSAGES,
  listingChange,
  mayChangeListing,
} from '~/models/fleet/listing-lifecycle'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import type { ListingActionKind } from '~/models/trade/vocabulary/listings'
import { type Tx, transact, vehicles } from '~/server/db/client.server'
import { forbidden, notFound } from '~/server/errors.server'
import { type Account, deputyOf } from '~/server/session/asker.server'
import { endInquiriesAbout } from '~/services/deals/withdraw-inquiries.server'
import {
  asksForEdits,
  listingProgress,
  listingSide,
  recordListingEvent,
  setListingStatus,
} from '~/services/fleet/listing-events.server'
import { isManagedBy } from '~/services/fleet/managed-vehicle.server'
import { applyVacation } from '~/services/fleet/vacation-days.server'
import { listingFacts } from './listing.server'
import { type ChangedListing, notifyListingsChanged } from './listing-changed-email.server'

/** `seen`: the number of status changes when the page was loaded, which makes a repeated post idempotent. */
type Requested = { seen: number; reason: string }

/**
 * Changes the status of a listing for its owner or for staff, with all its effects, in one transaction. The vehicle is
 * locked, which serializes the change with orders and inquiries.
 */
export function changeListing(
  asker: Account,
  vehicleId: string,
  kind: ListingActionKind,
  requested: Requested,
): Promise<Outcome> {
  return transact(
    LISTING_MESSAGES.failed,
    async (tx) => {
      const outcome = await applyListingChange(tx, asker, vehicleId, kind, requested)
      if (!outcome.ok) return outcome
      if (outcome.changed)
        await notifyListingsChanged(tx, asker, { kind, reason: requested.reason, all: [outcome.changed] })
      return { ok: true }
    },
    SAME_VIN,
  )
}

export const SAME_VIN = { vehicles_one_vin: () => refused('vin-taken', LISTING_MESSAGES.sameVin) }

/** The same in the caller's transaction, without emails. `changed` is null if it was done before. */
export async function applyListingChange(
  tx: Tx,
  asker: Account,
  vehicleId: string,
  kind: ListingActionKind,
  requested: Requested,
): Promise<Outcome<{ changed: ChangedListing | null }>> {
  const vehicle = await lockListing(tx, asker, vehicleId)
  const side = listingSide(asker)
  if (!mayChangeListing(kind, side)) throw forbidden()
  const { to, event, endsInquiries } = listingChange(kind)
  const { changes, last } = await listingProgress(tx, vehicleId)
  if (requested.seen !== changes) {
    return last === event ? { ok: true, changed: null } : refused('listing-changed', LISTING_MESSAGES.changed)
  }
  const facts = await listingFacts(tx, vehicleId)
  const refusal = checkListingChange(kind, facts) ?? checkReason(kind, side, requested.reason)
  if (refusal) return refusal

  // edits requested by staff are still pending
  const isBackInEdit = kind === 'reactivation' && (await asksForEdits(tx, vehicleId))
  await setListingStatus(tx, vehicleId, isBackInEdit ? 'edit_requests' : to)
  await recordListingEvent(tx, asker, vehicleId, event, requested.reason)
  await applyVacation(tx, vehicleId)
  const ended = endsInquiries ? await endInquiriesAbout(tx, actorOf(asker), vehicleId) : []
  return { ok: true, changed: { vehicle, ended, key: `${vehicleId}/${changes}` } }
}

type Listing = typeof vehicles.$inferSelect

/** Locks a vehicle against orders, inquiries and other changes of its listing until the transaction ends. */
async function lockListing(tx: Tx, asker: Account, vehicleId: string): Promise<Listing> {
  const [vehicle] = await tx.select().from(vehicles).where(eq(vehicles.id, vehicleId)).for('no key update')
  if (!vehicle || !isManagedBy(vehicle, asker)) throw notFound()
  return vehicle
}

/** The actor in the activity of projects, with a neutral reason: the staff's reason is only for the owner. */
function actorOf(asker: Account) {
  if (listingSide(asker) === 'owner') return asker
  return deputyOf(asker, { side: 'owner', reason: 'The vehicle is no longer listed.' })
}
