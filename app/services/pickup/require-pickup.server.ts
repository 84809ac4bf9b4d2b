import { asc, eq } from 'drizzle-orm'
import { fuelWords, vehicleTitle } from '~/models/fleet/vehicle-title'
import { GUIDANCE_MESSAGES } from '~/models/orders/items/pickup-guidance'
import { isPickupShown } from '~/models/orders/pickup-window'
import { wayTo } from '~/models/pickup/map-links'
import type { Outcome } from '~/models/trade/answers/outcome'
import { formatLongDay } from '~/models/trade/calendar/calendar'
import { formatBookingOfYear } from '~/models/trade/days/day-words'
import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { photoUrls } from '~/models/trade/photos'
import { labelOf } from '~/models/trade/vocabulary/option'
import { itemStatus, orderStatus } from '~/models/trade/vocabulary/orders'
import { COLORS } from '~/models/trade/vocabulary/vehicles'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { accounts, orderItems, vehicles } from '~/server/db/schema'
import { attempt } from '~/server/db/transact.server'
import { env } from '~/server/env.server'
import { gone, notFound } from '~/server/errors.server'
import { qrCode } from '~/server/qr-code.server'
import type { CrewAccess } from '~/server/session/asker.server'
import { photos } from '~/services/fleet/vehicle-photos.server'
import {
  type PickupReport,
  printPickupReport,
  readPickupGuidance,
} from '~/services/orders/items/pickup-guidance.server'
import { pickupColumns } from '~/services/orders/select-booked.server'
import { askerOf, findRecipient, requirePickupOrder } from './require-pickup-item.server'

/**
 * What a driver needs to fetch an order's vehicles, grouped by their first day. 404 for strangers, 410 once the order is
 * over. Place, owner and telephone of a vehicle are absent before its pickup notice.
 */
export async function requirePickup(access: CrewAccess) {
  const { by, ...order } = await requirePickupOrder(access)
  const rows = await readItems(access.orderId)
  const at = now()
  const items = rows.map((row) => ({
    row,
    status: itemStatus({ status: row.status, booking: row }, todayIn(row.zone, at)),
  }))
  if (orderStatus(items.map((item) => item.status)) !== 'placed') throw gone()
  const waiting = items.filter(({ status }) => status === 'confirmed' || status === 'in-progress')
  const days = [...new Set(waiting.map(({ row }) => row.from))]
  const recipient = await findRecipient(by)
  return {
    order,
    /** Null for members of the crew. */
    recipient: recipient && { isConfirmed: recipient.confirmedAt !== null, isOpened: recipient.openedAt !== null },
    hasMap: env().MAP === 'on',
    days: days.map((day) => ({
      heading: formatLongDay(day).toUpperCase(),
      vehicles: waiting
        .filter(({ row }) => row.from === day)
        .map(({ row, status }) => ({ ...vehicleOf(row, at), isRunning: status === 'in-progress' })),
    })),
  }
}

/** A vehicle as the pickup page shows it; its details are null before the pickup notice. */
export type PickupVehicleView = Awaited<ReturnType<typeof requirePickup>>['days'][number]['vehicles'][number]

type Row = Awaited<ReturnType<typeof readItems>>[number]

function vehicleOf(row: Row, at: Date) {
  const isShown = isPickupShown({ status: 'confirmed', booking: row }, todayIn(row.zone, at))
  return {
    id: row.id,
    title: vehicleTitle(row),
    booked: formatBookingOfYear(row),
    details: isShown ? detailsOf(row) : null,
  }
}

function detailsOf(row: Row) {
  return {
    pictures: row.photos.map(({ id, angle }) => ({ ...photoUrls(id), angle })),
    color: { value: row.color, label: labelOf(COLORS, row.color) },
    transmission: row.transmission,
    vin: row.vin,
    fuelType: fuelWords(row.fuelType),
    pickupPreference: row.pickupPreference,
    vehicleInstructions: row.vehicleInstructions,
    parkedLocation: row.parkedLocation,
    pickupInstruction: row.pickupInstruction,
    owner: {
      name: personName({ firstName: row.ownerFirstName, lastName: row.ownerLastName }),
      phone: normalizePhone(row.contactPhone),
    },
    address: [row.address1, row.address2, `${row.town}, ${row.state} ${row.zipcode}`].filter(Boolean),
    /** Degrees; on the equator it is 0. */
    place:
      row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
  }
}

async function readItems(orderId: number) {
  return db()
    .select({
      id: orderItems.id,
      from: orderItems.bookedFrom,
      to: orderItems.bookedTo,
      status: orderItems.status,
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
      zone: vehicles.zone,
      color: vehicles.color,
      transmission: vehicles.transmission,
      vin: vehicles.vin,
      fuelType: vehicles.fuelType,
      pickupPreference: vehicles.pickupPreference,
      vehicleInstructions: vehicles.vehicleInstructions,
      parkedLocation: vehicles.parkedLocation,
      pickupInstruction: vehicles.pickupInstruction,
      ...pickupColumns,
      latitude: vehicles.latitude,
      longitude: vehicles.longitude,
      ownerFirstName: accounts.firstName,
      ownerLastName: accounts.lastName,
      photos,
    })
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.createdAt), asc(orderItems.id))
}

/**
 * The pickup details of an order for paper, a sheet a day, open to whom the page is open, and with what it tells. Its codes
 * lead to the places, and to the page by its plain address: a sheet that is left on a dashboard opens nothing.
 */
export async function requireRunSheet(access: CrewAccess) {
  const { order, days } = await requirePickup(access)
  return {
    order,
    asOf: formatInstantOfYear(now(), HOME_ZONE),
    page: qrCode(`${askerOf(access).origin}${pickupPaths.pickupDetails(access.orderId)}`),
    days: days.map(({ heading, vehicles }) => ({
      heading,
      vehicles: vehicles.map((vehicle) => ({
        ...vehicle,
        way: vehicle.details?.place ? qrCode(wayTo(vehicle.details.place)) : null,
      })),
    })),
  }
}

export type RunSheetView = Awaited<ReturnType<typeof requireRunSheet>>

/**
 * The report of a booked vehicle as a PDF, open to whom the pickup page is open. It tells what that one tells: whom to ask
 * at the production is for those who order. 404 for strangers and for vehicles of other orders, 410 once the rental is over.
 */
export function driverReport(access: CrewAccess & { orderItemId: string }): Promise<Outcome<PickupReport>> {
  return attempt(GUIDANCE_MESSAGES.reportFailed, async () => {
    await requirePickupOrder(access)
    const guidance = await readPickupGuidance(access)
    if (!guidance) throw notFound()
    return { ok: true, ...(await printPickupReport({ ...guidance, contact: [] })) }
  })
}
