import { type SQL, sql } from 'drizzle-orm'
import { nearestWord, otherWord, splitWords } from '~/models/search/spelling'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import { db, selectRows } from '~/server/db/client.server'
import { cacheTerms, EMPTY_CACHE, type TermRow, termCache } from './term-cache.server'

/** A match must have at least one of these terms. */
type TermGroup = {
  termIds: number[]
  /** Upper bound of the listed vehicles that have one of the terms; exact for a single term. */
  vehicles: number
  firstYear: number
  lastYear: number
  /** A range of years or prices, which can also be checked against columns. */
  inColumns: boolean
}

/** A word that no vehicle has, and the word searched instead. */
export type Correction = { typed: string; meant: string }

export type SearchTerms = {
  /** The index version of the counts: see INDEX_VERSION. */
  version: string
  /** Number of listed vehicles. */
  catalogSize: number
  /** A match must satisfy every group. */
  groups: TermGroup[]
  corrections: Correction[]
}

/**
 * Changes whenever a listed vehicle is added, removed or changes its terms: each of these rewrites the row of the term
 * of kind `all`, which counts every vehicle.
 */
export const INDEX_VERSION = sql`(select xmin::text from search_terms where kind = 'all' and word = '')`

/**
 * Looks up the terms of a search with their counts; null if some part of it matches no listed vehicle. One query, or
 * none if all terms are cached: the caller has to check that the version is still current.
 */
export async function findSearchTerms(query: SearchQuery): Promise<SearchTerms | null> {
  const words = splitWords(query.text)
  const demands = [EVERY_VEHICLE, ...words.map(startingWith), ...filterDemands(query)]
  const { version, found } = await lookUpTerms(demands)
  const answers = demands.map((demand) => ({ ...demand, terms: matches(demand.word, found.get(keyOf(demand)) ?? []) }))
  const [every, ...others] = answers
  const catalogSize = every?.terms[0]?.vehicles ?? 0
  if (others.some(({ terms }) => terms.length === 0)) return null
  return {
    version,
    catalogSize,
    groups: others.map(({ terms, inColumns = false }) => ({ ...groupOf(terms, catalogSize), inColumns })),
    corrections: others.flatMap(({ word, terms: [term] }) =>
      word !== undefined && term?.isNear ? [{ typed: word, meant: term.word }] : [],
    ),
  }
}

/** Terms of one kind from one word to another, in byte order. */
type Span = { kind: string; from: string; to: string }
type Demand = {
  spans: Span[]
  inColumns?: true
  /** As typed: matches terms that start with it, else similar ones. */
  word?: string
}
const EVERY_VEHICLE: Demand = { spans: [{ kind: 'all', from: '', to: '' }] }
/** A word of at least two characters also matches as a prefix. '~' sorts after every letter and digit. */
const startingWith = (word: string): Demand => {
  const begun = { kind: 'word', from: word, to: word.length > 1 ? `${word}~` : word }
  const other = otherWord(word)
  return { spans: other ? [begun, exactly('word')(other)] : [begun], word }
}
const exactly =
  (kind: string) =>
  (word: string): Span => ({ kind, from: word, to: word })

function filterDemands(query: SearchQuery): Demand[] {
  const { yearFrom, yearTo, priceFrom, priceTo } = query
  const years = { kind: 'year', from: String(yearFrom ?? 1000), to: String(yearTo ?? 9999) }
  const prices = { kind: 'price', from: bandOf(priceFrom ?? 0), to: bandOf(priceTo ?? 9_999_999) }
  const demands: Demand[] = [
    { spans: query.city ? [exactly('market')(query.city)] : [] },
    { spans: query.makes.map(exactly('make')) },
    { spans: query.colors.map(exactly('color')) },
    { spans: query.bodyTypes.map(exactly('body')) },
    { spans: yearFrom === null && yearTo === null ? [] : [years], inColumns: true },
    { spans: priceFrom === null && priceTo === null ? [] : [prices], inColumns: true },
  ]
  return demands.filter(({ spans }) => spans.length > 0)
}

/** The $50 price band of a dollar amount, in the format of the index. */
const bandOf = (dollars: number) => String(Math.floor(dollars / 50)).padStart(6, '0')

const keyOf = ({ spans }: Demand) => JSON.stringify(spans)

type Found = { version: string; found: Map<string, TermRow[]> }

/** Uses cached terms; queries all of them again if the index has changed since. */
async function lookUpTerms(demands: Demand[], cache = termCache()): Promise<Found> {
  const unknown = demands.filter((demand) => !cache.terms.has(keyOf(demand)))
  if (unknown.length === 0) return { version: cache.version, found: cache.terms }
  const { version, found } = await selectTerms(unknown)
  cacheTerms(version, found)
  if (version === cache.version) return { version, found: new Map([...cache.terms, ...found]) }
  return unknown.length === demands.length ? { version, found } : lookUpTerms(demands, EMPTY_CACHE)
}

/** Queries the terms; for a word that no term starts with, the most similar terms. */
async function selectTerms(demands: Demand[]): Promise<Found> {
  const spans = demands.flatMap((demand, index) =>
    demand.spans.map(({ kind, from, to }) => sql`(${index}::integer, ${kind}, ${from}, ${to})`),
  )
  const typed = demands.flatMap(({ word }, index) => (word === undefined ? [] : [sql`(${index}::integer, ${word})`]))
  const rows = await selectRows<TermRow & { demand: number | null; version: string | null }>(
    db(),
    sql`
    with begun as (
      select demand, false as is_near, term.*
      from (values ${sql.join(spans, sql`, `)}) as span (demand, kind, lowest, highest)
      join search_terms as term on term.kind = span.kind and term.word between lowest and highest and term.vehicles > 0
    )
    select version, demand, is_near as "isNear", id, word, vehicles, first_year as "firstYear", last_year as "lastYear"
    from (select ${INDEX_VERSION} as version) as current
    left join (select * from begun ${typed.length > 0 ? sql`union all ${nearTerms(typed)}` : sql``}) as found on true`,
  )
  const found = demands.map((demand, index): [string, TermRow[]] => [
    keyOf(demand),
    rows.filter((row) => row.demand === index),
  ])
  return { version: rows[0]?.version ?? '', found: new Map(found) }
}

/** Materialized first, because similarity search is expensive and rarely needed. */
function nearTerms(typed: SQL[]): SQL {
  return sql`(
    with missing as materialized (
      select * from (values ${sql.join(typed, sql`, `)}) as typed (demand, word)
      where not exists (select from begun where begun.demand = typed.demand)
    )
    select missing.demand, true, near.*
    from missing cross join lateral (
      select * from search_terms where kind = 'word' and vehicles > 0
      order by word <-> missing.word limit 20
    ) as near
  )`
}

/** The exact word and its synonym, else the words it begins, else the nearest word; for a filter, every term. */
function matches(word: string | undefined, terms: TermRow[]): TermRow[] {
  if (word === undefined) return terms
  const begun = terms.filter((term) => !term.isNear)
  const exact = begun.filter((term) => term.word === word || term.word === otherWord(word))
  if (begun.length > 0) return exact.length > 0 ? exact : begun
  const nearest = nearestWord(
    word,
    terms.map((term) => term.word),
  )
  return terms.filter((term) => term.word === nearest)
}

function groupOf(terms: TermRow[], catalogSize: number): Omit<TermGroup, 'inColumns'> {
  const total = terms.reduce((sum, term) => sum + term.vehicles, 0)
  return {
    termIds: terms.map((term) => term.id),
    vehicles: Math.min(total, catalogSize),
    firstYear: Math.min(...terms.map((term) => term.firstYear)),
    lastYear: Math.max(...terms.map((term) => term.lastYear)),
  }
}

/**
 * walk: scan vehicles in sort order until a page is full; fast if many match.
 * gather: fetch all matches from the term index and sort them; fast if few match.
 */
type SearchPlan = 'walk' | 'gather'

/** This many matches are gathered and sorted in a few milliseconds, even on the embedded database. */
const GATHER_THRESHOLD = 1200

/** Chooses the faster plan from the counts, instead of relying on the database's planner. */
export function planSearch({ catalogSize, groups }: SearchTerms): SearchPlan {
  return estimateFound(catalogSize, groups) <= GATHER_THRESHOLD ? 'gather' : 'walk'
}

/**
 * The groups that `gather` looks up in the term index. Long ranges are expensive there, so they are left to the columns
 * if the other groups leave few vehicles.
 */
export function gatheredGroups({ catalogSize, groups }: SearchTerms): TermGroup[] {
  const others = groups.filter((group) => !group.inColumns)
  return others.length > 0 && estimateFound(catalogSize, others) <= GATHER_THRESHOLD ? others : groups
}

/** Estimates the number of matches, assuming that terms are independent of each other. */
function estimateFound(catalogSize: number, groups: TermGroup[]): number {
  return groups.reduce((found, group) => found * (group.vehicles / catalogSize), catalogSize)
}
