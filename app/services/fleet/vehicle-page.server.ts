import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { VehicleDays } from '~/models/fleet/free-days'
import { previewTags } from '~/models/fleet/sharing'
import { type VehiclePage, type VisitorsVehicle, vehiclePrice } from '~/models/fleet/vehicle-page'
import { vehicleLooks, vehicleSheet } from '~/models/fleet/vehicle-sheet'
import { mayOpen } from '~/models/trade/access/permissions'
import { monthAfter, monthOf, monthWeeks } from '~/models/trade/days/calendar'
import { type Booking, takenDaysText } from '~/models/trade/days/day'
import { bookableDays, readBooking } from '~/models/trade/days/days'
import { todayIn } from '~/models/trade/days/zones'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { isGone } from '~/models/trade/vocabulary/listings'
import { now } from '~/server/clock.server'
import { db, lists, listVehicles, projectMembers, vehicles } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account, Visitor } from '~/server/session/asker.server'
import { listingHome } from './listing-events.server'
import { takenDays } from './vehicle-days.server'
import { photos } from './vehicle-photos.server'

/**
 * The page of a vehicle. Visitors get no price and no days. Invalid `requested` days are ignored. Does not include the
 * asker's lists that contain it. No access check: callers authorize with `requireVisibleVehicle`.
 */
export async function vehiclePage(
  asker: Account | Visitor,
  vehicle: VisibleVehicle,
  requested: Booking = NO_DAYS,
): Promise<VehiclePage | VisitorsVehicle> {
  const sheet = vehicleSheet(vehicle)
  const address = asker.origin + fleetPaths.viewVehicle(vehicle.id)
  if (asker.kind === 'visitor') {
    const photoId = vehicle.photos[0]?.id ?? null
    const preview = previewTags({ vehicle, address, photoId })
    return { view: 'visitor', id: vehicle.id, title: sheet.title, looks: vehicleLooks(vehicle), photoId, preview }
  }

  const gone = isGone(vehicle.listingStatus)
  const days = gone ? null : await daysOf(vehicle, requested)
  const isDraft = vehicle.listingStatus === 'draft'
  const isPriced = isDraft ? vehicle.dayPrice > 0 : !gone
  return {
    ...sheet,
    view: 'vehicle',
    id: vehicle.id,
    town: `${sheet.town} ${vehicle.zipcode}`,
    photos: vehicle.photos,
    price: isPriced ? vehiclePrice(vehicle.dayPrice) : null,
    takenDaysText: days ? takenDaysText(days.taken, days.bookable.from) : '',
    days,
    isGone: gone,
    draft: isDraft ? { home: listingHome(asker, vehicle.id) } : null,
    maySearch: mayOpen('search', asker.role),
    mayAdd: !gone && mayOpen('addToProject', asker.role),
    place: null,
    last: null,
    offerTo: null,
    favorite: null,
    address,
  }
}

/**
 * A vehicle, for those who may open its page. 404 if it does not exist. If its listing is gone, it is only visible to
 * its owner, staff, and unless it is a draft, crews that have it on a list; 404 for others.
 */
export async function requireVisibleVehicle(asker: Account | Visitor, vehicleId: string): Promise<VisibleVehicle> {
  const [vehicle] = await selectVehicles([vehicleId])
  if (!vehicle || !(await mayOpenPage(asker, vehicle))) throw notFound()
  return vehicle
}

/** Of these vehicles, in this order, those whose page the asker may open, and those whose listing has ended. */
export async function findVisibleVehicles(asker: Account, ids: readonly string[]) {
  const rows = await selectVehicles(ids)
  const visible: VisibleVehicle[] = []
  const ended: VisibleVehicle[] = []
  for (const vehicle of ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])) {
    if (await mayOpenPage(asker, vehicle)) visible.push(vehicle)
    else if (vehicle.listingStatus === 'deactivated') ended.push(vehicle)
  }
  return { visible, ended }
}

/** Whether the asker may open the vehicle's page. */
export async function mayOpenVehicle(asker: Viewer, vehicleId: string): Promise<boolean> {
  const [vehicle] = await db()
    .select({ id: vehicles.id, ownerId: vehicles.ownerId, listingStatus: vehicles.listingStatus })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
  return vehicle !== undefined && (await mayOpenPage(asker, vehicle))
}

type Viewer = Pick<Account, 'id' | 'role'> | Visitor
type Listing = Pick<VisibleVehicle, 'id' | 'ownerId' | 'listingStatus'>

async function mayOpenPage(asker: Viewer, vehicle: Listing): Promise<boolean> {
  return !isGone(vehicle.listingStatus) || isInvolved(asker, vehicle)
}

/** Whether the asker owns the vehicle, is staff, or has it on a list of one of their projects. */
async function isInvolved(asker: Viewer, { id, ownerId, listingStatus }: Listing): Promise<boolean> {
  if (!('role' in asker)) return false
  if (ownerId === asker.id || mayOpen('providerDesk', asker.role)) return true
  if (listingStatus === 'draft') return false
  const [place] = await db()
    .select({ id: listVehicles.id })
    .from(listVehicles)
    .innerJoin(lists, eq(lists.id, listVehicles.listId))
    .innerJoin(projectMembers, eq(projectMembers.projectId, lists.projectId))
    .where(and(eq(listVehicles.vehicleId, id), eq(projectMembers.accountId, asker.id)))
    .limit(1)
  return place !== undefined
}

const NO_DAYS: Booking = { from: '', to: '' }

async function daysOf({ id, zone, dayPrice }: VisibleVehicle, requested: Booking): Promise<VehicleDays> {
  const today = todayIn(zone, now())
  const bookable = bookableDays(today)
  const taken = await takenDays(id, bookable)
  const months = [0, 1].map((ahead) => monthWeeks(monthAfter(monthOf(today), ahead), today))
  return {
    daily: dayPrice,
    bookable,
    taken,
    months,
    requested: readBooking(requested.from, requested.to, today) ?? NO_DAYS,
  }
}

/** Vehicles of any listing status with their photos in gallery order. */
function selectVehicles(ids: readonly string[]) {
  return db()
    .select({ ...getTableColumns(vehicles), photos })
    .from(vehicles)
    .where(inArray(vehicles.id, [...ids]))
}

export type VisibleVehicle = Awaited<ReturnType<typeof selectVehicles>>[number]
