import { asc, eq } from 'drizzle-orm'
import { deskItemActions, itemActions } from '~/models/orders/items/item-actions'
import { isPickupShown, isReportShown } from '~/models/orders/pickup-window'
import { progressText, startedText } from '~/models/pickup/inspection-photos'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import { type Day, formatDayOfYear } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { dueMark, markForOthers, overdueSince, paperworkDue, paperworkDueDay } from '~/models/trade/due/booking-due'
import { orderState } from '~/models/trade/due/order-marks'
import { isReturnNext, photosDue } from '~/models/trade/due/photos-due'
import { normalizePhone } from '~/models/trade/fields/person'
import type { Cents } from '~/models/trade/money'
import { labelOf } from '~/models/trade/vocabulary/option'
import {
  itemStatus,
  orderStatus,
  PAYMENT_METHODS,
  PAYMENT_TERMS,
  type StoredItemStatus,
} from '~/models/trade/vocabulary/orders'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import { db, orderItems, type orders } from '~/server/db/client.server'
import { allChanges } from '~/services/orders/items/all-changes.server'
import { type BookedRow, bookedView, pickupOf, selectBooked } from '~/services/orders/select-booked.server'
import { pickupInspections } from '~/services/pickup/inspection.server'

type Project = { id: string; title: string; productionCompany: string }

/** What any reader of an order sees of it, and the last day of its items that are not cancelled. */
export async function viewOfOrder(
  order: typeof orders.$inferSelect,
  project: Project,
  reader: AccessContext | 'staff',
) {
  const rows = await selectBooked(db())
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.createdAt), asc(orderItems.id))
  const changes = await allChanges(order.id, project.productionCompany)
  const inspectionOf = await pickupInspections(order.id)
  const items = rows.map((row) => itemOf(row, inspectionOf(row.item.id, 'renter'), reader))
  const status = orderStatus(items.map((item) => item.status))
  const completed = lastDayOf(rows, ['completed'])
  const seesPrices = reader === 'staff' || can('seePrices', reader)
  const view = {
    id: order.id,
    project: { id: project.id, title: project.title },
    status,
    state: orderState({ status, isRunning: items.some((item) => item.status === 'in-progress') }),
    completedOn: status === 'completed' && completed ? formatDayOfYear(completed) : null,
    items: items.map((item) => ({
      ...item,
      agreed: seesPrices ? item.agreed : null,
      actions: reader === 'staff' ? deskItemActions(item.status) : itemActions(item.status, reader),
      changes: changes
        .filter(({ orderItemId }) => orderItemId === item.id)
        .map(({ orderItemId: _, ...change }) => ({ ...change, price: seesPrices ? change.price : null })),
    })),
    billing: billingOf(order),
    totals: seesPrices ? totalsOf(order, rows) : null,
    missing: missingOf(order, rows, reader),
    /** Whether the production has sent its purchase order and COI. */
    hasDocuments: order.documentsAt !== null,
  }
  return { view, lastDay: lastDayOf(rows, ['confirmed', 'completed']) }
}

function billingOf(order: typeof orders.$inferSelect) {
  return {
    placedOn: formatDayOfYear(todayIn(HOME_ZONE, order.createdAt)),
    company: order.productionCompanyName,
    contact: order.contactName,
    email: order.email,
    phone: normalizePhone(order.phoneNumber)?.shown ?? order.phoneNumber,
    address: [order.addressLine1, order.addressLine2, placeOf(order)].filter(Boolean),
    payment: `${labelOf(PAYMENT_TERMS, order.paymentTerms)}, ${labelOf(PAYMENT_METHODS, order.paymentMethod)}`,
  }
}

/** 'Atlanta, GA 30310'. */
function placeOf({ city, state, zipcode }: typeof orders.$inferSelect): string {
  return `${[city, state].filter(Boolean).join(', ')} ${zipcode}`
}

/** The total without cancelled items. Tax is the sum of the amounts stored on the items. */
function totalsOf({ taxPerMille }: typeof orders.$inferSelect, rows: BookedRow[]) {
  const owed = rows.filter(({ item }) => item.status !== 'cancelled')
  const subTotal: Cents = owed.reduce((sum, { item }) => sum + item.priceCents, 0)
  const tax: Cents = owed.reduce((sum, { item }) => sum + item.taxCents, 0)
  return { vehicles: owed.length, subTotal, tax, total: subTotal + tax, taxPerMille }
}

/**
 * How near the pickup is while the signature or documents are missing, for staff also what; null once its rentals are
 * over.
 */
function missingOf({ documentsAt }: typeof orders.$inferSelect, rows: BookedRow[], reader: AccessContext | 'staff') {
  const [first] = rows.filter(({ item }) => item.status === 'confirmed')
  if (!first) return null
  const orderDays = { from: first.item.bookedFrom, to: lastDayOf(rows, ['confirmed']) ?? first.item.bookedTo }
  const { today } = bookedView(first)
  const delivers = ownerDelivers(first.vehicle)
  const paperwork = { agreement: first.agreement, hasDocuments: documentsAt !== null, orderDays, delivers, today }
  const due = reader === 'staff' ? paperworkDue(paperwork) : paperworkDueDay(paperwork)
  const mark = due && dueMark(due)
  return mark && reader !== 'staff' && !can('changeOrders', reader) ? markForOthers(mark) : mark
}

/** The last day of the items with one of these statuses. */
function lastDayOf(rows: BookedRow[], statuses: readonly StoredItemStatus[]): Day | null {
  const days = rows.filter(({ item }) => statuses.includes(item.status)).map(({ item }) => item.bookedTo)
  return days.sort().at(-1) ?? null
}

type Inspection = Parameters<typeof progressText>[0]

function itemOf(row: BookedRow, inspection: Inspection | undefined, reader: AccessContext | 'staff') {
  const { booking, today, ...shown } = bookedView(row)
  const stored = { status: row.item.status, booking }
  const overdue = overdueSince({ ...stored, today })
  const photos = photosDue({ ...stored, today, photographed: row.photographed }, 'renter')
  const status = itemStatus(stored, today)
  const isShown = isPickupShown(stored, today)
  return {
    ...shown,
    listVehicleId: row.item.listVehicleId,
    status,
    overdue: overdue && dueMark(overdue),
    /** The crew's missing photos at pickup. */
    photos: photos && dueMark(photos),
    completedOn: status === 'completed' ? formatDayOfYear(booking.to) : null,
    agreed: row.item.priceCents,
    pickup: isShown ? pickupOf(row) : null,
    /** Whether the next way is back: after its first day, or once it is inspected. */
    isReturnNext: status === 'in-progress' && isReturnNext({ booking, today, photographed: row.photographed }),
    /** How far the crew's inspection at pickup is. */
    started: isShown && inspection && !inspection.isFinished ? startedText(inspection) : null,
    /** The same for staff, finished too. */
    inspected:
      reader === 'staff' && isReportShown(stored, today) ? inspectedText(inspection, status === 'in-progress') : null,
    hasReport: row.isPhotographed && isReportShown(stored, today),
  }
}

/** Nothing before the pickup or after the return, if there are no photos. */
function inspectedText(inspection: Inspection | undefined, isOut: boolean): string | null {
  const progress = (inspection && progressText(inspection)) ?? (isOut ? 'no photos yet' : null)
  return progress && `Pickup inspection: ${progress}`
}
