import { type VehiclePage, type VisitorsVehicle, vehiclePrice } from '~/models/fleet/vehicle-page'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { formatBooking } from '~/models/trade/days/day-words'
import { todayIn } from '~/models/trade/days/zones'
import { paths } from '~/models/trade/paths'
import { mayOpen } from '~/models/trade/permissions'
import { COLORS } from '~/models/trade/vocabulary/colors'
import { isGone } from '~/models/trade/vocabulary/listing-status'
import { labelOf } from '~/models/trade/vocabulary/option'
import { now } from '~/server/clock.server'
import { notFound } from '~/server/http/errors.server'
import { originOf } from '~/server/http/origin.server'
import type { Renter } from '~/server/session/renter.server'
import { findVehicle, type Vehicle } from './find-vehicle.server'
import { listBooked } from './list-booked.server'

/** A vehicle's page for whoever asks, nobody included; 404 when there is none. Nobody gets no price. */
export async function loadVehicle(
  request: Request,
  vehicleId: string,
  account: Renter | null,
): Promise<VehiclePage | VisitorsVehicle> {
  const vehicle = await findVehicle(vehicleId)
  if (!vehicle) throw notFound()
  const title = vehicleTitle(vehicle)
  const address = originOf(request) + paths.viewVehicle(vehicle.id)
  if (!account) return { view: 'visitor', id: vehicle.id, title, photoId: vehicle.photoIds[0] ?? null, address }

  const gone = isGone(vehicle.listingStatus)
  const today = todayIn(vehicle.zone, now())
  const booked = gone ? [] : await listBooked(vehicle.id, today)
  return {
    view: 'vehicle',
    id: vehicle.id,
    title,
    place: `${vehicle.town}, ${vehicle.state} ${vehicle.zipcode}`,
    photoIds: vehicle.photoIds,
    facts: factsOf(vehicle),
    conditions: conditionsOf(vehicle),
    modifications: vehicle.modifications,
    price: gone ? null : vehiclePrice(vehicle.dayPrice),
    booked: booked.map((period) => formatBooking(period, today)),
    isGone: gone,
    maySearch: mayOpen('search', account.role),
    mayAdd: !gone && mayOpen('addToProject', account.role),
    address,
  }
}

function factsOf(vehicle: Vehicle): VehiclePage['facts'] {
  return [
    { label: 'Year', value: String(vehicle.year) },
    { label: 'Make', value: vehicle.make },
    { label: 'Model', value: vehicle.model },
    { label: 'Color', value: labelOf(COLORS, vehicle.color) },
    { label: 'Location', value: vehicle.zipcode },
    { label: 'Body', value: vehicle.bodyType },
  ]
}

function conditionsOf(vehicle: Vehicle): VehiclePage['conditions'] {
  return [
    { part: 'Exterior', condition: vehicle.exteriorCondition, note: vehicle.exteriorNote },
    { part: 'Interior', condition: vehicle.interiorCondition, note: vehicle.interiorNote },
    { part: 'Mechanical', condition: vehicle.mechanicalCondition, note: vehicle.mechanicalNote },
  ]
}
