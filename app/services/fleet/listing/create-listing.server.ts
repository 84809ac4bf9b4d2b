import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, ne } from 'drizzle-orm'
import type { ListingDetails } from '~/models/fleet/listing/listing-form'
import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { FIRST_REVISION } from '~/models/trade/edits'
import { personName } from '~/models/trade/fields/person'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { accounts, db, type Tx, transact, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { recordListingEvent } from '../listing-events.server'
import { lockManagedVehicle } from '../managed-vehicle.server'
import { applyVacation } from '../vacation-days.server'
import { checkDetails, TAKEN_TWICE } from './check-details.server'
import { detailColumns, detailsOf, placeColumns, requireListing } from './listing-columns.server'

/** The `vehicleId` of the form for a new listing. */
export const newListingId = (): string => randomUUID()

type NewListing = {
  details: ListingDetails
  /** The VIN that was confirmed although it does not match year or make. */
  confirmedVin?: string
  /** Idempotency key: the id of the new vehicle. See `saveAgain` for a repeated post. */
  vehicleId: string
  /** The owner for whom staff add it. */
  forOwner?: string
}

/** The owner for whom staff add a vehicle. 404 if there is none. */
export async function requireListedOwner(asker: Account, ownerId: string) {
  requireArea(asker, 'providerDesk')
  const { id, firstName, lastName, email } = accounts
  const isOwner = and(eq(id, ownerId), eq(accounts.role, 'backlot_owner'), ne(accounts.status, 'closed'))
  const [owner] = await db().select({ id, firstName, lastName, email }).from(accounts).where(isOwner)
  if (!owner) throw notFound()
  return { id: owner.id, name: personName(owner) || owner.email }
}

/**
 * Saves the first step of a listing as a draft of the asker, or by staff for an owner. 404 if the id is of another
 * owner's vehicle.
 */
export async function createListing(asker: Account, listing: NewListing): Promise<Outcome<{ vehicleId: string }>> {
  const { details, vehicleId, forOwner } = listing
  const { id: ownerId } = forOwner === undefined ? asker : await requireListedOwner(asker, forOwner)
  if (forOwner === undefined) requireArea(asker, 'ownerDesk')
  return transact(
    LISTING_FORM_MESSAGES.failed,
    async (tx) => {
      const checked = await checkDetails(tx, { ...listing, ownerId })
      if (!checked.ok) return checked
      const columns = { ...detailColumns(details), ...placeColumns(checked.place) }
      const [row] = await tx
        .insert(vehicles)
        .values({ id: vehicleId, ownerId, listingStatus: 'draft', dayPrice: 0, ...columns })
        .onConflictDoNothing({ target: vehicles.id })
        .returning({ id: vehicles.id })
      if (!row) return saveAgain(tx, asker, { vehicleId, ownerId }, columns)
      if (forOwner) await recordListingEvent(tx, asker, vehicleId, 'edited', LISTING_FORM_MESSAGES.addedForOwner)
      await applyVacation(tx, vehicleId)
      return { ok: true, vehicleId }
    },
    TAKEN_TWICE,
  )
}

type Columns = ReturnType<typeof detailColumns> & ReturnType<typeof placeColumns>

/**
 * Handles a repeated post of the form. It updates the draft that it created, but is refused as outdated once something
 * else was saved. A post without changes succeeds.
 */
async function saveAgain(
  tx: Tx,
  asker: Account,
  { vehicleId, ownerId }: { vehicleId: string; ownerId: string },
  columns: Columns,
): Promise<Outcome<{ vehicleId: string }>> {
  await lockManagedVehicle(tx, asker, vehicleId)
  const vehicle = await requireListing(asker, vehicleId, tx)
  if (vehicle.ownerId !== ownerId) throw notFound()
  if (vehicle.listingStatus !== 'draft') return refused('listing-changed', LISTING_FORM_MESSAGES.isListed)
  if (isDeepStrictEqual(detailsOf({ ...vehicle, ...columns }), detailsOf(vehicle))) return { ok: true, vehicleId }
  if (vehicle.revision > FIRST_REVISION) return refused('listing-changed', LISTING_FORM_MESSAGES.draftChanged)
  await tx
    .update(vehicles)
    .set({ ...columns, revision: vehicle.revision + 1 })
    .where(eq(vehicles.id, vehicleId))
  return { ok: true, vehicleId }
}
