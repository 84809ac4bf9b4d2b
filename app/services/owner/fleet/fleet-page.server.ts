import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { MAX_SELECTED } from '~/models/trade/constants'
import { type Booking, type Day, formatBooking, formatDay } from '~/models/trade/days/day'
import { overdueText } from '~/models/trade/due/booking-due'
import { formatDollars } from '~/models/trade/money'
import type { FleetChoice, FleetSort } from '~/models/trade/vocabulary/fleet'
import { now } from '~/server/clock.server'
import { db, vehicles } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { firstPhotoId } from '~/services/fleet/vehicle-photos.server'
import { byName, ownedView } from '../owned-vehicle.server'
import { figureColumns, fleetFigures } from './fleet-figures.server'
import { countByStatus, hasWords } from './fleet-search.server'

export type FleetVehicle = Awaited<ReturnType<typeof fleetPage>>['vehicles'][number]

type Choice = Pick<FleetChoice, 'search' | 'status' | 'sort' | 'after'>

/**
 * A keyset page of the asker's vehicles, filtered and sorted, with their figures; `next` is the vehicle after which the
 * next page starts. Three queries for any number.
 */
export async function fleetPage(asker: Account, { search, status, sort, after }: Choice) {
  requireArea(asker, 'ownerDesk')
  const at = now().toISOString()
  const found = and(isOwned(asker.id), ...hasWords(search))
  const order = sorts(at)[sort]
  const rows = await db()
    .select({
      vehicle: vehicles,
      photoId: firstPhotoId,
      next: nextBooking(),
      blockedTo: blockedTo(at),
      toAnswer: inquiriesToAnswer(at),
    })
    .from(vehicles)
    .where(
      and(
        found,
        status && eq(vehicles.listingStatus, status),
        afterKey({ table: vehicles, id: vehicles.id, ...order }, after, eq(vehicles.ownerId, asker.id)),
      ),
    )
    .orderBy(...(order.direction === 'asc' ? [asc(order.key), asc(vehicles.id)] : [desc(order.key), desc(vehicles.id)]))
    .limit(MAX_SELECTED + 1)
  const { page, last } = pageOf(rows, MAX_SELECTED)
  const figures = await fleetFigures(page.map(({ vehicle }) => vehicle.id))
  return {
    vehicles: page.map(({ next, blockedTo, toAnswer, ...row }) => {
      const { views = 0, bookedDays = 0, revenue = 0 } = figures.get(row.vehicle.id) ?? {}
      const view = ownedView(row)
      return {
        ...view,
        stockNumber: row.vehicle.stockNumber,
        next: next && {
          itemId: next.itemId,
          productionCompany: next.productionCompany,
          days: formatBooking(next, view.today),
          overdue: next.to < view.today ? overdueText(next.to, view.today) : null,
        },
        /** The last day of the block that has begun. */
        blockedTo: blockedTo && formatDay(blockedTo, view.today),
        toAnswer,
        views,
        bookedDays,
        revenue: formatDollars(revenue),
      }
    }),
    counts: await countByStatus(found),
    next: last?.vehicle.id ?? null,
  }
}

const isOwned = (ownerId: string) => and(eq(vehicles.ownerId, ownerId), ne(vehicles.listingStatus, 'deleted'))

const byStock = sql`lower(${vehicles.stockNumber})`

type Order = Pick<Parameters<typeof afterKey>[0], 'key' | 'direction'>

/** The sort key of each order; ties are broken by id. */
function sorts(at: string): Record<FleetSort, Order> {
  const { views, bookedDays, revenue } = figureColumns(at)
  return {
    'needs-you': { key: sql`(${needsOwner(at)} || ${byName})`, direction: 'asc' },
    name: { key: byName, direction: 'asc' },
    newest: { key: vehicles.createdAt, direction: 'desc' },
    'price-high': { key: vehicles.dayPrice, direction: 'desc' },
    'price-low': { key: vehicles.dayPrice, direction: 'asc' },
    stock: { key: byStock, direction: 'asc' },
    views: { key: views, direction: 'desc' },
    booked: { key: bookedDays, direction: 'desc' },
    revenue: { key: revenue, direction: 'desc' },
  }
}

/** What needs the owner: '0' an inquiry to answer, '1' an overdue rental, '2' one that has begun; '3' nothing. */
const needsOwner = (at: string) => sql`(
  select case when ${inquiriesToAnswer(at)} > 0 then '0' when min(item.booked_to) < ${todayThere(at)} then '1'
    when count(*) > 0 then '2' else '3' end
  from order_items as item
  where item.vehicle_id = vehicles.id and item.status = 'confirmed' and item.booked_from <= ${todayThere(at)})`

const todayThere = (at: string) => sql`(${at}::timestamptz at time zone vehicles.zone)::date`

type NextBooking = Booking & { itemId: string; productionCompany: string }

/**
 * The first rental that is not over. Table names are written out, because drizzle omits them in a select from a single
 * table.
 */
function nextBooking(): SQL<NextBooking | null> {
  return sql<NextBooking | null>`(
    select json_build_object('itemId', item.id, 'from', item.booked_from, 'to', item.booked_to,
      'productionCompany', project.production_company)
    from order_items as item
    join orders on orders.id = item.order_id join projects as project on project.id = orders.project_id
    where item.vehicle_id = vehicles.id and item.status = 'confirmed'
    order by item.booked_from limit 1)`
}

function blockedTo(at: string): SQL<Day | null> {
  return sql<Day | null>`(
    select (upper(block.period) - 1)::text from vehicle_blocks as block
    where block.vehicle_id = vehicles.id and block.active and block.kind <> 'order'
      and block.period @> ${todayThere(at)}
    order by upper(block.period) desc limit 1)`
}

/** Counts inquiries like the inbox: open, the owner's turn, still on their list, and in an active project. */
function inquiriesToAnswer(at: string): SQL<number> {
  return sql<number>`(
    select count(*)::int from inquiries as inquiry
    join list_vehicles as place on place.id = inquiry.list_vehicle_id and place.removed_at is null
    join projects as project on project.id = inquiry.project_id and project.status = 'active'
    where inquiry.vehicle_id = vehicles.id and inquiry.status = 'open' and inquiry.last_offer_by = 'renter'
      and inquiry.deadline_at > ${at}::timestamptz)`
}
