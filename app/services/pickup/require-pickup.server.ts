import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fuelLabel, vehicleTitle } from '~/models/fleet/vehicle-title'
import { pictureCarText } from '~/models/lists/arrange/vehicle-notes'
import { PICKUP_DETAILS_MESSAGES } from '~/models/orders/items/pickup-details'
import { isPickupShown } from '~/models/orders/pickup-window'
import { neededText, startedText } from '~/models/pickup/inspection-photos'
import { directionsTo } from '~/models/pickup/map-links'
import { orderDestination } from '~/models/trade/addresses/order-link'
import { formatLongDay } from '~/models/trade/days/calendar'
import { formatBookingOfYear } from '~/models/trade/days/day'
import { formatInstantOfYear, formatTime, HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { pluralize } from '~/models/trade/format/text'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { photoUrls } from '~/models/trade/photos'
import type { Outcome } from '~/models/trade/results/outcome'
import { labelOf } from '~/models/trade/vocabulary/option'
import { itemStatus, orderStatus } from '~/models/trade/vocabulary/orders'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import { COLORS } from '~/models/trade/vocabulary/vehicles'
import { now } from '~/server/clock.server'
import {
  accounts,
  attempt,
  db,
  inspections,
  listVehicles,
  orderItems,
  pickupRecipients,
  vehicles,
} from '~/server/db/client.server'
import { env } from '~/server/env.server'
import { notFound } from '~/server/errors.server'
import { qrCode } from '~/server/qr-code.server'
import type { CrewAccess } from '~/server/session/asker.server'
import { photos } from '~/services/fleet/vehicle-photos.server'
import { type PickupReport, printPickupReport, readPickupDetails } from '~/services/orders/items/pickup-details.server'
import { damages, shots } from './inspection.server'
import { askerOf, findRecipient, pickupGone, requirePickupOrder } from './require-pickup-item.server'

/**
 * The pickup details of an order's vehicles, grouped by first day. 404 without access, 410 once the order is over.
 * Place, owner and phone number of a vehicle are omitted before its pickup notice.
 */
export async function requirePickup(access: CrewAccess) {
  const { by, order, project } = await requirePickupOrder(access)
  const rows = await readItems(access.orderId)
  const at = now()
  const items = rows.map((row) => ({ row, status: itemStatus(row, todayIn(row.vehicle.zone, at)) }))
  if (orderStatus(items.map((item) => item.status)) !== 'placed')
    throw pickupGone(access, { by, orderId: order.id, project })
  const waiting = items.filter(({ status }) => status === 'confirmed' || status === 'in-progress')
  const days = [...new Set(waiting.map(({ row }) => row.booking.from))]
  const recipient = await findRecipient(by)
  const { account } = access
  return {
    order,
    /** Null for the recipients of a link. */
    back: by.accountId && account ? orderDestination(account.role, { orderId: order.id, project }) : null,
    /** Null for members of the crew. */
    recipient: recipient && { isConfirmed: recipient.confirmedAt !== null, isOpened: recipient.openedAt !== null },
    hasMap: env().MAP === 'on',
    days: days.map((day) => ({
      heading: formatLongDay(day).toUpperCase(),
      vehicles: waiting
        .filter(({ row }) => row.booking.from === day)
        .map(({ row, status }) => ({ ...vehicleOf(row, at), isRunning: status === 'in-progress' })),
    })),
  }
}

/** A vehicle as the pickup page shows it; its details are null before the pickup notice. */
export type PickupVehicleView = Awaited<ReturnType<typeof requirePickup>>['days'][number]['vehicles'][number]

type Row = Awaited<ReturnType<typeof readItems>>[number]

function vehicleOf({ id, vehicle, booking, finishedAt, member, recipient, ...row }: Row, at: Date) {
  const isShown = isPickupShown({ status: 'confirmed', booking }, todayIn(vehicle.zone, at))
  return {
    id,
    title: vehicleTitle(vehicle),
    booked: formatBookingOfYear(booking),
    /** What the production calls it, and its note. */
    pictureCar: pictureCarText(row),
    note: row.note,
    /** Who finished the crew's inspection, and when. */
    inspected: finishedAt && {
      by: personName(recipient ?? member ?? NOBODY),
      at: formatInstantOfYear(finishedAt, vehicle.zone),
      time: formatTime(finishedAt, vehicle.zone),
      damages: row.damages === 0 ? 'no damage' : pluralize(row.damages, 'damage'),
    },
    started: finishedAt ? null : startedText(row),
    /** Which photos a started inspection still needs. */
    needed: finishedAt || !startedText(row) ? null : neededText(row.shots),
    details: isShown ? detailsOf({ vehicle, ...row }) : null,
  }
}

function detailsOf({ vehicle, owner, photos }: Pick<Row, 'vehicle' | 'owner' | 'photos'>) {
  const { color, transmission, vin, pickupPreference, vehicleInstructions, parkedLocation, pickupInstruction } = vehicle
  return {
    pictures: photos.map(({ id, angle }) => ({ ...photoUrls(id), angle })),
    color: { value: color, label: labelOf(COLORS, color) },
    fuelType: fuelLabel(vehicle.fuelType),
    ...{ transmission, vin, pickupPreference, vehicleInstructions, parkedLocation, pickupInstruction },
    owner: { name: personName(owner), phone: normalizePhone(vehicle.contactPhone) },
    ...placeOf(vehicle),
  }
}

/** Where a vehicle is kept. */
export function placeOf(vehicle: Row['vehicle']) {
  const { address1, address2, town, state, zipcode, latitude, longitude } = vehicle
  return {
    address: [address1, address2, `${town}, ${state} ${zipcode}`].filter(Boolean),
    /** In degrees. Compared with null because 0 is valid. */
    place: latitude === null || longitude === null ? null : { latitude, longitude },
  }
}

const NOBODY = { firstName: '', lastName: '' }

async function readItems(orderId: number) {
  const finisher = alias(accounts, 'finisher')
  const ofCrew = and(eq(inspections.side, 'renter'), eq(inspections.phase, 'pickup'))
  return db()
    .select({
      id: orderItems.id,
      status: orderItems.status,
      booking: { from: orderItems.bookedFrom, to: orderItems.bookedTo },
      vehicle: vehicles,
      ...{ carNumber: listVehicles.carNumber, character: listVehicles.character, note: listVehicles.note },
      owner: { firstName: accounts.firstName, lastName: accounts.lastName },
      photos,
      finishedAt: inspections.finishedAt,
      ...{ shots, damages },
      member: { firstName: finisher.firstName, lastName: finisher.lastName },
      recipient: { firstName: pickupRecipients.firstName, lastName: pickupRecipients.lastName },
    })
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .innerJoin(listVehicles, eq(listVehicles.id, orderItems.listVehicleId))
    .leftJoin(inspections, and(eq(inspections.orderItemId, orderItems.id), ofCrew))
    .leftJoin(finisher, eq(finisher.id, inspections.accountId))
    .leftJoin(pickupRecipients, eq(pickupRecipients.id, inspections.recipientId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.createdAt), asc(orderItems.id))
}

/**
 * The printable pickup details of an order, one sheet per day; same access and content as the page. Its QR codes open
 * maps and the page without the link's token, so a sheet left on a dashboard gives no access.
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
        way: wayTo(vehicle.details),
      })),
    })),
  }
}

/** Null for a vehicle whose owner delivers it. */
function wayTo(details: PickupVehicleView['details']) {
  return details?.place && !ownerDelivers(details) ? qrCode(directionsTo(details.place)) : null
}

export type RunSheetView = Awaited<ReturnType<typeof requireRunSheet>>

/**
 * The pickup report of a booked vehicle as a PDF, with the access and content of the pickup page, so without the
 * production's contact. 404 without access and for items of other orders, 410 after the rental.
 */
export function driverReport(access: CrewAccess & { orderItemId: string }): Promise<Outcome<PickupReport>> {
  return attempt(PICKUP_DETAILS_MESSAGES.reportFailed, async () => {
    const { by, order, project } = await requirePickupOrder(access)
    const details = await readPickupDetails(access)
    if (!details) throw notFound()
    if (details.refusal !== null) throw pickupGone(access, { by, orderId: order.id, project })
    return { ok: true, ...(await printPickupReport({ ...details, contact: [] })) }
  })
}
