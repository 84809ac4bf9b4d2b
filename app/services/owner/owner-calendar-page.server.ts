import { asc } from 'drizzle-orm'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { calendarMonths, daysOfMonths } from '~/models/owner/months'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { photoUrls } from '~/models/trade/photos'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { pageOf } from '~/server/db/keyset.server'
import { vehicles } from '~/server/db/schema'
import { type Account, requireArea } from '~/server/session/asker.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { bookedPeriods } from './booked-periods.server'
import { byName, ownedAfter } from './owner-vehicles-page.server'

const PAGE = 20
const MONTHS = 2

/** One page of the asker's vehicles with their booked and blocked periods in two months from `month`. */
export async function ownerCalendarPage(asker: Account, { month, after }: { month?: string; after: string | null }) {
  requireArea(asker, 'ownerDesk')
  const shown = calendarMonths(month, todayIn(HOME_ZONE, now()), MONTHS)
  const rows = await db()
    .select({
      id: vehicles.id,
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
      town: vehicles.town,
      state: vehicles.state,
      zone: vehicles.zone,
      photoId: firstPhotoId,
    })
    .from(vehicles)
    .where(ownedAfter(asker.id, after))
    .orderBy(asc(byName), asc(vehicles.id))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  const ids = page.map(({ id }) => id)
  const periods = await bookedPeriods(ids, [daysOfMonths(shown.months)])
  return {
    ...shown,
    vehicles: page.map(({ photoId, zone, ...row }) => ({
      id: row.id,
      title: vehicleTitle(row),
      town: vehicleTown(row),
      today: todayIn(zone, now()),
      picture: photoId ? photoUrls(photoId) : null,
      periods: periods.filter(({ vehicleId }) => vehicleId === row.id),
    })),
    next: last?.id ?? null,
  }
}

export type OwnerCalendar = Awaited<ReturnType<typeof ownerCalendarPage>>
