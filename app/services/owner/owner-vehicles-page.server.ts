import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { formatBookingOfYear } from '~/models/trade/days/day-words'
import type { Booking } from '~/models/trade/days/days'
import { photoUrls } from '~/models/trade/photos'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { vehicles } from '~/server/db/schema'
import { type Account, requireArea } from '~/server/session/asker.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'

const PAGE = 20

/** A vehicle in the list of its owner; money is cents for a day before tax. */
export type OwnedVehicleRow = Awaited<ReturnType<typeof ownerVehiclesPage>>['vehicles'][number]

/** One page of the asker's vehicles by their names, and the vehicle after which the next page begins. */
export async function ownerVehiclesPage(asker: Account, after: string | null) {
  requireArea(asker, 'ownerDesk')
  const at = now().toISOString()
  const rows = await db()
    .select({
      id: vehicles.id,
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
      town: vehicles.town,
      state: vehicles.state,
      listingStatus: vehicles.listingStatus,
      daily: vehicles.dayPrice,
      photoId: firstPhotoId,
      next: nextBooking(at),
      toAnswer: inquiriesToAnswer(at),
    })
    .from(vehicles)
    .where(ownedAfter(asker.id, after))
    .orderBy(asc(byName), asc(vehicles.id))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  return {
    vehicles: page.map(({ photoId, next, ...row }) => ({
      id: row.id,
      title: vehicleTitle(row),
      town: vehicleTown(row),
      listingStatus: row.listingStatus,
      daily: row.daily,
      picture: photoId ? photoUrls(photoId) : null,
      next: next && { itemId: next.itemId, productionCompany: next.productionCompany, days: formatBookingOfYear(next) },
      toAnswer: row.toAnswer,
    })),
    next: last?.id ?? null,
  }
}

/** The vehicles of an owner after the one of this id, as they are listed by name. */
export function ownedAfter(ownerId: string, after: string | null): SQL | undefined {
  return and(
    eq(vehicles.ownerId, ownerId),
    ne(vehicles.listingStatus, 'deleted'),
    afterKey(BY_NAME, after, eq(vehicles.ownerId, ownerId)),
  )
}

/** 'chevrolet caprice 1976': how owners look for a vehicle of theirs. */
export const byName = sql`lower(${vehicles.make} || ' ' || ${vehicles.model} || ' ' || ${vehicles.year})`
const BY_NAME = { table: vehicles, key: byName, id: vehicles.id, direction: 'asc' } as const

type NextBooking = Booking & { itemId: string; productionCompany: string }

/** Written out with the table's names, because drizzle leaves them out where a select names one table only. */
function nextBooking(at: string): SQL<NextBooking | null> {
  return sql<NextBooking | null>`(
    select json_build_object('itemId', item.id, 'from', item.booked_from, 'to', item.booked_to,
      'productionCompany', project.production_company)
    from order_items as item
    join orders on orders.id = item.order_id join projects as project on project.id = orders.project_id
    where item.vehicle_id = vehicles.id and item.status = 'confirmed'
      and item.booked_to >= (${at}::timestamptz at time zone vehicles.zone)::date
    order by item.booked_from limit 1)`
}

/** As the inbox counts them: open, the owner's turn, and neither off its list nor of a closed project. */
function inquiriesToAnswer(at: string): SQL<number> {
  return sql<number>`(
    select count(*)::int from inquiries as inquiry
    join list_vehicles as place on place.id = inquiry.list_vehicle_id and place.removed_at is null
    join projects as project on project.id = inquiry.project_id and project.status = 'active'
    where inquiry.vehicle_id = vehicles.id and inquiry.status = 'open' and inquiry.last_offer_by = 'renter'
      and inquiry.deadline_at > ${at}::timestamptz)`
}
