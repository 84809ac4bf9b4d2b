import { type SQL, sql } from 'drizzle-orm'
import type { SearchQuery } from '~/models/search-query'
import { nearestWord, wordsOf } from '~/models/spelling'
import { db, selectRows } from '../db/client.server'

/** A vehicle that fits carries one of these terms. */
export type TermGroup = {
  termIds: number[]
  /** No more shown vehicles than this carry one; with a single term, exactly this many do. */
  vehicles: number
  firstYear: number
  lastYear: number
}

/** A word that no vehicle has, and the one looked for in its place. */
export type Correction = { typed: string; meant: string }

export type SearchTerms = {
  /** Shown vehicles in all. */
  catalogSize: number
  /** Each has to be met. */
  groups: TermGroup[]
  corrections: Correction[]
}

/** Terms looked up already, by what was asked for: a search nearby asks for parts of the same. */
export type TermBook = Map<string, TermRow[]>

/**
 * What a search asks for, as counted terms; null when no shown vehicle has something that is asked for. One statement,
 * or none where everything stands in the book.
 */
export async function findSearchTerms(query: SearchQuery, book: TermBook = new Map()): Promise<SearchTerms | null> {
  const words = wordsOf(query.text)
  const demands = [EVERY_VEHICLE, ...words.map(begunBy), ...filterDemands(query)]
  await lookUp(demands, book)
  const answers = demands.map((demand) => ({ ...demand, terms: meantBy(demand.word, book.get(keyOf(demand)) ?? []) }))
  const [every, ...others] = answers
  const catalogSize = every?.terms[0]?.vehicles ?? 0
  if (others.some(({ terms }) => terms.length === 0)) return null
  return {
    catalogSize,
    groups: others.map(({ terms }) => groupOf(terms, catalogSize)),
    corrections: others.flatMap(({ word, terms: [term] }) =>
      word !== undefined && term?.isNear ? [{ typed: word, meant: term.word }] : [],
    ),
  }
}

/** Terms of one kind from one word to another, in byte order. */
type Span = { kind: string; from: string; to: string }
type Demand = {
  spans: Span[]
  /** As typed: the terms it begins, else those that look like it. */
  word?: string
}
type TermRow = {
  demand: number
  isNear: boolean
  id: number
  word: string
  vehicles: number
  firstYear: number
  lastYear: number
}

const EVERY_VEHICLE: Demand = { spans: [{ kind: 'all', from: '', to: '' }] }
/** '~' comes after every letter and figure. */
const begunBy = (word: string): Demand => ({
  spans: [{ kind: 'word', from: word, to: word.length > 1 ? `${word}~` : word }],
  word,
})
const exactly = (kind: string) => (word: string) => ({ kind, from: word, to: word })

function filterDemands(query: SearchQuery): Demand[] {
  const { yearFrom, yearTo, priceFrom, priceTo } = query
  const years = { kind: 'year', from: String(yearFrom ?? 1000), to: String(yearTo ?? 9999) }
  const prices = { kind: 'price', from: bandOf(priceFrom ?? 0), to: bandOf(priceTo ?? 9_999_999) }
  return [
    query.city ? [exactly('market')(query.city)] : [],
    query.makes.map(exactly('make')),
    query.colors.map(exactly('color')),
    query.bodyTypes.map(exactly('body')),
    yearFrom === null && yearTo === null ? [] : [years],
    priceFrom === null && priceTo === null ? [] : [prices],
  ].flatMap((spans) => (spans.length > 0 ? [{ spans }] : []))
}

/** The band of $50 that a whole dollar lies in, as the index writes it. */
const bandOf = (dollars: number) => String(Math.floor(dollars / 50)).padStart(6, '0')

const keyOf = ({ spans }: Demand) => JSON.stringify(spans)

async function lookUp(demands: Demand[], book: TermBook) {
  const unknown = demands.filter((demand) => !book.has(keyOf(demand)))
  if (unknown.length === 0) return
  const rows = await selectTerms(unknown)
  for (const [index, demand] of unknown.entries())
    book.set(
      keyOf(demand),
      rows.filter((row) => row.demand === index),
    )
}

/** A word that begins no term brings the terms that look like it. */
function selectTerms(demands: Demand[]): Promise<TermRow[]> {
  const spans = demands.flatMap((demand, index) =>
    demand.spans.map(({ kind, from, to }) => sql`(${index}::integer, ${kind}, ${from}, ${to})`),
  )
  const typed = demands.flatMap(({ word }, index) => (word === undefined ? [] : [sql`(${index}::integer, ${word})`]))
  return selectRows<TermRow>(
    db(),
    sql`
    with begun as (
      select demand, false as is_near, term.*
      from (values ${sql.join(spans, sql`, `)}) as span (demand, kind, lowest, highest)
      join search_terms as term on term.kind = span.kind and term.word between lowest and highest and term.vehicles > 0
    )
    select demand, is_near as "isNear", id, word, vehicles, first_year as "firstYear", last_year as "lastYear"
    from (select * from begun ${typed.length > 0 ? sql`union all ${nearTerms(typed)}` : sql``}) as found`,
  )
}

/** Materialized first, because looking for likeness is dear and nearly every word is spelt well. */
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

/** The word itself, else the words it begins, else the nearest one; of a filter, every term. */
function meantBy(word: string | undefined, terms: TermRow[]): TermRow[] {
  if (word === undefined) return terms
  const begun = terms.filter((term) => !term.isNear)
  const exact = begun.filter((term) => term.word === word)
  if (begun.length > 0) return exact.length > 0 ? exact : begun
  const nearest = nearestWord(
    word,
    terms.map((term) => term.word),
  )
  return terms.filter((term) => term.word === nearest)
}

function groupOf(terms: TermRow[], catalogSize: number): TermGroup {
  const total = terms.reduce((sum, term) => sum + term.vehicles, 0)
  return {
    termIds: terms.map((term) => term.id),
    vehicles: Math.min(total, catalogSize),
    firstYear: Math.min(...terms.map((term) => term.firstYear)),
    lastYear: Math.max(...terms.map((term) => term.lastYear)),
  }
}
