import { type SQL, sql } from 'drizzle-orm'
import type { Point } from '~/models/fleet/named-place'
import type { BucketKey } from '~/models/search/search-buckets'
import { boundsOf } from '~/models/search/search-circle'
import type { Box } from '~/models/trade/addresses/box'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import type { Sort } from '~/models/trade/vocabulary/vehicles'
import type { Search } from './search-terms.server'
import type { TermGroup } from './term-groups.server'

/** The part of a search that is checked for each vehicle. */
export function isInColumns(query: Search): SQL {
  return sql.join(
    [yearWithin(query), priceWithin(query), isFree(query), isNear(query), isInBox(query), allowsUsages(query)],
    sql` and `,
  )
}

/** Listed vehicles, or favorites. A favorite that is no longer listed is free on no day. */
export function isSearched({ favoritesOf, booking }: Search): SQL {
  if (!favoritesOf) return sql`shown`
  const own = sql`vehicle_id in (select vehicle_id from favorites where account_id = ${favoritesOf})`
  return booking ? sql`shown and ${own}` : own
}

function yearWithin({ yearFrom, yearTo }: SearchQuery): SQL {
  return yearFrom === null && yearTo === null ? sql`true` : sql`year between ${yearFrom ?? 0} and ${yearTo ?? 9999}`
}

export function priceWithin({ priceFrom, priceTo }: SearchQuery): SQL {
  if (priceFrom === null && priceTo === null) return sql`true`
  const most = priceTo === null ? 2_147_483_647 : priceTo * 100
  return sql`day_price between ${(priceFrom ?? 0) * 100} and ${most}`
}

function isFree({ booking }: SearchQuery): SQL {
  return booking ? sql`not booked && daterange(${booking.from}, ${booking.to}, '[]')` : sql`true`
}

/** Comparing numbers with the box first avoids computing most distances. */
function isNear({ circle }: Search): SQL {
  if (!circle) return sql`true`
  return sql`${isWithin(boundsOf(circle))} and ${milesTo(circle)} <= ${circle.miles}`
}

const isInBox = ({ box }: SearchQuery) => (box ? isWithin(box) : sql`true`)

/** Compared as numbers, not as text. */
const isWithin = ({ south, north, west, east }: Box) =>
  sql`latitude between ${south}::double precision and ${north}::double precision
    and longitude between ${west}::double precision and ${east}::double precision`

/** The distance from a vehicle to the point. */
export const milesTo = ({ latitude, longitude }: Point) =>
  sql`miles_between(latitude, longitude, ${latitude}::double precision, ${longitude}::double precision)`

function allowsUsages({ usages }: Search): SQL {
  return usages.length > 0 ? sql`not refused_uses && ${sql.param(usages)}::text[]` : sql`true`
}

/** The indexed terms of a vehicle, and the keys of terms in that index. */
type TermIndex = { terms: SQL; keysOf: (termIds: number[]) => SQL }

const ALL_TERMS: TermIndex = { terms: sql.raw('terms'), keysOf: (termIds) => sql`${sql.param(termIds)}::integer[]` }

/** The terms in the bucket that is the column `bucket`. */
const TERMS_IN_BUCKET: Record<BucketKey, TermIndex> = {
  year: termsIn(sql.raw('year_bucket(year, vehicle_id)')),
  price: termsIn(sql.raw('price_bucket(day_price)')),
}

function termsIn(bucketOfVehicle: SQL): TermIndex {
  return {
    terms: sql`terms_in_bucket(terms, ${bucketOfVehicle})`,
    keysOf: (termIds) => sql`array[${sql.join(termIds.map(keyInBucket), sql`, `)}]`,
  }
}

/** The same as in terms_in_bucket, which would take longer to call. */
const keyInBucket = (termId: number) => sql`${termId}::bigint * 1024 + bucket`

export const hasTermsInBucket = (groups: TermGroup[], key: BucketKey) => hasTerms(groups, TERMS_IN_BUCKET[key])

export function hasTerms(groups: TermGroup[], { terms, keysOf } = ALL_TERMS): SQL {
  const single = groups.flatMap(({ termIds }) => (termIds.length === 1 ? termIds : []))
  const several = groups.filter(({ termIds }) => termIds.length > 1)
  const conditions = several.map(({ termIds }) => sql`${terms} && ${keysOf(termIds)}`)
  if (single.length > 0) conditions.push(sql`${terms} @> ${keysOf(single)}`)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** All are integers, so a cursor can contain any. */
export type SortKey = 'year' | 'dayPrice' | 'listedMinute' | 'miles'
type Order = { key: SortKey; direction: SQL; after: SQL }

const COLUMNS: Record<SortKey, SQL> = {
  year: sql.raw('year'),
  dayPrice: sql.raw('day_price'),
  listedMinute: sql.raw('listed_minute'),
  miles: sql.raw('miles'),
}

/** The column and direction of each sort; ties are broken by id. */
const ORDERS: Record<Sort, Order> = {
  relevance: { key: 'year', direction: sql.raw('asc'), after: sql.raw('>') },
  'price-low': { key: 'dayPrice', direction: sql.raw('asc'), after: sql.raw('>') },
  'price-high': { key: 'dayPrice', direction: sql.raw('desc'), after: sql.raw('<') },
  newest: { key: 'listedMinute', direction: sql.raw('desc'), after: sql.raw('<') },
  distance: { key: 'miles', direction: sql.raw('asc'), after: sql.raw('>') },
}

/** The column that the query sorts by, whose value is in the cursor. */
export const sortKeyOf = ({ sort }: Pick<SearchQuery, 'sort'>): SortKey => ORDERS[sort].key

/** For `order by`; `table` is the column prefix including the dot. */
export function orderByClause({ sort }: SearchQuery, table: SQL = sql``): SQL {
  const { key, direction } = ORDERS[sort]
  return sql`${table}${COLUMNS[key]} ${direction}, ${table}vehicle_id ${direction}`
}

/** The keyset condition: after the last vehicle of the previous page. */
export function afterCursor({ sort, after }: SearchQuery): SQL {
  const { key, after: afterKey } = ORDERS[sort]
  return after ? sql`(${COLUMNS[key]}, vehicle_id) ${afterKey} (${after.value}::integer, ${after.id}::uuid)` : sql`true`
}

/** The buckets in the order of the query, from that of the last vehicle of the previous page on. */
export function bucketsInOrder({ sort, after }: SearchQuery, { key, buckets }: OrderBuckets): SQL {
  const { direction, after: afterKey } = ORDERS[sort]
  const last = key === 'year' ? sql`year_bucket(${after?.value}, ${after?.id})` : sql`price_bucket(${after?.value})`
  return sql`
    select bucket from unnest(${sql.param(buckets)}::integer[]) as bucket
    where ${after ? sql`bucket ${afterKey}= ${last}` : sql`true`} order by bucket ${direction}`
}

/** The buckets of the order of a query that can contain matches. */
export type OrderBuckets = { key: BucketKey; buckets: number[] }
