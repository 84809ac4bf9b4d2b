import type { SearchCircle } from '~/models/search/search-circle'
import type { Cursor, SearchQuery } from '~/models/trade/addresses/search-query'
import { SEARCH_PAGE_SIZE } from '~/models/trade/constants'
import type { ListingStatus } from '~/models/trade/vocabulary/listings'
import { db, selectRows } from '~/server/db/client.server'
import { findOrderBuckets } from './order-buckets.server'
import { type OrderBuckets, sortKeyOf } from './search-conditions.server'
import { isShortWalk, nearestPart, planSearch } from './search-plan.server'
import { gatherQuery, walkBucketsQuery, walkQuery } from './search-queries.server'
import { type Correction, findSearchTerms, type Search, type SearchTerms } from './search-terms.server'
import { onCurrentTerms } from './term-cache.server'
import { areTermsCurrent } from './term-lookup.server'

export type FoundVehicle = {
  id: string
  year: number
  make: string
  model: string
  town: string
  state: string
  /** Cents for one day. */
  dayPrice: number
  /** The minute of its first listing. */
  listedMinute: number
  /** Center of its ZIP code; null if unknown. */
  latitude: number | null
  longitude: number | null
  /** The distance to the center of the circle; null without one. */
  miles: number | null
  /** Its first photos; the one at the requested angle comes first. */
  photoIds: string[]
  listingStatus: ListingStatus
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
 * The listed vehicles, or the favorites of an account, in the circle that match the query, in its order: the first
 * `pages` pages after its cursor. One query if the terms are cached, else two; one more if a walk, or the nearest part
 * of the circle, has too few matches.
 */
export async function searchVehicles(
  query: Omit<Search, 'circle'>,
  pages = 1,
  circle: SearchCircle | null = null,
): Promise<SearchOutcome> {
  const most = SEARCH_PAGE_SIZE * pages
  const search = { ...query, circle }
  return onCurrentTerms(() => searchWithCache(search, most))
}

async function searchWithCache(query: Search, most: number): Promise<Answer> {
  const terms = await findSearchTerms(query)
  if (!terms) return { outcome: NOTHING, isCurrent: await areTermsCurrent() }
  const buckets = await findOrderBuckets(query, terms)
  const isWalked = buckets ? isShortWalk(terms, most + 1) : canWalk(query) && planSearch(terms, most + 1) === 'walk'
  return (
    (isWalked && (await walk(query, terms, most))) ||
    (buckets && (await walkBuckets(query, terms, most, buckets))) ||
    (await gatherNearest(query, terms, most)) ||
    gather(query, terms, most)
  )
}

const NOTHING: SearchOutcome = { vehicles: [], next: null, total: 0, corrections: [] }

const canWalk = ({ sort, favoritesOf }: Search) => sort !== 'distance' && !favoritesOf

type Answer = { outcome: SearchOutcome; isCurrent: boolean }

/** Null if the walk did not fill the page. */
async function walk(query: Search, terms: SearchTerms, most: number): Promise<Answer | null> {
  return answerOf(await selectRows<Row & FoundVehicle>(db(), walkQuery(query, terms, most)), query, terms, most)
}

/** Null on the last of several pages, because the vehicles on the others are not counted. */
async function walkBuckets(
  query: Search,
  terms: SearchTerms,
  most: number,
  buckets: OrderBuckets,
): Promise<Answer | null> {
  const rows = await selectRows<Gathered>(db(), walkBucketsQuery(query, terms, most, buckets))
  const page = answerOf(rows.filter(hasVehicle), query, terms, most)
  return page ?? (query.after ? null : gatheredAnswer(rows, query, terms, most))
}

/** Null if there are not more vehicles than a page has. */
function answerOf(rows: (Row & FoundVehicle)[], query: Search, terms: SearchTerms, most: number): Answer | null {
  if (rows.length <= most) return null
  const { corrections } = terms
  const outcome = { ...pageOf(rows, query, most), total: knownTotal(query, terms), corrections }
  return { outcome, isCurrent: isCurrent(rows, terms) }
}

/** Null if the nearest part of the circle does not fill the page, or is all of it. */
async function gatherNearest(query: Search, terms: SearchTerms, most: number): Promise<Answer | null> {
  const circle = nearestPart(query, terms)
  const termsThere = circle && (await findSearchTerms({ ...query, circle }))
  if (!termsThere) return null
  const { outcome, isCurrent } = await gather({ ...query, circle }, termsThere, most)
  return outcome.next ? { outcome: { ...outcome, total: 'many' }, isCurrent } : null
}

async function gather(query: Search, terms: SearchTerms, most: number): Promise<Answer> {
  return gatheredAnswer(await selectRows<Gathered>(db(), gatherQuery(query, terms, most)), query, terms, most)
}

function gatheredAnswer(rows: Gathered[], query: Search, terms: SearchTerms, most: number): Answer {
  const { corrections } = terms
  const outcome = { ...pageOf(rows.filter(hasVehicle), query, most), total: rows[0]?.total ?? 0, corrections }
  return { outcome, isCurrent: isCurrent(rows, terms) }
}

const isCurrent = ([row]: Row[], terms: SearchTerms) => (row?.version ?? '') === terms.version

type Row = { version: string | null }
/** If nothing was found, a single row without a vehicle carries the total and version. */
type Gathered = Row & { total: number } & (FoundVehicle | { id: null })

const hasVehicle = (row: Gathered): row is Gathered & FoundVehicle => row.id !== null

function pageOf(rows: FoundVehicle[], query: SearchQuery, most: number): Pick<SearchOutcome, 'vehicles' | 'next'> {
  const vehicles = rows.slice(0, most)
  const last = vehicles.at(-1)
  if (!last || rows.length <= most) return { vehicles, next: null }
  return { vehicles, next: { value: last[sortKeyOf(query)] ?? 0, id: last.id } }
}

/** The total is known from the term counts if the query has no filter or a single term. */
function knownTotal(query: Search, { catalogSize, groups }: SearchTerms): number | 'many' {
  const [group, ...others] = groups
  const { booking, priceFrom, priceTo, usages, circle, box } = query
  if (booking || priceFrom !== null || priceTo !== null || usages.length > 0 || circle || box || others.length > 0)
    return 'many'
  if (!group) return catalogSize
  return group.termIds.length === 1 ? group.vehicles : 'many'
}
