import { type SQL, sql } from 'drizzle-orm'
import type { SearchQuery, Sort } from '~/models/trade/addresses/search-query'

type Order = { column: SQL; direction: SQL; after: SQL }

/** What each choice of `models/fleet/sorts.ts` goes by; vehicles that are equal there stand by their id. */
const ORDERS: Record<Sort, Order> = {
  relevance: { column: sql.raw('year'), direction: sql.raw('asc'), after: sql.raw('>') },
  'price-low': { column: sql.raw('day_price'), direction: sql.raw('asc'), after: sql.raw('>') },
  'price-high': { column: sql.raw('day_price'), direction: sql.raw('desc'), after: sql.raw('<') },
}

/** For `order by`; `table` is the name before a column, with its point. */
export function inOrder({ sort }: SearchQuery, table: SQL = sql``): SQL {
  const { column, direction } = ORDERS[sort]
  return sql`${table}${column} ${direction}, ${table}vehicle_id ${direction}`
}

/** The condition that a vehicle stands behind the last one of the page before. */
export function afterCursor({ sort, after }: SearchQuery): SQL {
  const { column, after: comesAfter } = ORDERS[sort]
  return after ? sql`(${column}, vehicle_id) ${comesAfter} (${after.value}::integer, ${after.id}::uuid)` : sql`true`
}
