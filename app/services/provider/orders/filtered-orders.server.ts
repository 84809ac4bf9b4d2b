import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { daysLookedFor, type OrderFilter, orderNumber } from '~/models/provider/order-filter'
import { searchWords } from '~/models/trade/format/text'
import type { OrderStatus, Stuck } from '~/models/trade/vocabulary/orders'
import { accounts, db, orderItems, orders, projects, selectRows, vehicles } from '~/server/db/client.server'
import { STUCK_ORDERS } from './stuck-orders.server'

/**
 * The ids of the orders that match a filter, `limit` at most: what is overdue first, then lacking pickup photos, then
 * unsigned, then the newest. `before` is the last id of the previous page.
 */
export async function orderIdsByUrgency(
  filter: OrderFilter,
  { before, limit }: { before?: number; limit: number },
): Promise<number[]> {
  const isAfter = (rank: SQL) =>
    before === undefined
      ? sql`true`
      : sql`(${rank}, ${orders.id}) < (coalesce((select rank from urgent where id = ${before}), 0), ${before}::int)`
  const part = (rank: SQL, from: SQL, which: SQL | undefined = sql`true`) => sql`(
    select ${orders.id}, ${rank} as rank from ${orders} ${from}
    where ${and(isOfFilter(filter), isAfter(rank), which)} order by rank desc, ${orders.id} desc limit ${limit})`
  const rank = sql`urgent.rank`
  const words = searchWords(filter.search)
  // a search finds few orders; otherwise those that are not urgent are read from the index until the page is full
  const parts =
    words.length > 0
      ? [
          part(
            sql`coalesce(${rank}, 0)`,
            sql`join (${withWords(words)}) as named(id) on named.id = ${orders.id} left join urgent on urgent.id = named.id`,
          ),
        ]
      : [
          part(rank, sql`join urgent on urgent.id = ${orders.id}`),
          part(sql`0`, sql``, sql`${orders.id} not in (select id from urgent)`),
        ]
  const rows = await selectRows<{ id: number }>(
    db(),
    sql`with urgent(id, rank) as materialized (${urgentOrders()})
      select id from (${sql.join(parts, sql` union all `)}) as found order by rank desc, id desc limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

const URGENT: Stuck[] = ['unsigned', 'photos', 'overdue']

/** The ids of the urgent orders with their rank, from 1 for the least urgent. */
function urgentOrders(): SQL {
  const ranked = URGENT.map(
    (stuck, index) => sql`select id, ${index + 1}::int as rank from (${STUCK_ORDERS[stuck]()}) as found(id)`,
  )
  return sql`select id, max(rank) from (${sql.join(ranked, sql` union all `)}) as ranked group by id`
}

/** The condition for orders that match a filter, apart from the words of a search. */
function isOfFilter(filter: OrderFilter): SQL | undefined {
  return and(
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

/** The ids of the orders that every word is found in. */
function withWords(words: readonly string[]): SQL {
  return sql.join(
    words.map((word) => sql`(${withWord(word)})`),
    sql` intersect `,
  )
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
