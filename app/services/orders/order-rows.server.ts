import { asc, eq, inArray } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { isPickupShown } from '~/models/orders/pickup-window'
import { waitingOnText } from '~/models/signing/agreement-status'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import { formatBookingOfYear, formatDayOfYear } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { dueMark, markForOthers, paperworkDue } from '~/models/trade/due/booking-due'
import { rentalLate } from '~/models/trade/due/order-marks'
import { personName } from '~/models/trade/fields/person'
import type { Cents } from '~/models/trade/money'
import { photoUrls } from '~/models/trade/photos'
import { itemStatus, orderStatus } from '~/models/trade/vocabulary/orders'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import { now } from '~/server/clock.server'
import { accounts, db, orderItems, vehicles } from '~/server/db/client.server'
import { photographed } from '~/services/deals/select-list-vehicles.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { allPaperwork } from '~/services/signing/paperwork.server'
import { itemColumns } from './select-booked.server'

/**
 * Orders as lists show them to a member with this access, in the given order, with two queries for any number. No
 * access check: callers authorize.
 */
export async function orderRows(found: readonly { id: number; createdAt: Date; access: AccessContext }[]) {
  const ids = found.map(({ id }) => id)
  const [items, paperwork] = [await allItems(ids), await allPaperwork(ids)]
  const at = now()
  return found.map(({ id, createdAt, access }) => {
    const own = items.filter((item) => item.orderId === id)
    const statuses = own.map((item) => statusOf(item, at))
    const status = orderStatus(statuses)
    const signer = paperwork.get(id)?.signer
    return {
      id,
      placedOn: formatDayOfYear(todayIn(HOME_ZONE, createdAt)),
      status,
      isRunning: statuses.includes('in-progress'),
      missing: missingOf(paperwork.get(id), access),
      waitingOn: signer && can('seePrices', access) ? waitingOnText({ ...signer, title: '' }) : null,
      total: can('seePrices', access) && status !== 'cancelled' ? totalOf(own) : null,
      vehicles: own.map((item) => vehicleOf(item, at)),
    }
  })
}

export type OrderRow = Awaited<ReturnType<typeof orderRows>>[number]

type Item = Awaited<ReturnType<typeof allItems>>[number]

function statusOf({ status, zone, ...booking }: Item, at: Date) {
  return itemStatus({ status, booking }, todayIn(zone, at))
}

/** With tax, without cancelled vehicles. */
function totalOf(items: readonly Item[]): Cents {
  return items.reduce((sum, item) => (item.status === 'cancelled' ? sum : sum + item.price + item.tax), 0)
}

/** The mark of an order's missing signature or documents. */
function missingOf(paperwork: Parameters<typeof paperworkDue>[0] | undefined, access: AccessContext) {
  const due = paperwork ? paperworkDue(paperwork) : null
  const mark = due && dueMark(due)
  return mark && !can('changeOrders', access) ? markForOthers(mark) : mark
}

function vehicleOf(item: Item, at: Date) {
  const today = todayIn(item.zone, at)
  const isAhead = isPickupShown({ status: item.status, booking: item }, today) && today <= item.from
  return {
    id: item.id,
    title: vehicleTitle(item),
    days: formatBookingOfYear(item),
    isCancelled: item.status === 'cancelled',
    late: rentalLate({ ...item, booking: item, today }),
    /** Who brings it, in the days before. */
    delivery: isAhead && ownerDelivers(item) ? `${personName(item.owner) || 'The owner'} delivers.` : '',
    picture: item.photoId ? photoUrls(item.photoId) : null,
  }
}

/** The items of these orders by their days, cancelled ones last. */
async function allItems(orderIds: number[]) {
  return db()
    .select({
      ...itemColumns,
      orderId: orderItems.orderId,
      price: orderItems.priceCents,
      tax: orderItems.taxCents,
      photoId: firstPhotoId,
      photographed,
      pickupPreference: vehicles.pickupPreference,
      owner: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(eq(orderItems.status, 'cancelled')), asc(orderItems.bookedFrom), asc(orderItems.id))
}
