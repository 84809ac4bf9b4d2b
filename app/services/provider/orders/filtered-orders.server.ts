import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { daysLookedFor, type OrderFilter, orderNumber } from '~/models/provider/order-filter'
import { MAX_STUCK_COUNTED } from '~/models/trade/constants'
import { PICKUP_PHOTO_DAYS } from '~/models/trade/due/photos-due'
import { searchWords } from '~/models/trade/format/text'
import { type OrderStatus, STUCK, type Stuck } from '~/models/trade/vocabulary/orders'
import { now } from '~/server/clock.server'
import {
  accounts,
  agreements,
  db,
  envelopes,
  orderItems,
  orders,
  projects,
  selectRows,
  vehicles,
} from '~/server/db/client.server'
import { ordersWithUndelivered } from '~/server/delivery/undelivered.server'
import { photographed } from '~/services/deals/select-list-vehicles.server'

/** The condition for orders that match a filter. */
export function isOfFilter(filter: OrderFilter): SQL | undefined {
  return and(
    ...searchWords(filter.search).map((word) => isAmong(withWord(word))),
    filter.status ? STATUSES[filter.status]() : undefined,
    filter.stuck ? isStuck(filter.stuck) : undefined,
    isBookedOn(filter),
  )
}

/**
 * Evaluated first into an array, so that the planner looks up few orders by primary key, however wrong its row estimate
 * is.
 */
function isAmong(orderIds: SQLWrapper): SQL {
  return sql`${orders.id} = any(array(${orderIds}))`
}

export function containsText(text: string, ...columns: SQLWrapper[]): SQL {
  return sql`position(lower(${text}) in lower(concat_ws(' ', ${sql.join(columns, sql`, `)}))) > 0`
}

function withWord(word: string) {
  const numbered = sql`(select ${orders.id} from ${orders} where ${orders.id} = ${orderNumber(word)})`
  return sql.join([numbered, ofProject(word), ofRenter(word), withOwner(word), withVehicle(word)], sql` union all `)
}

function ofProject(text: string) {
  return sql`(select ${orders.id} from ${orders} where ${orders.projectId} = any(array(
    select ${projects.id} from ${projects} where ${containsText(text, projects.title, projects.productionCompany)})))`
}

/** By the account that placed the order, or the company it is billed to. */
function ofRenter(text: string) {
  return sql`(select ${orders.id} from ${orders} where ${orders.productionCompanyName} = any(array(${companiesCalled(text)}))
    or ${orders.placedBy} = any(array(
      select ${accounts.id} from ${accounts} where ${containsText(text, accounts.firstName, accounts.lastName, accounts.email)})))`
}

/** Distinct company names by a loose index scan: from one name to the next, skipping all orders of each. */
function companiesCalled(text: string) {
  const name = sql`company.name`
  return sql`with recursive company(name) as (
      select min(${orders.productionCompanyName}) from ${orders}
      union all
      select (select min(${orders.productionCompanyName}) from ${orders} where ${orders.productionCompanyName} > ${name})
      from company where ${name} is not null
    ) select ${name} from company where ${name} is not null and ${containsText(text, name)}`
}

function withVehicle(text: string) {
  return sql`(select ${orderItems.orderId} from ${orderItems} where ${orderItems.vehicleId} = any(array(
    select ${vehicles.id} from ${vehicles} where ${containsText(text, vehicles.year, vehicles.make, vehicles.model)})))`
}

function withOwner(text: string) {
  return sql`(select ${orderItems.orderId} from ${orderItems} where ${orderItems.vehicleId} = any(array(
    select ${vehicles.id} from ${vehicles} join ${accounts} on ${accounts.id} = ${vehicles.ownerId}
    where ${containsText(text, accounts.firstName, accounts.lastName, accounts.email)})))`
}

function isBookedOn(filter: OrderFilter): SQL | undefined {
  const days = daysLookedFor(filter)
  if (!days) return undefined
  return isAmong(
    sql`(select ${orderItems.orderId} from ${orderItems} where ${and(
      sql`${orderItems.status} <> 'cancelled'`,
      // same expression as the index
      sql`daterange(${orderItems.bookedFrom}, ${orderItems.bookedTo}, '[]') && daterange(${days.from}::date, ${days.to}::date, '[]')`,
    )})`,
  )
}

const withItem = (which: SQL) =>
  db()
    .select({ one: sql`1` })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orders.id), which))
const isPlaced = () =>
  isAmong(sql`(select ${orderItems.orderId} from ${orderItems} where ${orderItems.status} = 'confirmed')`)

/** Order status derived from the statuses of its items. */
const STATUSES: Record<OrderStatus, () => SQL | undefined> = {
  placed: isPlaced,
  completed: () => and(sql`not ${isPlaced()}`, sql`exists ${withItem(sql`${orderItems.status} = 'completed'`)}`),
  // the second condition is only evaluated for orders that meet the first
  cancelled: () =>
    and(
      sql`exists ${withItem(sql`${orderItems.status} = 'cancelled'`)}`,
      sql`(select bool_and(${orderItems.status} = 'cancelled') from ${orderItems} where ${orderItems.orderId} = ${orders.id})`,
    ),
}

/** Whether an order is stuck in this way. */
function isStuck(stuck: Stuck): SQL {
  return sql`${orders.id} = any(array(${STUCK_ORDERS[stuck]()}))`
}

/** Orders with what is late or unsigned first, what is overdue before the rest of them. */
export const urgency = (): SQL<number> => sql`case
  when ${orders.id} in (${STUCK_ORDERS.overdue()}) then 3
  when ${orders.id} in (${STUCK_ORDERS.photos()}) then 2
  when ${orders.id} in (${STUCK_ORDERS.unsigned()}) then 1
  else 0 end`

/** Whether an order has any urgency. */
export const isUrgent = (): SQL =>
  isAmong(sql.join([STUCK_ORDERS.overdue(), STUCK_ORDERS.photos(), STUCK_ORDERS.unsigned()], sql` union all `))

/** How many orders are stuck in this way, up to MAX_STUCK_COUNTED + 1. */
export const stuckCount = (stuck: Stuck): SQL<number> => sql<number>`(
  select count(*)::int
  from (select distinct id from (${STUCK_ORDERS[stuck]()}) as found(id) limit ${MAX_STUCK_COUNTED + 1}) as counted
)`

/** How many orders are stuck in each way, up to MAX_STUCK_COUNTED + 1. One query. */
export async function countStuck(): Promise<Record<Stuck, number>> {
  const counts = STUCK.map(({ value }) => sql`select ${value} as stuck, ${stuckCount(value)} as count`)
  const rows = await selectRows<{ stuck: Stuck; count: number }>(db(), sql.join(counts, sql` union all `))
  const countOf = (stuck: Stuck) => rows.find((row) => row.stuck === stuck)?.count ?? 0
  return {
    unsigned: countOf('unsigned'),
    docusign: countOf('docusign'),
    documents: countOf('documents'),
    mail: countOf('mail'),
    overdue: countOf('overdue'),
    photos: countOf('photos'),
  }
}

/** The ways in which these orders are stuck. One query. */
export async function stuckReasons(orderIds: readonly number[]): Promise<{ orderId: number; stuck: Stuck }[]> {
  if (orderIds.length === 0) return []
  const ways = STUCK.map(
    ({ value }) => sql`select distinct ${value} as stuck, id as "orderId" from (${STUCK_ORDERS[value]()}) as found(id)
      where ${inArray(sql`id`, [...orderIds])}`,
  )
  return selectRows(db(), sql.join(ways, sql` union all `))
}

/** Queries for the ids of stuck orders; ids may repeat. */
export const STUCK_ORDERS: Record<Stuck, () => SQL> = {
  // fully cancelled orders need no signature
  unsigned: () => sql`select ${agreements.orderId} from ${agreements}
    where ${agreements.status} in ('not_signed', 'declined') and exists (
      select from ${orderItems} where ${orderItems.orderId} = ${agreements.orderId} and ${orderItems.status} <> 'cancelled'
    )`,
  docusign: () => sql`select ${agreements.orderId} from ${envelopes}
    join ${agreements} on ${agreements.id} = ${envelopes.agreementId}
    where ${envelopes.problem} is not null and ${envelopes.step} <> 'done'`,
  documents: () => sql`select ${orders.id} from ${orders} join ${agreements} on ${agreements.orderId} = ${orders.id}
    where ${orders.documentsAt} is null and ${agreements.status} = 'signed' and exists (
      select from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${orderItems.status} <> 'cancelled'
    )`,
  mail: ordersWithUndelivered,
  // select candidates first, or the planner scans every item
  overdue: () => sql`select ${orderItems.orderId} from ${orderItems}
    join ${vehicles} on ${vehicles.id} = ${orderItems.vehicleId}
    where ${orderItems.id} = any(array(
      select ${orderItems.id} from ${orderItems} where ${orderItems.status} = 'confirmed'
        and ${orderItems.bookedTo} <= ${utcDay()} + 1
    )) and ${orderItems.bookedTo} < ${vehicleDay()}`,
  photos: () => sql`select ${orderItems.orderId} from ${orderItems}
    where ${orderItems.id} = any(array(${rentalsWithoutPhotos()}))`,
}

/** Query for the ids of the rentals whose crew owes its photos at pickup, as in `photosDue`. */
export function rentalsWithoutPhotos(): SQL {
  return sql`select ${orderItems.id} from ${orderItems} join ${vehicles} on ${vehicles.id} = ${orderItems.vehicleId}
    where ${orderItems.status} = 'confirmed'
      and ${orderItems.bookedFrom} between ${utcDay()} - ${PICKUP_PHOTO_DAYS + 1}::int and ${utcDay()}
      and ${orderItems.bookedFrom} between ${vehicleDay()} - ${PICKUP_PHOTO_DAYS}::int and ${vehicleDay()} - 1
      and ${vehicleDay()} <= ${orderItems.bookedTo} and 'renter' <> all(${photographed})`
}

const utcDay = () => sql`(${now().toISOString()}::timestamptz at time zone 'UTC')::date`
/** The date where the vehicle is. */
export const vehicleDay = () => sql`(${now().toISOString()}::timestamptz at time zone ${vehicles.zone})::date`
