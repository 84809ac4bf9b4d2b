import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { boardDays, boardView, eightWeeks, rentalWeeks, spanOf } from '~/models/orders/board/board-days'
import { boardFile } from '~/models/orders/board/board-file'
import { barAction } from '~/models/orders/board/rental-bars'
import { deskItemActions } from '~/models/orders/items/item-actions'
import type { Booking } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { csvFile } from '~/models/trade/format/csv'
import { providerPaths } from '~/models/trade/paths/provider'
import { itemStatus } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import { accounts, db, orderItems, orders, projects, vehicles } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { type BarLinks, isItemOn, itemsOn, totalsOf, vehicleBars } from '~/services/owner/calendar/vehicle-bars.server'
import { byName } from '~/services/owner/owned-vehicle.server'
import { containsText } from './filtered-orders.server'
import { vehicleDay } from './stuck-orders.server'

const PAGE = 30

type Requested = { from: string; to: string; project: string; owner: string }

/**
 * A page of the vehicles with orders on some days, by default of the weeks around these orders, overdue ones first, with
 * all their bookings, inquiries and blocks, and the totals of the orders that match the filter. Six queries for any
 * number of vehicles, five if the days are chosen.
 */
export async function deskDayOutOfDays(asker: Account, { after, ...requested }: Requested & { after: string | null }) {
  requireArea(asker, 'providerDesk')
  const view = await viewOf(requested)
  const { page, last } = pageOf(await selectOrdered(requested, view.days, after).limit(PAGE + 1), PAGE)
  return { ...view, ...(await chartOf(page, requested, view.days)), next: last?.id ?? null }
}

/** The same for all of these vehicles as a CSV file. */
export async function deskDayOutOfDaysFile(
  asker: Account,
  requested: Requested,
): Promise<{ name: string; content: Blob }> {
  requireArea(asker, 'providerDesk')
  const { days, columns } = await viewOf(requested)
  const { groups, totals } = await chartOf(await selectOrdered(requested, days, null), requested, days)
  const heads = { group: null, detail: 'Owner' }
  const table = boardFile({ groups, days: columns, totals, heads, amounts: 'Rates' })
  return { name: 'day-out-of-days.csv', content: new Blob([csvFile(table)]) }
}

async function viewOf(requested: Requested) {
  const today = todayIn(HOME_ZONE, now())
  const isChosen = requested.from !== '' || requested.to !== ''
  const span = isChosen ? null : spanOf(await itemsOn(eightWeeks(today), isOfFilter(requested)))
  return boardView(boardDays(requested, rentalWeeks(span, today)), today)
}

/** One group without a heading. Bookings that the filter leaves out have no amounts, as in the totals. */
async function chartOf(rows: Awaited<ReturnType<typeof selectOrdered>>, requested: Requested, days: Booking) {
  const vehicleIds = rows.map(({ id }) => id)
  const counted = await itemsOn(days, isOfFilter(requested))
  const countedIds = new Set(counted.map(({ id }) => id))
  const booked = await itemsOn(days, inArray(vehicles.id, vehicleIds))
  const items = booked.map((item) => (countedIds.has(item.id) ? item : { ...item, cents: null }))
  const barsOf = await vehicleBars({ vehicleIds, items, days }, LINKS)
  const shown = rows.map(({ id, owner, ...vehicle }) => ({
    id,
    title: vehicleTitle(vehicle),
    detail: personName(owner),
    to: providerPaths.vehicle(id),
    ...barsOf(id),
  }))
  return { groups: [{ id: 'vehicles', title: null, rows: shown }], totals: totalsOf(counted, days) }
}

const LINKS: BarLinks = {
  ofItem: ({ id, orderId, project, status, zone, ...booking }) => ({
    title: `${project.productionCompany}, ${project.title}`,
    href: providerPaths.order(orderId),
    action: barAction(deskItemActions(itemStatus({ status, booking }, todayIn(zone, now()))), {
      change: providerPaths.itemDates(orderId, id),
      extend: providerPaths.itemExtension(orderId, id),
    }),
  }),
  ofInquiry: providerPaths.inquiry,
  answers: false,
}

/** The first day on which one of a vehicle's rentals that are not over begins, or ends if it has begun. */
const nextDay =
  () => sql`(select min(case when item.booked_from > ${vehicleDay()} then item.booked_from else item.booked_to end)
  from order_items as item where item.vehicle_id = ${vehicles.id} and item.status = 'confirmed')`

/** Overdue vehicles first, because their rentals ended before today; then by what happens next. */
const nextFirst = () => sql`row(coalesce(${nextDay()}, 'infinity'), ${byName})`

function selectOrdered(requested: Requested, days: Booking, after: string | null) {
  const order = nextFirst()
  const isAfter = afterKey({ table: vehicles, key: order, id: vehicles.id, direction: 'asc' }, after)
  return db()
    .select({
      ...{ id: vehicles.id, year: vehicles.year, make: vehicles.make, model: vehicles.model },
      owner: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(vehicles)
    .innerJoin(accounts, eq(accounts.id, vehicles.ownerId))
    .where(and(inArray(vehicles.id, vehiclesOrdered(requested, days)), isAfter))
    .orderBy(asc(order), asc(vehicles.id))
    .$dynamic()
}

function vehiclesOrdered(requested: Requested, days: Booking) {
  return db()
    .select({ id: orderItems.vehicleId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(and(isItemOn(days), isOfFilter(requested)))
}

/** The condition for orders of a project and vehicles of an owner; texts match anywhere, ignoring case. */
function isOfFilter({ project, owner }: Requested): SQL | undefined {
  const ofProject = sql`(select ${projects.id} from ${projects}
    where ${containsText(project, projects.title, projects.productionCompany)})`
  const ofOwner = sql`(select ${accounts.id} from ${accounts}
    where ${containsText(owner, accounts.firstName, accounts.lastName, accounts.email)})`
  return and(
    project ? sql`${orders.projectId} in ${ofProject}` : undefined,
    owner ? sql`${vehicles.ownerId} in ${ofOwner}` : undefined,
  )
}
