import { eq } from 'drizzle-orm'
import {
  type ListingDetails,
  ListingDetailsForm,
  type ListingTerms,
  ListingTermsForm,
} from '~/models/fleet/listing/listing-form'
import { LISTING_FORM_MESSAGES } from '~/models/fleet/listing/listing-form-messages'
import { type Edit, mergeEdit, toConflict } from '~/models/trade/edits'
import type { Cents } from '~/models/trade/money'
import { type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { type Tx, transact, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { endEditRequests, recordListingEvent } from '../listing-events.server'
import { lockManagedVehicle } from '../managed-vehicle.server'
import { checkDetails, TAKEN_TWICE } from './check-details.server'
import { detailColumns, detailsOf, placeColumns, requireListing, termColumns, termsOf } from './listing-columns.server'

/**
 * Saves the details of a vehicle that the sender changed; the place is derived from the zipcode. If someone else has
 * changed one of them to another value since the form was loaded, it is a conflict: refused with the current value, and
 * nothing is written. Idempotent. For the owner and staff; 404 for others.
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
      // a VIN that was confirmed once stays confirmed
      const isConfirmed = ['vin', 'year', 'make'].every((name) => !(name in merged.changes))
      const checked = await checkDetails(tx, {
        details,
        confirmedVin: isConfirmed ? vehicle.vin : confirmedVin,
        ownerId: vehicle.ownerId,
        vehicleId,
      })
      if (!checked.ok) return checked
      const place = 'zipcode' in merged.changes ? placeColumns(checked.place) : {}
      await save(tx, asker, vehicle, merged.changes, { ...detailColumns(details), ...place })
      return { ok: true }
    },
    TAKEN_TWICE,
  )
}

/** The same for prices and pickup. */
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

/** Sets the price of a vehicle that the caller has locked and checked. */
export function setDayPrice(tx: Tx, asker: Account, vehicle: Vehicle, dayPrice: Cents): Promise<void> {
  return save(tx, asker, vehicle, { dayPrice }, { dayPrice })
}

type Typed = string | string[]

/** The merged fields, or the refusal of a conflicting edit. */
function merge<Name extends string>(
  edit: Edit<Record<Name, Typed>>,
  current: { fields: Record<Name, Typed>; revision: number },
): { fields: Record<Name, Typed>; changes: object } | Refusal {
  const merged = mergeEdit(edit, current)
  if (merged.clashes.length > 0) {
    const conflict = toConflict(merged, current)
    return { ...refused('listing-changed', LISTING_FORM_MESSAGES.changed, 'revision'), conflict }
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
