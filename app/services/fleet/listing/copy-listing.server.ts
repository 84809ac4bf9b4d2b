import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { FIRST_REVISION } from '~/models/trade/edits'
import type { Outcome } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { transact, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { recordListingEvent } from '../listing-events.server'
import { requireManagedVehicle } from '../managed-vehicle.server'
import { applyVacation } from '../vacation-days.server'
import { requireListing } from './listing-columns.server'

/** `copyId`: idempotency key and id of the copy. */
type Copied = { vehicleId: string; copyId: string }

/**
 * Creates a draft with the details, price and pickup of a listing, for its owner. Does not copy what is specific to one
 * vehicle: photos, VIN, stock number, days. Idempotent. For the owner and staff.
 */
export function copyListing(asker: Account, { vehicleId, copyId }: Copied): Promise<Outcome> {
  return transact(LISTING_FORM_MESSAGES.failed, async (tx) => {
    const vehicle = await requireListing(asker, vehicleId, tx)
    const own = { vin: '', stockNumber: '', listingStatus: 'draft', listedAt: null, revision: FIRST_REVISION } as const
    const [copy] = await tx
      .insert(vehicles)
      .values({ ...vehicle, ...own, id: copyId, createdAt: now() })
      .onConflictDoNothing({ target: vehicles.id })
      .returning({ id: vehicles.id })
    if (copy) {
      await recordListingEvent(tx, asker, copyId, 'edited', LISTING_FORM_MESSAGES.copyOf(vehicleTitle(vehicle)))
      await applyVacation(tx, copyId)
      return { ok: true }
    }
    const { ownerId } = await requireManagedVehicle(asker, copyId, tx)
    if (ownerId !== vehicle.ownerId) throw notFound()
    return { ok: true }
  })
}
