import { type SQL, sql } from 'drizzle-orm'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import {
  afterCursor,
  bucketsInOrder,
  hasTerms,
  hasTermsInBucket,
  isInColumns,
  isSearched,
  milesTo,
  type OrderBuckets,
  orderByClause,
  priceWithin,
  type SortKey,
  sortKeyOf,
} from './search-conditions.server'
import { planBucket, planGather, walkLimit } from './search-plan.server'
import type { Search, SearchTerms } from './search-terms.server'
import { commonYears } from './term-groups.server'
import { INDEX_VERSION } from './term-lookup.server'

/** Passes vehicles in their order, up to the limit of the plan. */
export function walkQuery(query: Search, terms: SearchTerms, most: number): SQL {
  const { groups } = terms
  const { firstYear, lastYear } = commonYears(query, groups)
  const byKey: Partial<Record<SortKey, SQL>> = {
    year: sql`year between ${firstYear} and ${lastYear}`,
    dayPrice: priceWithin(query),
  }
  return sql`
    with passed as (
      select * from vehicle_search
      where shown and ${byKey[sortKeyOf(query)] ?? sql`true`} and ${afterCursor(query)}
      order by ${orderByClause(query)} limit ${walkLimit(terms, most + 1)}
    ), page as (
      select ${pageColumns(query)} from passed
      where ${hasTerms(groups)} and ${isInColumns(query)}
      limit ${most + 1}
    )
    select ${cardColumns(query)} from page join vehicles on vehicles.id = page.vehicle_id order by ${orderByClause(query, sql`page.`)}`
}

/** All matches are counted. `offset 0` keeps the planner from using another index than that of the terms. */
export function gatherQuery(query: Search, terms: SearchTerms, most: number): SQL {
  const { lookedUp, compared } = planGather(terms)
  return sql`
    with found as materialized (
      select ${pageColumns(query)}
      from (select * from vehicle_search where ${isSearched(query)} and ${hasTerms(lookedUp)} offset 0) as looked_up
      where ${hasTerms(compared)} and ${isInColumns(query)}
    ), page as (
      select * from found where ${afterCursor(query)} order by ${orderByClause(query)} limit ${most + 1}
    )
    select counted.total, ${cardColumns(query)}
    from (select count(*) as total from found) as counted left join page on true
    left join vehicles on vehicles.id = page.vehicle_id
    order by ${orderByClause(query, sql`page.`)}`
}

/** Looks up the terms in one bucket of the order after the other, until a page is full. */
export function walkBucketsQuery(query: Search, terms: SearchTerms, most: number, order: OrderBuckets): SQL {
  const { lookedUp, compared } = planBucket(terms, order.key)
  return sql`
    with page as (
      select found.* from (${bucketsInOrder(query, order)}) as buckets cross join lateral (
        select ${pageColumns(query)}
        from (select * from vehicle_search where shown and ${hasTermsInBucket(lookedUp, order.key)} offset 0) as looked_up
        where ${hasTerms(compared)} and ${isInColumns(query)} and ${afterCursor(query)}
        order by ${orderByClause(query)} limit ${most + 1}
      ) as found limit ${most + 1}
    )
    select counted.total, ${cardColumns(query)}
    from (select count(*) as total from page) as counted left join page on true
    left join vehicles on vehicles.id = page.vehicle_id
    order by ${orderByClause(query, sql`page.`)}`
}

const pageColumns = ({ circle }: Search) => sql`
  vehicle_id, year, day_price, listed_minute, latitude, longitude, ${circle ? sql`round(${milesTo(circle)})::integer` : sql`null::integer`} as miles`

/** More than these are on the vehicle's own page. */
const CARD_PHOTOS = 5

/** The photos are a scalar subquery: planning two more joins took longer than running them. */
const cardColumns = (query: SearchQuery) => sql`
  ${INDEX_VERSION} as version, vehicles.id, vehicles.year, make, model, town, state, vehicles.day_price as "dayPrice",
  listing_status as "listingStatus",
  page.listed_minute as "listedMinute", page.latitude, page.longitude, page.miles,
  (select coalesce(json_agg(id), '[]') from (
    select id from vehicle_photos where vehicle_id = page.vehicle_id
    order by ${query.angle === null ? sql`` : sql`angle is distinct from ${query.angle}::integer,`} position
    limit ${CARD_PHOTOS}) as first) as "photoIds"`
