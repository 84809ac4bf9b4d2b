import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { OtherVehicle } from '~/models/fleet/vehicle-page'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { differences } from '~/models/search/similarity'
import type { Booking } from '~/models/trade/days/day'
import { formatPrice } from '~/models/trade/money'
import { db, vehicles } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import type { VisibleVehicle } from '~/services/fleet/vehicle-page.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { findSimilar } from './find-similar.server'

const MOST = 4

/**
 * Listed vehicles that a vehicle's page leads to: the most similar ones that are free on the days, and more of its
 * owner, those nearest in years first, each vehicle once. No access check of the vehicle itself: callers authorize
 * with `requireVisibleVehicle`.
 */
export async function otherVehicles(
  asker: Account,
  wanted: VisibleVehicle,
  booking: Booking | null,
): Promise<{ similar: OtherVehicle[]; ofOwner: OtherVehicle[] }> {
  requireArea(asker, 'search')
  const similar = await findSimilar(wanted, booking, MOST)
  const ofOwner = await selectOfOwner(wanted, [wanted.id, ...similar.map(({ id }) => id)])
  return {
    similar: similar.map((found) => ({ ...cardOf(found), differences: differences(wanted, found, found.miles) })),
    ofOwner: ofOwner.map(cardOf),
  }
}

type Found = Parameters<typeof vehicleTitle>[0] & Parameters<typeof vehicleTown>[0] & { dayPrice: number }

function cardOf(vehicle: Found & Pick<OtherVehicle, 'id' | 'photoId'>): OtherVehicle {
  const { id, photoId, dayPrice } = vehicle
  return { id, photoId, title: vehicleTitle(vehicle), town: vehicleTown(vehicle), price: formatPrice(dayPrice) }
}

function selectOfOwner({ ownerId, year: around }: VisibleVehicle, without: string[]) {
  const { year, make, model, town, state, dayPrice } = vehicles
  const isListed = inArray(vehicles.listingStatus, ['listed', 'edit_requests'])
  return db()
    .select({ id: vehicles.id, year, make, model, town, state, dayPrice, photoId: firstPhotoId })
    .from(vehicles)
    .where(and(eq(vehicles.ownerId, ownerId), notInArray(vehicles.id, without), isListed))
    .orderBy(sql`abs(${year} - ${around}::integer)`, vehicles.id)
    .limit(MOST)
}
