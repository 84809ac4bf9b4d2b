import { and, eq, isNull, sql } from 'drizzle-orm'
import { dealTerms } from '~/models/deals/deal-terms'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { photoUrls } from '~/models/trade/photos'
import { now } from '~/server/clock.server'
import { type Db, inquiries, lists, listVehicles, type Tx, vehiclePhotos } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { allListVehicles } from '~/services/deals/select-list-vehicles.server'
import { bookingOf, dealFacts, stageOf } from './list-vehicle-view.server'

/** A list vehicle with its deal stage. */
export type Deal = Awaited<ReturnType<typeof requireDeal>>

/** 404 if the vehicle is not, or no longer, on a list of this project. The caller has checked the membership. */
export async function requireDeal(on: Db | Tx, projectId: string, listVehicleId: string) {
  const [row] = await on
    .select({ location: lists.location, photoId: vehiclePhotos.id, attempts: attemptsAbout(listVehicleId) })
    .from(listVehicles)
    .innerJoin(lists, eq(lists.id, listVehicles.listId))
    .leftJoin(vehiclePhotos, and(eq(vehiclePhotos.vehicleId, listVehicles.vehicleId), eq(vehiclePhotos.position, 0)))
    .where(
      and(eq(listVehicles.id, listVehicleId), eq(listVehicles.projectId, projectId), isNull(listVehicles.removedAt)),
    )
  const [facts] = await allListVehicles([listVehicleId], on)
  if (!row || !facts) throw notFound()
  const { id, ownerId, zone, dayPrice, listingStatus, refusedUses, needsWrangler } = facts.vehicle
  return {
    /** The filming location of the list, or ''. */
    location: row.location,
    vehicle: {
      id,
      ownerId,
      title: vehicleTitle(facts.vehicle),
      town: vehicleTown(facts.vehicle),
      zone,
      daily: dayPrice,
      listingStatus,
      refusedUses,
      needsWrangler,
      picture: row.photoId === null ? null : photoUrls(row.photoId),
    },
    stage: stageOf(facts, now()),
    /** What became of the latest inquiry, as on its card; '' without one. */
    terms: dealTerms(dealFacts(facts, now())).join(''),
    /** The latest inquiry, in any status, its days and its last offer. */
    inquiryId: facts.inquiryId,
    booking: bookingOf(facts),
    lastOffer: facts.lastOfferCents,
    /** The number of the next inquiry, which the inquiry form sends back. */
    nextAttempt: row.attempts + 1,
  }
}

function attemptsAbout(listVehicleId: string) {
  return sql<number>`(select coalesce(max(${inquiries.attempt}), 0) from ${inquiries}
    where ${inquiries.listVehicleId} = ${listVehicleId})`
}
