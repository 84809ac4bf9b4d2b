import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { zoneName } from '~/models/trade/days/zones'
import { editBaseOf } from '~/models/trade/edits'
import { formatPrice, monthlyRate, weeklyRate } from '~/models/trade/money'
import { ownerPaths } from '~/models/trade/paths/owner'
import { providerPaths } from '~/models/trade/paths/provider'
import { now } from '~/server/clock.server'
import type { Account } from '~/server/session/asker.server'
import { listingSide } from '../listing-events.server'
import { detailsOf, requireListing, termsOf } from './listing-columns.server'
import { suggestedModels } from './suggestions.server'

/** What the form of a vehicle's details starts from; 404 for vehicles that the asker does not manage. */
export async function listingDetailsPage(asker: Account, vehicleId: string) {
  const vehicle = await requireListing(asker, vehicleId)
  const fields = detailsOf(vehicle)
  return {
    vehicle: { title: vehicleTitle(vehicle), home: listingHome(asker, vehicleId) },
    values: { ...fields, ...editBaseOf({ fields, revision: vehicle.revision }) },
    suggested: suggestedModels(vehicle.year, vehicle.make),
  }
}

/** The same for its price and its pickup. */
export async function listingTermsPage(asker: Account, vehicleId: string) {
  const vehicle = await requireListing(asker, vehicleId)
  const fields = termsOf(vehicle)
  const { dayPrice, zipcode, zone } = vehicle
  return {
    vehicle: { title: vehicleTitle(vehicle), home: listingHome(asker, vehicleId) },
    values: { ...fields, ...editBaseOf({ fields, revision: vehicle.revision }) },
    rates: dayPrice > 0 ? { week: formatPrice(weeklyRate(dayPrice)), month: formatPrice(monthlyRate(dayPrice)) } : null,
    place: `${vehicleTown(vehicle)} ${zipcode}, ${zoneName(zone, now())}`,
  }
}

/** The page of a vehicle on the desk of its owner or of the staff. */
export function listingHome({ role }: Pick<Account, 'role'>, vehicleId: string) {
  return listingSide({ role }) === 'staff' ? providerPaths.vehicle(vehicleId) : ownerPaths.ownerVehicle(vehicleId)
}
