import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { ListingDetails } from '~/models/fleet/listing/listing-form'
import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { transact, vehicles } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { requireManagedVehicle } from '../managed-vehicle.server'
import { checkDetails } from './check-details.server'
import { detailColumns, placeColumns } from './listing-columns.server'

/** For the form of a new listing: see `vehicleId` there. */
export const newListingId = (): string => randomUUID()

type NewListing = {
  details: ListingDetails
  /** The VIN that was confirmed although it does not fit. */
  confirmedVin?: string
  /** Idempotency key: the id of the vehicle that the form makes. Sent again, the form changes the draft. */
  vehicleId: string
}

/** Saves the first step of a listing as a draft of the asker's. Owners only; 404 where the id is of somebody else's. */
export async function createListing(asker: Account, listing: NewListing): Promise<Outcome<{ vehicleId: string }>> {
  requireArea(asker, 'ownerDesk')
  const { details, vehicleId } = listing
  return transact(LISTING_FORM_MESSAGES.failed, async (tx) => {
    const checked = await checkDetails(tx, { ...listing, ownerId: asker.id })
    if (!checked.ok) return checked
    const columns = { ...detailColumns(details), ...placeColumns(checked.place) }
    const isOwnDraft = and(eq(vehicles.ownerId, asker.id), eq(vehicles.listingStatus, 'draft'))
    const [row] = await tx
      .insert(vehicles)
      .values({ id: vehicleId, ownerId: asker.id, listingStatus: 'draft', dayPrice: 0, ...columns })
      .onConflictDoUpdate({
        target: vehicles.id,
        set: { ...columns, revision: sql`${vehicles.revision} + 1` },
        setWhere: isOwnDraft,
      })
      .returning({ id: vehicles.id })
    if (row) return { ok: true, vehicleId }
    await requireManagedVehicle(asker, vehicleId, tx)
    return refused('listing-changed', LISTING_FORM_MESSAGES.isListed)
  })
}
