import { sql } from 'drizzle-orm'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { todayIn } from '~/models/trade/days/zones'
import { photoUrls } from '~/models/trade/photos'
import { now } from '~/server/clock.server'
import { vehicles } from '~/server/db/client.server'

type OwnedRow = { vehicle: typeof vehicles.$inferSelect; photoId: string | null }

/** A vehicle on its owner's pages. `daily`: cents per day before tax; `today`: the date in the vehicle's time zone. */
export function ownedView({ vehicle, photoId }: OwnedRow) {
  return {
    id: vehicle.id,
    title: vehicleTitle(vehicle),
    stockNumber: vehicle.stockNumber,
    town: vehicleTown(vehicle),
    listingStatus: vehicle.listingStatus,
    daily: vehicle.dayPrice,
    picture: photoId ? photoUrls(photoId) : null,
    zone: vehicle.zone,
    today: todayIn(vehicle.zone, now()),
  }
}

/** Sort key: 'chevrolet caprice 1976'. */
export const byName = sql`lower(${vehicles.make} || ' ' || ${vehicles.model} || ' ' || ${vehicles.year})`
