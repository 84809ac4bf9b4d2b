import { asc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import type { OrderFilter } from '~/models/provider/order-filter'
import { type Day, formatBookingOfYear, formatDayOfYear } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { dueMark, type Paperwork, paperworkDue } from '~/models/trade/due/booking-due'
import { orderMarksForStaff, rentalMarksForStaff, vehicleMarksForStaff } from '~/models/trade/due/order-marks'
import { personName } from '~/models/trade/fields/person'
import { photoUrls } from '~/models/trade/photos'
import { labelOf } from '~/models/trade/vocabulary/option'
import { itemStatus, orderStatus, STUCK, type Stuck } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import { accounts, db, orderItems, orders, projects, vehicles } from '~/server/db/client.server'
import { pageOf } from '~/server/db/keyset.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { photographed } from '~/services/deals/select-list-vehicles.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { itemColumns } from '~/services/orders/select-booked.server'
import { allPaperwork } from '~/services/signing/paperwork.server'
import { orderIdsByUrgency } from './filtered-orders.server'
import { countStuck, stuckReasons } from './stuck-orders.server'

const PAGE = 30

/**
 * A keyset page of the orders that match a filter, the urgent ones first, then the newest: `before` is the number of the
 * last one on the previous page. Each lists the ways it is stuck; `counts` counts stuck orders overall. Six queries for
 * any number.
 */
export async function deskOrdersPage(asker: Account, filter: OrderFilter, before?: number) {
  requireArea(asker, 'providerDesk')
  const { page: ids, last } = pageOf(await orderIdsByUrgency(filter, { before, limit: PAGE + 1 }), PAGE)
  const rows = await db()
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      project: { id: projects.id, title: projects.title, productionCompany: projects.productionCompany },
      placedBy: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(accounts, eq(accounts.id, orders.placedBy))
    .where(inArray(orders.id, ids))
  const page = ids.flatMap((id) => rows.filter((row) => row.id === id))
  const [items, stuck, paperwork] = [await itemsOf(ids), await stuckReasons(ids), await allPaperwork(ids)]
  const at = now()
  return {
    orders: page.map(({ id, createdAt, project, placedBy }) => {
      const own = items.filter((item) => item.orderId === id)
      const statuses = own.map((item) => itemStatus({ status: item.status, booking: item }, todayIn(item.zone, at)))
      const rentals = own.map((item) => rentalMarksForStaff({ ...item, booking: item, today: todayIn(item.zone, at) }))
      const waitsFor = stuck
        .filter((each) => each.orderId === id && !isOfRental(each.stuck))
        .map((each) => stuckMark(each.stuck, paperwork.get(id)))
      return {
        id,
        project,
        placedBy: personName(placedBy),
        placedOn: formatDayOfYear(todayIn(HOME_ZONE, createdAt)),
        marks: orderMarksForStaff(
          { status: orderStatus(statuses), isRunning: statuses.includes('in-progress'), rentals },
          waitsFor,
        ),
        vehicles: own.map((item, index) => ({
          id: item.id,
          title: vehicleTitle(item),
          picture: item.photoId ? photoUrls(item.photoId) : null,
          days: formatBookingOfYear(item),
          owner: personName(item.owner),
          rate: item.rate,
          isCancelled: item.status === 'cancelled',
          marks: vehicleMarksForStaff(statuses, rentals, index),
        })),
      }
    }),
    counts: await countStuck(),
    next: last,
  }
}

export type DeskOrderRow = Awaited<ReturnType<typeof deskOrdersPage>>['orders'][number]

/** Whether its rentals are marked with it, not the order. */
const isOfRental = (stuck: Stuck) => stuck === 'overdue' || stuck === 'photos'

/** What an order is stuck on, in the words of Today while its rentals are not over. */
function stuckMark(stuck: Stuck, paperwork: (Paperwork & { today: Day }) | undefined) {
  const isPaperwork = stuck === 'unsigned' || stuck === 'documents'
  const due = isPaperwork && paperwork && paperworkDue(paperwork)
  return due ? dueMark(due) : { label: labelOf(STUCK, stuck), tone: 'refused' as const }
}

const owner = alias(accounts, 'owner')

async function itemsOf(orderIds: number[]) {
  return db()
    .select({
      ...itemColumns,
      orderId: orderItems.orderId,
      rate: orderItems.priceCents,
      photoId: firstPhotoId,
      photographed,
      owner: { firstName: owner.firstName, lastName: owner.lastName },
    })
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .innerJoin(owner, eq(owner.id, vehicles.ownerId))
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.id))
}
