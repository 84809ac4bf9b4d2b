import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { zoneName } from '~/models/trade/days/zones'
import { editBaseOf } from '~/models/trade/edits'
import { now } from '~/server/clock.server'
import type { Account } from '~/server/session/asker.server'
import { listingHome } from '../listing-events.server'
import { detailsOf, requireListing, termsOf } from './listing-columns.server'
import { suggestedModels } from './suggestions.server'

/** The initial data of the details form. 404 for vehicles that the asker does not manage. */
export async function listingDetailsPage(asker: Account, vehicleId: string) {
  const vehicle = await requireListing(asker, vehicleId)
  const fields = detailsOf(vehicle)
  return {
    vehicle: { title: vehicleTitle(vehicle), home: listingHome(asker, vehicleId) },
    values: { ...fields, ...editBaseOf({ fields, revision: vehicle.revision }) },
    suggested: suggestedModels(vehicle.year, vehicle.make),
  }
}

/** The same for the form of prices and pickup. */
export async function listingTermsPage(asker: Account, vehicleId: string) {
  const vehicle = await requireListing(asker, vehicleId)
  const fields = termsOf(vehicle)
  const { zipcode, zone } = vehicle
  return {
    vehicle: { title: vehicleTitle(vehicle), home: listingHome(asker, vehicleId) },
    values: { ...fields, ...editBaseOf({ fields, revision: vehicle.revision }) },
    place: `${vehicleTown(vehicle)} ${zipcode}, ${zoneName(zone, now())}`,
  }
}
