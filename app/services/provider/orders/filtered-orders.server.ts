import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { daysLookedFor, type OrderFilter, orderNumber } from '~/models/provider/order-filter'
import type { OrderStatus } from '~/models/trade/vocabulary/orders'
import { db } from '~/server/db/client.server'
import { accounts, orderItems, orders, projects, vehicles } from '~/server/db/schema'
import { isStuck } from './stuck-orders.server'

/** The orders of a filter. */
export function isOfFilter(filter: OrderFilter): SQL | undefined {
  return and(
    filter.number ? eq(orders.id, orderNumber(filter.number) ?? NOBODYS) : undefined,
    filter.project ? isAmong(ofProject(filter.project)) : undefined,
    filter.renter ? isAmong(ofRenter(filter.renter)) : undefined,
    filter.owner ? isAmong(withOwner(filter.owner)) : undefined,
    filter.vehicle ? isAmong(withVehicle(filter.vehicle)) : undefined,
    filter.status ? STATUSES[filter.status]() : undefined,
    filter.stuck ? isStuck(filter.stuck) : undefined,
    isBookedOn(filter),
  )
}

/** Orders are counted from 1001. */
const NOBODYS = 0

/**
 * Found first and kept in an array, so that few orders among very many are looked up by their numbers, however wrongly
 * the database guesses how many they are.
 */
function isAmong(orderIds: SQLWrapper): SQL {
  return sql`${orders.id} = any(array(${orderIds}))`
}

function says(text: string, ...columns: SQLWrapper[]): SQL {
  return sql`position(lower(${text}) in lower(concat_ws(' ', ${sql.join(columns, sql`, `)}))) > 0`
}

function ofProject(text: string) {
  return sql`(select ${orders.id} from ${orders} where ${orders.projectId} = any(array(
    select ${projects.id} from ${projects} where ${says(text, projects.title, projects.productionCompany)})))`
}

/** Whoever placed them, and the companies they were billed to. */
function ofRenter(text: string) {
  return sql`(select ${orders.id} from ${orders} where ${orders.productionCompanyName} = any(array(${companiesCalled(text)}))
    or ${orders.placedBy} = any(array(
      select ${accounts.id} from ${accounts} where ${says(text, accounts.firstName, accounts.lastName, accounts.email)})))`
}

/** Companies stand with each order alone: their index is read from one name to the next, past all orders of each. */
function companiesCalled(text: string) {
  const name = sql`company.name`
  return sql`with recursive company(name) as (
      select min(${orders.productionCompanyName}) from ${orders}
      union all
      select (select min(${orders.productionCompanyName}) from ${orders} where ${orders.productionCompanyName} > ${name})
      from company where ${name} is not null
    ) select ${name} from company where ${name} is not null and ${says(text, name)}`
}

function withVehicle(text: string) {
  return sql`(select ${orderItems.orderId} from ${orderItems} where ${orderItems.vehicleId} = any(array(
    select ${vehicles.id} from ${vehicles} where ${says(text, vehicles.year, vehicles.make, vehicles.model)})))`
}

function withOwner(text: string) {
  return sql`(select ${orderItems.orderId} from ${orderItems} where ${orderItems.vehicleId} = any(array(
    select ${vehicles.id} from ${vehicles} join ${accounts} on ${accounts.id} = ${vehicles.ownerId}
    where ${says(text, accounts.firstName, accounts.lastName, accounts.email)})))`
}

function isBookedOn(filter: OrderFilter): SQL | undefined {
  const days = daysLookedFor(filter)
  if (!days) return undefined
  return isAmong(
    sql`(select ${orderItems.orderId} from ${orderItems} where ${and(
      sql`${orderItems.status} <> 'cancelled'`,
      // as the index says it
      sql`daterange(${orderItems.bookedFrom}, ${orderItems.bookedTo}, '[]') && daterange(${days.from}::date, ${days.to}::date, '[]')`,
    )})`,
  )
}

const withItem = (which: SQL) =>
  db()
    .select({ one: sql`1` })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orders.id), which))
const isGoingOn = () =>
  isAmong(sql`(select ${orderItems.orderId} from ${orderItems} where ${orderItems.status} = 'confirmed')`)

/** As the statuses of its items make it. */
const STATUSES: Record<OrderStatus, () => SQL | undefined> = {
  placed: isGoingOn,
  completed: () => and(sql`not ${isGoingOn()}`, sql`exists ${withItem(sql`${orderItems.status} = 'completed'`)}`),
  // the second half is asked of those alone that the first one finds
  cancelled: () =>
    and(
      sql`exists ${withItem(sql`${orderItems.status} = 'cancelled'`)}`,
      sql`(select bool_and(${orderItems.status} = 'cancelled') from ${orderItems} where ${orderItems.orderId} = ${orders.id})`,
    ),
}
