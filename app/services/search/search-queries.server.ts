import { type SQL, sql } from 'drizzle-orm'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import {
  afterCursor,
  hasTerms,
  isInColumns,
  isSearched,
  milesTo,
  orderByClause,
  priceWithin,
  type SortKey,
  sortKeyOf,
} from './search-conditions.server'
import { planGather, walkLimit } from './search-plan.server'
import { commonYears, type Search, type SearchTerms } from './search-terms.server'
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

/** All matches are counted. */
export function gatherQuery(query: Search, terms: SearchTerms, most: number): SQL {
  const { lookedUp, compared } = planGather(terms)
  const lookedUpRows = sql`${isSearched(query)} and ${hasTerms(lookedUp)}`
  return gatheredPage(query, most, lookedUpRows, sql`${hasTerms(compared)} and ${isInColumns(query)}`)
}

/** `part`: the condition of a part of the order. */
export function gatherPartQuery(query: Search, most: number, part: SQL): SQL {
  return gatheredPage(query, most, sql`shown and ${part}`, isInColumns(query))
}

/** `offset 0` keeps the planner from using another index than that of the terms. */
function gatheredPage(query: Search, most: number, isLookedUp: SQL, isFound: SQL): SQL {
  return sql`
    with found as materialized (
      select ${pageColumns(query)} from (select * from vehicle_search where ${isLookedUp} offset 0) as looked_up
      where ${isFound}
    ), page as (
      select * from found where ${afterCursor(query)} order by ${orderByClause(query)} limit ${most + 1}
    )
    select counted.total, ${cardColumns(query)}
    from (select count(*) as total from found) as counted left join page on true
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
