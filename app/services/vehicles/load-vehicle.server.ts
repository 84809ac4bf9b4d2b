import { COLORS } from '~/models/colors'
import { CONDITIONS, type Condition } from '~/models/conditions'
import { formatBooking } from '~/models/day-words'
import { isGone, LISTING_STATUSES } from '~/models/listing-status'
import { paths } from '~/models/paths'
import { mayOpen } from '~/models/permissions'
import { type VehiclePage, type VisitorsVehicle, vehiclePrice } from '~/models/vehicle-page'
import { vehicleTitle } from '~/models/vehicle-title'
import { labelOf } from '~/models/vocabulary'
import { todayIn } from '~/models/zones'
import type { Renter } from '../auth/renter.server'
import { now } from '../clock.server'
import { known } from '../db/known.server'
import { notFound } from '../web/errors.server'
import { originOf } from '../web/origin.server'
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

  const gone = isGone(known(LISTING_STATUSES, vehicle.listingStatus))
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
    { part: 'Exterior', condition: conditionOf(vehicle.exteriorCondition), note: vehicle.exteriorNote },
    { part: 'Interior', condition: conditionOf(vehicle.interiorCondition), note: vehicle.interiorNote },
    { part: 'Mechanical', condition: conditionOf(vehicle.mechanicalCondition), note: vehicle.mechanicalNote },
  ]
}

const VALUES = CONDITIONS.map(({ value }) => value)
const conditionOf = (stored: string): Condition => known(VALUES, stored)
