import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { calendarMonths, daysOfMonths } from '~/models/owner/months'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { photoUrls } from '~/models/trade/photos'
import { now } from '~/server/clock.server'
import { db, vehicles } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { bookedPeriods } from './booked-periods.server'

const PAGE = 20

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

/** The vehicles of an owner after this one, by name. */
function ownedAfter(ownerId: string, after: string | null): SQL | undefined {
  return and(
    eq(vehicles.ownerId, ownerId),
    ne(vehicles.listingStatus, 'deleted'),
    afterKey(BY_NAME, after, eq(vehicles.ownerId, ownerId)),
  )
}

/** Sort key: 'chevrolet caprice 1976'. */
export const byName = sql`lower(${vehicles.make} || ' ' || ${vehicles.model} || ' ' || ${vehicles.year})`
const BY_NAME = { table: vehicles, key: byName, id: vehicles.id, direction: 'asc' } as const
