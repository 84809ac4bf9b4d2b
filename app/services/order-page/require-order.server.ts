import { asc, eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { deskActs, itemActs } from '~/models/orders/items/item-acts'
import { isPickupShown, isReportShown } from '~/models/orders/pickup-window'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import { formatBookingOfYear, formatDayCount, formatDayOfYear } from '~/models/trade/days/day-words'
import { countDays, type Day } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { normalizePhone } from '~/models/trade/fields/person'
import type { Cents } from '~/models/trade/money/money'
import { photoUrls } from '~/models/trade/photos'
import { labelOf } from '~/models/trade/vocabulary/option'
import {
  isOverdue,
  itemStatus,
  type OrderStatus,
  orderStatus,
  PAYMENT_METHODS,
  PAYMENT_TERMS,
} from '~/models/trade/vocabulary/orders'

import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { orderItems, orders, projects, vehicles } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { requireArea } from '~/server/session/require-area.server'
import { requireMembership } from '~/services/crew/membership.server'
import { documentsOfOrder } from '~/services/documents/documents-of-order.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { isPhotographed, itemColumns } from '~/services/orders/item-columns.server'

import { allChanges } from '~/services/orders/items/all-changes.server'
import { pickupColumns, pickupPlace } from '~/services/orders/pickup-place.server'
import { findAgreement } from '~/services/signing/find-agreement.server'

/**
 * An order as its page shows it, to members of its project; 404 to everybody else, and when `projectId` names another
 * project. Money is null for those who may not see prices; the pickup place is absent until it may be shown.
 */
export async function requireOrder(asker: Account, orderId: number, projectId?: string) {
  requireArea(asker, 'orders')
  const [order] = await db().select().from(orders).where(eq(orders.id, orderId))
  if (!order || (projectId && order.projectId !== projectId)) throw notFound()
  const { project, access } = await requireMembership(asker, order.projectId)
  const { view, lastDay } = await viewOf(order, project, access)
  const { status } = view
  const agreement = await findAgreement(orderId, { email: asker.email, status, access })
  const isSigned = agreement?.status === 'signed'
  return {
    ...view,
    agreement,
    mayBill: status === 'completed' && can('changeOrders', access),
    maySendPickup: status === 'placed' && can('sendPickup', access),
    papers: await documentsOfOrder({ orderId, heldBy: asker.id, access, lastDay, isSigned, status }),
  }
}

/** Any order, for the staff: without what is the crew's to do about it. */
export async function requireAnyOrder(asker: Account, orderId: number) {
  requireArea(asker, 'providerDesk')
  const [row] = await db()
    .select({ order: orders, project: projects })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(eq(orders.id, orderId))
  if (!row) throw notFound()
  return (await viewOf(row.order, row.project, 'staff')).view
}

type Project = { id: string; title: string; productionCompany: string }

async function viewOf(order: typeof orders.$inferSelect, project: Project, reader: AccessContext | 'staff') {
  const rows = await allItems(order.id)
  const changes = await allChanges(order.id, project.productionCompany)
  const at = now()
  const items = rows.map((row) => itemOf(row, at))
  const status = orderStatus(items.map((item) => item.status))
  const seesPrices = reader === 'staff' || can('seePrices', reader)
  const view = {
    id: order.id,
    project: { id: project.id, title: project.title },
    status,
    completedOn: completedOn(rows, status),
    items: items.map((item) => ({
      ...item,
      agreed: seesPrices ? item.agreed : null,
      acts: reader === 'staff' ? deskActs(item.status) : itemActs(item.status, reader),
      changes: changes
        .filter(({ orderItemId }) => orderItemId === item.id)
        .map(({ orderItemId: _, ...change }) => ({ ...change, price: seesPrices ? change.price : null })),
    })),
    billing: billingOf(order),
    totals: seesPrices ? totalsOf(order, rows) : null,
  }
  return { view, lastDay: lastDayOf(rows) }
}

/** An order as its pages show it. */
export type OrderView = Awaited<ReturnType<typeof requireOrder>>

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

/** What was cancelled is not owed. Tax is summed from the lines, as it was frozen. */
function totalsOf({ taxPerMille }: typeof orders.$inferSelect, rows: Row[]) {
  const owed = rows.filter((row) => row.status !== 'cancelled')
  const subTotal: Cents = owed.reduce((sum, row) => sum + row.agreed, 0)
  const tax: Cents = owed.reduce((sum, row) => sum + row.tax, 0)
  return { vehicles: owed.length, subTotal, tax, total: subTotal + tax, taxPerMille }
}

/** Of an order that is completed: the last day of its rentals. */
function completedOn(rows: Row[], status: OrderStatus): string | null {
  const days = rows.filter((row) => row.status === 'completed').map((row) => row.to)
  const last = days.sort().at(-1)
  return status === 'completed' && last ? formatDayOfYear(last) : null
}

/** Of what is rented still or will be. */
function lastDayOf(rows: Row[]): Day | null {
  const days = rows.filter((row) => row.status === 'confirmed').map((row) => row.to)
  return days.sort().at(-1) ?? null
}

type Row = Awaited<ReturnType<typeof allItems>>[number]

function itemOf(row: Row, at: Date) {
  const today = todayIn(row.zone, at)
  const booking = { from: row.from, to: row.to }
  const stored = { status: row.status, booking }
  const status = itemStatus(stored, today)
  return {
    id: row.id,
    title: vehicleTitle(row),
    picture: row.photoId ? photoUrls(row.photoId) : null,
    days: formatBookingOfYear(booking),
    dayCount: formatDayCount(countDays(booking)),
    status,
    isOverdue: isOverdue(stored, today),
    completedOn: status === 'completed' ? formatDayOfYear(row.to) : null,
    agreed: row.agreed,
    pickup: isPickupShown(stored, today) ? pickupPlace(row) : null,
    hasReport: row.isPhotographed && isReportShown(stored, today),
  }
}

async function allItems(orderId: number) {
  return db()
    .select({
      ...itemColumns,
      agreed: orderItems.priceCents,
      tax: orderItems.taxCents,
      ...pickupColumns,
      photoId: firstPhotoId,
      isPhotographed,
    })
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.createdAt), asc(orderItems.id))
}
