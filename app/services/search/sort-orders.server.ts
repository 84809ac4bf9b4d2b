import { type SQL, sql } from 'drizzle-orm'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import type { Sort } from '~/models/trade/vocabulary/vehicles'

/** Years are whole numbers as prices are: a cursor holds either. */
type SortKey = 'year' | 'dayPrice'
type Order = { key: SortKey; direction: SQL; after: SQL }

const COLUMNS: Record<SortKey, SQL> = { year: sql.raw('year'), dayPrice: sql.raw('day_price') }

/** What each choice of `SORTS` goes by; ties are broken by id. */
const ORDERS: Record<Sort, Order> = {
  relevance: { key: 'year', direction: sql.raw('asc'), after: sql.raw('>') },
  'price-low': { key: 'dayPrice', direction: sql.raw('asc'), after: sql.raw('>') },
  'price-high': { key: 'dayPrice', direction: sql.raw('desc'), after: sql.raw('<') },
}

/** What a vehicle is sorted by, which is the value in the cursor. */
export const sortKeyOf = ({ sort }: Pick<SearchQuery, 'sort'>): SortKey => ORDERS[sort].key

/** For `order by`; `table` is the name before a column, with its point. */
export function orderByClause({ sort }: SearchQuery, table: SQL = sql``): SQL {
  const { key, direction } = ORDERS[sort]
  return sql`${table}${COLUMNS[key]} ${direction}, ${table}vehicle_id ${direction}`
}

/** The condition that a vehicle comes after the last one of the previous page. */
export function afterCursor({ sort, after }: SearchQuery): SQL {
  const { key, after: afterKey } = ORDERS[sort]
  return after ? sql`(${COLUMNS[key]}, vehicle_id) ${afterKey} (${after.value}::integer, ${after.id}::uuid)` : sql`true`
}
