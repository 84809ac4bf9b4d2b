import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { inspectedNow, isPickupShown, isReportShown, pickupShownFrom } from '~/models/orders/pickup-window'
import { handoverText, inspectionLines, missingFromProduction } from '~/models/owner/owner-orders'
import { type Day, formatBookingOfYear, formatDayOfYear } from '~/models/trade/days/day'
import { formatInstant, HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { PRODUCT } from '~/models/trade/product'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import { now } from '~/server/clock.server'
import { accounts, amendments, arrivals, db, inquiries, orderItems, pickupRecipients } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { documentsForOwner } from '~/services/documents/current-documents.server'
import { type BookedRow, bookedView, pickupPlace } from '~/services/orders/select-booked.server'
import { pickupInspections } from '~/services/pickup/inspection.server'
import { ownerOrderRow, selectOwnerOrders } from './owner-orders-page.server'

/**
 * A booking for the owner of the vehicle: production, days, rate and amendments. Amounts are cents before tax. 404 if
 * the vehicle is another owner's.
 */
export async function requireOwnerOrder(asker: Account, orderItemId: string) {
  requireArea(asker, 'ownerDesk')
  const [row] = await selectOwnerOrders(asker.id, eq(orderItems.id, orderItemId))
  if (!row) throw notFound()
  const { item, vehicle } = row
  const { booking, today } = bookedView(row)
  const stored = { status: item.status, booking }
  const documents = await documentsForOwner(item.orderId)
  const inspectionOf = await pickupInspections(item.orderId)
  const company = row.project.productionCompany
  return {
    ...ownerOrderRow(row),
    vehicleId: vehicle.id,
    inquiryId: item.inquiryId,
    orderedOn: formatDayOfYear(todayIn(HOME_ZONE, row.order.createdAt)),
    agreed: item.agreedCents,
    pickup:
      item.status === 'confirmed'
        ? {
            ...pickupPlace(vehicle),
            delivers: ownerDelivers(vehicle),
            /** Null once the crew can see it. */
            shownFrom: isPickupShown(stored, today) ? null : formatDayOfYear(pickupShownFrom(booking)),
          }
        : null,
    handover: await handoverOf(row, today),
    /** What the production has not signed or sent; null once the rental is over. */
    missing:
      item.status === 'confirmed'
        ? missingFromProduction({ agreement: row.agreement, documents: documents.missing }, company)
        : null,
    /** The inspections that the owner can do or read now. */
    inspects: inspectedNow(stored, today),
    inspections: inspectionLines(
      {
        own: inspectionOf(orderItemId, 'owner'),
        crews: inspectionOf(orderItemId, 'renter'),
        isOver: item.status !== 'confirmed',
      },
      company,
    ),
    hasReport: row.isPhotographed && isReportShown(stored, today),
    amendments: await allAmendments(orderItemId, vehicle.zone),
    documents,
    arrivals: await lastArrivals(orderItemId, vehicle.zone),
  }
}

export type OwnerOrderView = Awaited<ReturnType<typeof requireOwnerOrder>>

/**
 * What happens next with a confirmed booking, and whom to call. The contacts are shown on the same days as the owner's
 * number is to the crew; null before that.
 */
async function handoverOf({ item, vehicle, project, order }: BookedRow, today: Day) {
  if (item.status !== 'confirmed') return null
  const booking = { from: item.bookedFrom, to: item.bookedTo }
  const delivers = ownerDelivers(vehicle)
  const [inquiry] = await db()
    .select({ location: inquiries.location })
    .from(inquiries)
    .where(eq(inquiries.id, item.inquiryId))
  const production = { ...callable(order.phoneNumber), name: order.contactName, role: 'Production contact' }
  const drivers = await lastDrivers(order.id)
  return {
    text: handoverText({ delivers, booking, today }, project.productionCompany),
    goesTo: delivers && today <= booking.from ? (inquiry?.location ?? null) : null,
    contacts: isPickupShown({ status: item.status, booking }, today)
      ? delivers
        ? [production, ...drivers]
        : [...drivers, production]
      : null,
    shownFrom: formatDayOfYear(pickupShownFrom(booking)),
  }
}

/** The recipients of an order's pickup details whose link is open, latest first. */
async function lastDrivers(orderId: number) {
  const rows = await db()
    .select()
    .from(pickupRecipients)
    .where(and(eq(pickupRecipients.orderId, orderId), isNull(pickupRecipients.revokedAt)))
    .orderBy(desc(pickupRecipients.sentAt), desc(pickupRecipients.id))
    .limit(DRIVERS_SHOWN)
  return rows.map((row) => ({ ...callable(row.phone), name: personName(row), role: 'Has the pickup details' }))
}

const DRIVERS_SHOWN = 3

const callable = (phone: string) => ({ phone: normalizePhone(phone) })

/** Oldest first, without names: owners do not see who in the production made an amendment. */
async function allAmendments(orderItemId: string, zone: string) {
  const rows = await db()
    .select()
    .from(amendments)
    .where(eq(amendments.orderItemId, orderItemId))
    .orderBy(asc(amendments.revision))
  return rows.map(({ oldFrom, oldTo, newFrom, newTo, oldCents, newCents, createdAt, ...amendment }) => ({
    revision: amendment.revision,
    kind: amendment.kind,
    behalf: behalfOf(amendment),
    on: formatDayOfYear(todayIn(zone, createdAt)),
    daysBefore: formatBookingOfYear({ from: oldFrom, to: oldTo }),
    daysAfter: newFrom && newTo ? formatBookingOfYear({ from: newFrom, to: newTo }) : null,
    rateBefore: oldCents,
    rateAfter: newCents,
  }))
}

/** The announced arrivals of the people who pick up the vehicle, latest first. */
async function lastArrivals(orderItemId: string, zone: string) {
  const rows = await db()
    .select({ arrival: arrivals, member: accounts, recipient: pickupRecipients })
    .from(arrivals)
    .leftJoin(accounts, eq(accounts.id, arrivals.accountId))
    .leftJoin(pickupRecipients, eq(pickupRecipients.id, arrivals.recipientId))
    .where(eq(arrivals.orderItemId, orderItemId))
    .orderBy(desc(arrivals.createdAt), desc(arrivals.id))
    .limit(ARRIVALS_SHOWN)
  return rows.map(({ arrival, member, recipient }) => {
    const person = recipient ?? member
    const phone = person?.phone ? normalizePhone(person.phone) : null
    return {
      id: arrival.id,
      name: person ? personName(person) : '',
      minutes: arrival.minutes,
      phone: phone?.shown ?? null,
      saidAt: formatInstant(arrival.createdAt, zone, now()),
    }
  })
}

const ARRIVALS_SHOWN = 5

/** For amendments by staff: on whose behalf, and why; null for those by the production. */
function behalfOf({ onBehalfOf: side, reason }: Pick<typeof amendments.$inferSelect, 'onBehalfOf' | 'reason'>) {
  return side && `By ${PRODUCT}, on ${side === 'owner' ? 'your behalf' : 'behalf of the production'}: ${reason}`
}
