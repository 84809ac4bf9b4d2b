import { type SQL, sql } from 'drizzle-orm'
import { type Cursor, SEARCH_PAGE_SIZE, type SearchQuery } from '~/models/search-query'
import { db, selectRows } from '../db/client.server'
import { planSearch } from './search-plan.server'
import { type Correction, findSearchTerms, type SearchTerms, type TermBook } from './search-terms.server'

export type FoundVehicle = {
  id: string
  year: number
  make: string
  model: string
  town: string
  state: string
  /** Cents for one day. */
  dayPrice: number
  /** At the angle asked for, else the first one; null while it has none. */
  photoId: string | null
}

type SearchOutcome = {
  vehicles: FoundVehicle[]
  /** Where the next page begins; null on the last one. */
  next: Cursor | null
  /** 'many' where counting them would cost more than finding the page. */
  total: number | 'many'
  corrections: Correction[]
}

/**
 * One page of the shown vehicles that fit every part of the query, in its order. Two statements; a third one where
 * vehicles that each part fits turn out to fit all of them rarely. Searches that belong together share a book.
 */
export async function searchVehicles(query: SearchQuery, book?: TermBook): Promise<SearchOutcome> {
  const terms = await findSearchTerms(query, book)
  if (!terms) return { vehicles: [], next: null, total: 0, corrections: [] }
  const { corrections } = terms
  if (planSearch(terms) === 'walk') {
    const walked = await selectRows<Row>(db(), walk(query, terms))
    if (walked.length > SEARCH_PAGE_SIZE)
      return { ...pageOf(walked, query), total: knownTotal(query, terms), corrections }
  }
  const gathered = await selectRows<Row & { total: number }>(db(), gather(query, terms))
  const found = gathered.filter((row) => row.id !== null)
  return { ...pageOf(found, query), total: gathered[0]?.total ?? 0, corrections }
}

type Row = FoundVehicle

function pageOf(rows: Row[], query: SearchQuery): Pick<SearchOutcome, 'vehicles' | 'next'> {
  const vehicles = rows.slice(0, SEARCH_PAGE_SIZE)
  const last = vehicles.at(-1)
  if (!last || rows.length <= SEARCH_PAGE_SIZE) return { vehicles, next: null }
  return { vehicles, next: { value: query.sort === 'relevance' ? last.year : last.dayPrice, id: last.id } }
}

/** The counts of terms say it where nothing, or a single term, is asked for. */
function knownTotal(query: SearchQuery, { catalogSize, groups }: SearchTerms): number | 'many' {
  const [group, ...others] = groups
  if (query.booking || query.priceFrom !== null || query.priceTo !== null || others.length > 0) return 'many'
  if (!group) return catalogSize
  return group.termIds.length === 1 ? group.vehicles : 'many'
}

/** A page that is not full after so many vehicles is sooner had by gathering. */
const WALK_MOST = 3000

function walk(query: SearchQuery, { groups }: SearchTerms): SQL {
  const firstYear = Math.max(query.yearFrom ?? 0, ...groups.map((group) => group.firstYear))
  const lastYear = Math.min(query.yearTo ?? 9999, ...groups.map((group) => group.lastYear))
  const along = query.sort === 'relevance' ? sql`year between ${firstYear} and ${lastYear}` : priceWithin(query)
  const left = query.sort === 'relevance' ? priceWithin(query) : yearWithin(query)
  return sql`
    with passed as (
      select * from vehicle_search
      where shown and ${along} and ${behindCursor(query)}
      order by ${inOrder(query)} limit ${WALK_MOST}
    ), page as (
      select vehicle_id, year, day_price from passed
      where ${left} and ${carryingTerms(groups)} and ${free(query)}
      limit ${SEARCH_PAGE_SIZE + 1}
    )
    select ${cardColumns} from page ${cardJoins(query)} order by ${inOrder(query, sql`page.`)}`
}

function gather(query: SearchQuery, { groups }: SearchTerms): SQL {
  return sql`
    with found as materialized (
      select vehicle_id, year, day_price from vehicle_search
      where shown and ${carryingTerms(groups)} and ${yearWithin(query)} and ${priceWithin(query)} and ${free(query)}
    ), page as (
      select * from found where ${behindCursor(query)} order by ${inOrder(query)} limit ${SEARCH_PAGE_SIZE + 1}
    )
    select counted.total, ${cardColumns}
    from (select count(*) as total from found) as counted left join page on true ${cardJoins(query)}
    order by ${inOrder(query, sql`page.`)}`
}

const cardColumns = sql`
  vehicles.id, vehicles.year, make, model, town, state, vehicles.day_price as "dayPrice",
  coalesce(asked.id, first.id) as "photoId"`

const cardJoins = (query: SearchQuery) => sql`
  left join vehicles on vehicles.id = page.vehicle_id
  left join vehicle_photos as asked on asked.vehicle_id = page.vehicle_id and asked.position = ${query.angle}
  left join vehicle_photos as first on first.vehicle_id = page.vehicle_id and first.position = 0`

const ORDERS = {
  relevance: { column: sql.raw('year'), direction: sql.raw('asc'), behind: sql.raw('>') },
  'price-low': { column: sql.raw('day_price'), direction: sql.raw('asc'), behind: sql.raw('>') },
  'price-high': { column: sql.raw('day_price'), direction: sql.raw('desc'), behind: sql.raw('<') },
}

function inOrder({ sort }: SearchQuery, table: SQL = sql``): SQL {
  const { column, direction } = ORDERS[sort]
  return sql`${table}${column} ${direction}, ${table}vehicle_id ${direction}`
}

function behindCursor({ sort, after }: SearchQuery): SQL {
  const { column, behind } = ORDERS[sort]
  return after ? sql`(${column}, vehicle_id) ${behind} (${after.value}::integer, ${after.id}::uuid)` : sql`true`
}

function yearWithin({ yearFrom, yearTo }: SearchQuery): SQL {
  return yearFrom === null && yearTo === null ? sql`true` : sql`year between ${yearFrom ?? 0} and ${yearTo ?? 9999}`
}

function priceWithin({ priceFrom, priceTo }: SearchQuery): SQL {
  if (priceFrom === null && priceTo === null) return sql`true`
  const most = priceTo === null ? 2_147_483_647 : priceTo * 100
  return sql`day_price between ${(priceFrom ?? 0) * 100} and ${most}`
}

function free({ booking }: SearchQuery): SQL {
  return booking ? sql`not booked && daterange(${booking.from}, ${booking.to}, '[]')` : sql`true`
}

/** Arrays go over as text, which both engines read alike. */
function carryingTerms(groups: SearchTerms['groups']): SQL {
  const single = groups.flatMap(({ termIds }) => (termIds.length === 1 ? termIds : []))
  const several = groups.filter(({ termIds }) => termIds.length > 1)
  const conditions = several.map(({ termIds }) => sql`terms && ${arrayText(termIds)}::text::integer[]`)
  if (single.length > 0) conditions.push(sql`terms @> ${arrayText(single)}::text::integer[]`)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

const arrayText = (ids: number[]) => `{${ids.join(',')}}`
