import { eq } from 'drizzle-orm'
import {
  type ListingDetails,
  ListingDetailsForm,
  type ListingTerms,
  ListingTermsForm,
} from '~/models/fleet/listing/listing-form'
import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { type Outcome, type Refusal, refused } from '~/models/trade/answers/outcome'
import { type Edit, mergeEdit, toConflict } from '~/models/trade/edits'
import { type Tx, transact, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { endEditRequests, recordListingEvent } from '../listing-events.server'
import { lockManagedVehicle } from '../managed-vehicle.server'
import { checkDetails, VIN_TWICE } from './check-details.server'
import { detailColumns, detailsOf, placeColumns, requireListing, termColumns, termsOf } from './listing-columns.server'

/**
 * Writes what a vehicle is, as far as its sender changed it; the place follows its zipcode. What somebody else has
 * changed to something else since the form was loaded is refused with what stands now, and nothing is written. The same
 * form again changes nothing. The owner and the staff only; 404 for others.
 */
export function editDetails(
  asker: Account,
  { vehicleId, edit, confirmedVin }: { vehicleId: string; edit: Edit<ListingDetails>; confirmedVin?: string },
): Promise<Outcome> {
  return transact(
    LISTING_FORM_MESSAGES.failed,
    async (tx) => {
      const vehicle = await lockListing(tx, asker, vehicleId)
      const merged = merge(edit, { fields: detailsOf(vehicle), revision: vehicle.revision })
      if ('ok' in merged) return merged
      const details = ListingDetailsForm.parse(merged.fields)
      const checked = await checkDetails(tx, { details, confirmedVin, ownerId: vehicle.ownerId, vehicleId })
      if (!checked.ok) return checked
      const place = 'zipcode' in merged.changes ? placeColumns(checked.place) : {}
      await save(tx, asker, vehicle, merged.changes, { ...detailColumns(details), ...place })
      return { ok: true }
    },
    VIN_TWICE,
  )
}

/** The same for its prices and its pickup. */
export function editTerms(
  asker: Account,
  { vehicleId, edit }: { vehicleId: string; edit: Edit<ListingTerms> },
): Promise<Outcome> {
  return transact(LISTING_FORM_MESSAGES.failed, async (tx) => {
    const vehicle = await lockListing(tx, asker, vehicleId)
    const merged = merge(edit, { fields: termsOf(vehicle), revision: vehicle.revision })
    if ('ok' in merged) return merged
    await save(tx, asker, vehicle, merged.changes, termColumns(ListingTermsForm.parse(merged.fields)))
    return { ok: true }
  })
}

type Typed = string | string[]

/** The fields as they are to be, or the refusal of an edit that clashes. */
function merge<Name extends string>(
  edit: Edit<Record<Name, Typed>>,
  current: { fields: Record<Name, Typed>; revision: number },
): { fields: Record<Name, Typed>; changes: object } | Refusal {
  const merged = mergeEdit(edit, current)
  if (merged.clashes.length > 0) {
    const overtaken = toConflict(merged, current)
    return { ...refused('listing-changed', LISTING_FORM_MESSAGES.changed, 'revision'), overtaken }
  }
  return { fields: { ...current.fields, ...merged.changes }, changes: merged.changes }
}

async function lockListing(tx: Tx, asker: Account, vehicleId: string) {
  await lockManagedVehicle(tx, asker, vehicleId)
  return requireListing(asker, vehicleId, tx)
}

type Vehicle = Awaited<ReturnType<typeof requireListing>>

async function save(tx: Tx, asker: Account, vehicle: Vehicle, changes: object, columns: Partial<Vehicle>) {
  if (Object.keys(changes).length === 0) return
  await tx
    .update(vehicles)
    .set({ ...columns, revision: vehicle.revision + 1 })
    .where(eq(vehicles.id, vehicle.id))
  await recordListingEvent(tx, asker, vehicle.id, 'edited')
  await endEditRequests(tx, asker, vehicle)
}
