import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { can } from '~/models/trade/access/permissions'
import { formatBookingOfYear, formatDayOfYear } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { dueMark, overdueSince, type Paperwork, paperworkDue } from '~/models/trade/due/booking-due'
import { photoUrls } from '~/models/trade/photos'
import { itemStatus, orderStatus } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import { db, orderItems, orders, vehicles } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { allPaperwork } from '~/services/signing/paperwork.server'
import { itemColumns } from './select-booked.server'

const PAGE = 50

/** A keyset page of a project's orders, newest first: `before` is the number of the last one on the previous page. */
export async function ordersPage(asker: Account, projectId: string, before?: number) {
  requireArea(asker, 'orders')
  const { project, access } = await requireMembership(asker, projectId)
  const found = await db()
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.projectId, projectId), before ? lt(orders.id, before) : undefined))
    .orderBy(desc(orders.id))
    .limit(PAGE + 1)
  const shown = found.slice(0, PAGE)
  const ids = shown.map(({ id }) => id)
  const [items, paperwork] = [await allItems(ids), await allPaperwork(ids)]
  const at = now()
  return {
    project: { id: project.id, title: project.title },
    maySendPickup: can('sendPickup', access),
    mayOpenDocuments: can('seePrices', access),
    orders: shown.map(({ id, createdAt }) => {
      const own = items.filter((item) => item.orderId === id)
      return {
        id,
        placedOn: formatDayOfYear(todayIn(HOME_ZONE, createdAt)),
        status: orderStatus(own.map((item) => statusOf(item, at))),
        missing: missingOf(paperwork.get(id), own, at),
        vehicles: own.map((item) => vehicleOf(item, at)),
      }
    }),
    next: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  }
}

export type OrderRow = Awaited<ReturnType<typeof ordersPage>>['orders'][number]

type Item = Awaited<ReturnType<typeof allItems>>[number]

function statusOf({ status, zone, ...booking }: Item, at: Date) {
  return itemStatus({ status, booking }, todayIn(zone, at))
}

/** The mark of an order's missing signature or documents. The date is where its first vehicle is. */
function missingOf(paperwork: Paperwork | undefined, [first]: Item[], at: Date) {
  const due = paperwork && first ? paperworkDue({ ...paperwork, today: todayIn(first.zone, at) }) : null
  return due && dueMark(due)
}

function vehicleOf(item: Item, at: Date) {
  const overdue = overdueSince({ status: item.status, booking: item, today: todayIn(item.zone, at) })
  return {
    id: item.id,
    title: vehicleTitle(item),
    days: formatBookingOfYear(item),
    isCancelled: item.status === 'cancelled',
    overdue: overdue && dueMark(overdue),
    picture: item.photoId ? photoUrls(item.photoId) : null,
  }
}

async function allItems(orderIds: number[]) {
  return db()
    .select({
      ...itemColumns,
      orderId: orderItems.orderId,
      photoId: firstPhotoId,
    })
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.id))
}
