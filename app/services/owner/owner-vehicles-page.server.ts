import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { calendarMonths, daysOfMonths } from '~/models/owner/months'
import { type Booking, formatBookingOfYear } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { photoUrls } from '~/models/trade/photos'
import { now } from '~/server/clock.server'
import { db, vehicles } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { bookedPeriods } from './booked-periods.server'

const PAGE = 20

/** A vehicle in the list of its owner. */
export type OwnedVehicleRow = Awaited<ReturnType<typeof ownerVehiclesPage>>['vehicles'][number]

/** One page of the asker's vehicles by their names, and the vehicle after which the next page begins. */
export async function ownerVehiclesPage(asker: Account, after: string | null) {
  requireArea(asker, 'ownerDesk')
  const at = now().toISOString()
  const rows = await db()
    .select({ vehicle: vehicles, photoId: firstPhotoId, next: nextBooking(at), toAnswer: inquiriesToAnswer(at) })
    .from(vehicles)
    .where(ownedAfter(asker.id, after))
    .orderBy(asc(byName), asc(vehicles.id))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  return {
    vehicles: page.map(({ next, toAnswer, ...row }) => ({
      ...ownedView(row),
      next: next && { itemId: next.itemId, productionCompany: next.productionCompany, days: formatBookingOfYear(next) },
      toAnswer,
    })),
    next: last?.vehicle.id ?? null,
  }
}

export type OwnerCalendar = Awaited<ReturnType<typeof ownerCalendarPage>>

const MONTHS = 2

/** One page of the asker's vehicles with their booked and blocked periods in two months from `month`. */
export async function ownerCalendarPage(asker: Account, { month, after }: { month?: string; after: string | null }) {
  requireArea(asker, 'ownerDesk')
  const shown = calendarMonths(month, todayIn(HOME_ZONE, now()), MONTHS)
  const rows = await db()
    .select({ vehicle: vehicles, photoId: firstPhotoId })
    .from(vehicles)
    .where(ownedAfter(asker.id, after))
    .orderBy(asc(byName), asc(vehicles.id))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  const ids = page.map(({ vehicle }) => vehicle.id)
  const periods = await bookedPeriods(ids, [daysOfMonths(shown.months)])
  return {
    ...shown,
    vehicles: page.map((row) => ({
      ...ownedView(row),
      periods: periods.filter(({ vehicleId }) => vehicleId === row.vehicle.id),
    })),
    next: last?.vehicle.id ?? null,
  }
}

type OwnedRow = { vehicle: typeof vehicles.$inferSelect; photoId: string | null }

/** A vehicle as its owner's pages show it; `daily` is cents for a day before tax, `today` the vehicle's date. */
export function ownedView({ vehicle, photoId }: OwnedRow) {
  return {
    id: vehicle.id,
    title: vehicleTitle(vehicle),
    town: vehicleTown(vehicle),
    listingStatus: vehicle.listingStatus,
    daily: vehicle.dayPrice,
    picture: photoId ? photoUrls(photoId) : null,
    zone: vehicle.zone,
    today: todayIn(vehicle.zone, now()),
  }
}

/** The vehicles of an owner after the one of this id, as they are listed by name. */
function ownedAfter(ownerId: string, after: string | null): SQL | undefined {
  return and(
    eq(vehicles.ownerId, ownerId),
    ne(vehicles.listingStatus, 'deleted'),
    afterKey(BY_NAME, after, eq(vehicles.ownerId, ownerId)),
  )
}

/** 'chevrolet caprice 1976': how owners look for a vehicle of theirs. */
const byName = sql`lower(${vehicles.make} || ' ' || ${vehicles.model} || ' ' || ${vehicles.year})`
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
