import { eq, type SQL, sql } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { countDays, formatBookingOfYear, formatDayCount } from '~/models/trade/days/day'
import { todayIn } from '~/models/trade/days/zones'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { photoUrls } from '~/models/trade/photos'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import { now } from '~/server/clock.server'
import {
  accounts,
  type Db,
  inspectionPhotos,
  inspections,
  orderItems,
  orders,
  projects,
  type Tx,
  vehicles,
} from '~/server/db/client.server'
import { photographed } from '~/services/deals/select-list-vehicles.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { currentAgreement } from '~/services/signing/paperwork.server'

/** Whether an inspection of the item, by either side, has a photo. */
const isPhotographed: SQL<boolean> = sql<boolean>`exists (
  select 1 from ${inspectionPhotos} join ${inspections} on ${inspections.id} = ${inspectionPhotos.inspectionId}
  where ${inspections.orderItemId} = ${orderItems.id} and ${inspectionPhotos.removedAt} is null)`

/**
 * Order items with order, project, vehicle and owner. The columns are fixed because drizzle loses the types of a joined
 * select whose columns are a type parameter.
 */
export function selectBooked(on: Db | Tx) {
  return on
    .select({
      item: orderItems,
      order: orders,
      project: projects,
      vehicle: vehicles,
      owner: { id: accounts.id, email: accounts.email, firstName: accounts.firstName, lastName: accounts.lastName },
      photoId: firstPhotoId,
      agreement: currentAgreement,
      isPhotographed,
      photographed,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
}

export type BookedRow = Awaited<ReturnType<typeof selectBooked>>[number]

/** What every page shows of a booked vehicle. `today` is the date in the vehicle's time zone. */
export function bookedView({ item, vehicle, photoId }: Pick<BookedRow, 'item' | 'vehicle' | 'photoId'>) {
  const booking = { from: item.bookedFrom, to: item.bookedTo }
  return {
    id: item.id,
    title: vehicleTitle(vehicle),
    picture: photoId ? photoUrls(photoId) : null,
    booking,
    today: todayIn(vehicle.zone, now()),
    days: formatBookingOfYear(booking),
    dayCount: formatDayCount(countDays(booking)),
  }
}

/** Columns for lists of booked vehicles. The query has to join `vehicles`. */
export const itemColumns = {
  id: orderItems.id,
  from: orderItems.bookedFrom,
  to: orderItems.bookedTo,
  status: orderItems.status,
  year: vehicles.year,
  make: vehicles.make,
  model: vehicles.model,
  zone: vehicles.zone,
}

/** Columns of the pickup place and contact, to be shown only from the pickup notice on. Has to join `vehicles`. */
export const pickupColumns = {
  address1: vehicles.address1,
  address2: vehicles.address2,
  town: vehicles.town,
  state: vehicles.state,
  zipcode: vehicles.zipcode,
  contactPhone: vehicles.contactPhone,
}

/** The address in one line, and the phone number. */
export function pickupPlace(row: Pick<typeof vehicles.$inferSelect, keyof typeof pickupColumns>) {
  return {
    address: [row.address1, row.address2, `${row.town}, ${row.state} ${row.zipcode}`].filter(Boolean).join(', '),
    phone: normalizePhone(row.contactPhone),
  }
}

/** The pickup of a booked vehicle and whom to call about it; nobody drives to a vehicle that its owner delivers. */
export function pickupOf({ vehicle, owner }: Pick<BookedRow, 'vehicle' | 'owner'>) {
  return { ...pickupPlace(vehicle), owner: personName(owner), isDelivered: ownerDelivers(vehicle) }
}

export type Pickup = ReturnType<typeof pickupOf>
