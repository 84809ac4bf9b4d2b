import { type SQL, sql } from 'drizzle-orm'
import type { Cursor, SearchQuery } from '~/models/trade/addresses/search-query'
import { SEARCH_PAGE_SIZE } from '~/models/trade/constants'
import type { Sort } from '~/models/trade/vocabulary/vehicles'
import { arrayText, db, selectRows } from '~/server/db/client.server'
import { type Correction, findSearchTerms, gatheredGroups, planSearch, type SearchTerms } from './search-terms.server'
import { clearTermCache } from './term-cache.server'
import { INDEX_VERSION } from './term-lookup.server'

export type FoundVehicle = {
  id: string
  year: number
  make: string
  model: string
  town: string
  state: string
  /** Cents for one day. */
  dayPrice: number
  /** The photo at the requested angle, else the first one; null if there is none. */
  photoId: string | null
}

type SearchOutcome = {
  vehicles: FoundVehicle[]
  /** Cursor of the next page; null on the last page. */
  next: Cursor | null
  /** 'many' if counting would cost more than finding the page. */
  total: number | 'many'
  corrections: Correction[]
}

/**
 * The listed vehicles that match the query, in its order: the first `pages` pages after its cursor. One query if the
 * terms are cached, else two; one more if a walk finds too few matches and has to fall back to gathering.
 */
export async function searchVehicles(query: SearchQuery, pages = 1): Promise<SearchOutcome> {
  const most = SEARCH_PAGE_SIZE * pages
  const { outcome, isCurrent } = await searchWithCache(query, most)
  if (isCurrent) return outcome
  // the index has changed since the terms were looked up
  clearTermCache()
  return (await searchWithCache(query, most)).outcome
}

async function searchWithCache(
  query: SearchQuery,
  most: number,
): Promise<{ outcome: SearchOutcome; isCurrent: boolean }> {
  const terms = await findSearchTerms(query)
  // terms without vehicles are never cached, so this is current
  if (!terms) return { outcome: { vehicles: [], next: null, total: 0, corrections: [] }, isCurrent: true }
  const { corrections } = terms
  const isCurrent = ([row]: Row[]) => (row?.version ?? '') === terms.version
  if (planSearch(terms) === 'walk') {
    const walked = await selectRows<Row & FoundVehicle>(db(), walk(query, terms, most))
    if (walked.length > most) {
      const outcome = { ...pageOf(walked, query, most), total: knownTotal(query, terms), corrections }
      return { outcome, isCurrent: isCurrent(walked) }
    }
  }
  const gathered = await selectRows<Gathered>(db(), gather(query, terms, most))
  const found = gathered.filter(hasVehicle)
  const outcome = { ...pageOf(found, query, most), total: gathered[0]?.total ?? 0, corrections }
  return { outcome, isCurrent: isCurrent(gathered) }
}

type Row = { version: string | null }
/** If nothing was found, a single row without a vehicle carries the total and version. */
type Gathered = Row & { total: number } & (FoundVehicle | { id: null })

const hasVehicle = (row: Gathered): row is Gathered & FoundVehicle => row.id !== null

function pageOf(rows: FoundVehicle[], query: SearchQuery, most: number): Pick<SearchOutcome, 'vehicles' | 'next'> {
  const vehicles = rows.slice(0, most)
  const last = vehicles.at(-1)
  if (!last || rows.length <= most) return { vehicles, next: null }
  return { vehicles, next: { value: last[sortKeyOf(query)], id: last.id } }
}

/** The total is known from the term counts if the query has no filter or a single term. */
function knownTotal(query: SearchQuery, { catalogSize, groups }: SearchTerms): number | 'many' {
  const [group, ...others] = groups
  if (query.booking || query.priceFrom !== null || query.priceTo !== null || others.length > 0) return 'many'
  if (!group) return catalogSize
  return group.termIds.length === 1 ? group.vehicles : 'many'
}

/** If the page is not full after this many vehicles, gathering is faster. */
const WALK_LIMIT = 3000

function walk(query: SearchQuery, { groups }: SearchTerms, most: number): SQL {
  const firstYear = Math.max(query.yearFrom ?? 0, ...groups.map((group) => group.firstYear))
  const lastYear = Math.min(query.yearTo ?? 9999, ...groups.map((group) => group.lastYear))
  const isByYear = sortKeyOf(query) === 'year'
  const bySortKey = isByYear ? sql`year between ${firstYear} and ${lastYear}` : priceWithin(query)
  const byTheOther = isByYear ? priceWithin(query) : yearWithin(query)
  return sql`
    with passed as (
      select * from vehicle_search
      where shown and ${bySortKey} and ${afterCursor(query)}
      order by ${orderByClause(query)} limit ${WALK_LIMIT}
    ), page as (
      select vehicle_id, year, day_price from passed
      where ${byTheOther} and ${hasTerms(groups)} and ${isFree(query)}
      limit ${most + 1}
    )
    select ${cardColumns(query)} from page join vehicles on vehicles.id = page.vehicle_id order by ${orderByClause(query, sql`page.`)}`
}

function gather(query: SearchQuery, terms: SearchTerms, most: number): SQL {
  return sql`
    with found as materialized (
      select vehicle_id, year, day_price from vehicle_search
      where shown and ${hasTerms(gatheredGroups(terms))} and ${yearWithin(query)} and ${priceWithin(query)} and ${isFree(query)}
    ), page as (
      select * from found where ${afterCursor(query)} order by ${orderByClause(query)} limit ${most + 1}
    )
    select counted.total, ${cardColumns(query)}
    from (select count(*) as total from found) as counted left join page on true
    left join vehicles on vehicles.id = page.vehicle_id
    order by ${orderByClause(query, sql`page.`)}`
}

/** The photo is a scalar subquery: planning two more joins took longer than running them. */
const cardColumns = (query: SearchQuery) => sql`
  ${INDEX_VERSION} as version, vehicles.id, vehicles.year, make, model, town, state, vehicles.day_price as "dayPrice",
  (select id from vehicle_photos where vehicle_id = page.vehicle_id
    order by ${query.angle === null ? sql`` : sql`angle is distinct from ${query.angle}::integer,`} position limit 1) as "photoId"`

function yearWithin({ yearFrom, yearTo }: SearchQuery): SQL {
  return yearFrom === null && yearTo === null ? sql`true` : sql`year between ${yearFrom ?? 0} and ${yearTo ?? 9999}`
}

function priceWithin({ priceFrom, priceTo }: SearchQuery): SQL {
  if (priceFrom === null && priceTo === null) return sql`true`
  const most = priceTo === null ? 2_147_483_647 : priceTo * 100
  return sql`day_price between ${(priceFrom ?? 0) * 100} and ${most}`
}

function isFree({ booking }: SearchQuery): SQL {
  return booking ? sql`not booked && daterange(${booking.from}, ${booking.to}, '[]')` : sql`true`
}

function hasTerms(groups: SearchTerms['groups']): SQL {
  const single = groups.flatMap(({ termIds }) => (termIds.length === 1 ? termIds : []))
  const several = groups.filter(({ termIds }) => termIds.length > 1)
  const conditions = several.map(({ termIds }) => sql`terms && ${arrayText(termIds)}::text::integer[]`)
  if (single.length > 0) conditions.push(sql`terms @> ${arrayText(single)}::text::integer[]`)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** Both are integers, so a cursor can contain either. */
type SortKey = 'year' | 'dayPrice'
type Order = { key: SortKey; direction: SQL; after: SQL }

const COLUMNS: Record<SortKey, SQL> = { year: sql.raw('year'), dayPrice: sql.raw('day_price') }

/** The column and direction of each sort; ties are broken by id. */
const ORDERS: Record<Sort, Order> = {
  relevance: { key: 'year', direction: sql.raw('asc'), after: sql.raw('>') },
  'price-low': { key: 'dayPrice', direction: sql.raw('asc'), after: sql.raw('>') },
  'price-high': { key: 'dayPrice', direction: sql.raw('desc'), after: sql.raw('<') },
}

/** The column that the query sorts by, whose value is in the cursor. */
const sortKeyOf = ({ sort }: Pick<SearchQuery, 'sort'>): SortKey => ORDERS[sort].key

/** For `order by`; `table` is the column prefix including the dot. */
function orderByClause({ sort }: SearchQuery, table: SQL = sql``): SQL {
  const { key, direction } = ORDERS[sort]
  return sql`${table}${COLUMNS[key]} ${direction}, ${table}vehicle_id ${direction}`
}

/** The keyset condition: after the last vehicle of the previous page. */
function afterCursor({ sort, after }: SearchQuery): SQL {
  const { key, after: afterKey } = ORDERS[sort]
  return after ? sql`(${COLUMNS[key]}, vehicle_id) ${afterKey} (${after.value}::integer, ${after.id}::uuid)` : sql`true`
}
