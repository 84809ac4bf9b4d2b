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

/** What a search asks for, as counted terms; null when no shown vehicle has something that is asked for. */
export async function findSearchTerms(query: SearchQuery): Promise<SearchTerms | null> {
  const words = wordsOf(query.text)
  const demands = [[EVERY_VEHICLE], ...words.map((word) => [begunBy(word)]), ...filterDemands(query)]
  const rows = await selectTerms(demands, words)
  const answers = demands.map((_, demand) => rows.filter((row) => row.demand === demand))
  const meant = words.map((word, index) => meantBy(word, answers[index + 1] ?? []))
  const [every = [], ...others] = answers.map((answer, index) => meant[index - 1] ?? answer)
  const catalogSize = every[0]?.vehicles ?? 0
  if (others.some((terms) => terms.length === 0)) return null
  return {
    catalogSize,
    groups: others.map((terms) => groupOf(terms, catalogSize)),
    corrections: words.flatMap((typed, index) => {
      const [term] = meant[index] ?? []
      return term?.isNear ? [{ typed, meant: term.word }] : []
    }),
  }
}

/** Terms of one kind from one word to another, in byte order. */
type Span = { kind: string; from: string; to: string }
type TermRow = {
  demand: number
  isNear: boolean
  id: number
  word: string
  vehicles: number
  firstYear: number
  lastYear: number
}

const EVERY_VEHICLE: Span = { kind: 'all', from: '', to: '' }
/** '~' comes after every letter and figure. */
const begunBy = (word: string): Span => ({ kind: 'word', from: word, to: word.length > 1 ? `${word}~` : word })
const exactly = (kind: string) => (word: string) => ({ kind, from: word, to: word })

function filterDemands(query: SearchQuery): Span[][] {
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
  ].filter((spans) => spans.length > 0)
}

/** The band of $50 that a whole dollar lies in, as the index writes it. */
const bandOf = (dollars: number) => String(Math.floor(dollars / 50)).padStart(6, '0')

/** One statement. A word that begins no term brings the terms that look like it. */
function selectTerms(demands: Span[][], words: string[]): Promise<TermRow[]> {
  const spans = demands.flatMap((demand, index) =>
    demand.map(({ kind, from, to }) => sql`(${index}::integer, ${kind}, ${from}, ${to})`),
  )
  const typed = words.map((word, index) => sql`(${index + 1}::integer, ${word})`)
  return selectRows<TermRow>(
    db(),
    sql`
    with begun as (
      select demand, false as is_near, term.*
      from (values ${sql.join(spans, sql`, `)}) as span (demand, kind, lowest, highest)
      join search_terms as term on term.kind = span.kind and term.word between lowest and highest and term.vehicles > 0
    )
    select demand, is_near as "isNear", id, word, vehicles, first_year as "firstYear", last_year as "lastYear"
    from (select * from begun ${words.length > 0 ? sql`union all ${nearTerms(typed)}` : sql``}) as found`,
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

/** The word itself, else the words it begins, else the nearest one. */
function meantBy(word: string, terms: TermRow[]): TermRow[] {
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
