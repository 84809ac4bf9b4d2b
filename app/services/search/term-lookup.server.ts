import { type SQL, sql } from 'drizzle-orm'
import { db, selectRows } from '~/server/db/client.server'
import { cacheTerms, EMPTY_CACHE, type TermRow, termCache } from './term-cache.server'

/** Terms of one kind from one word to another, in byte order. */
export type Span = { kind: string; from: string; to: string }

export type Range = 'year' | 'price' | 'place'

/** What a search requires of a vehicle: a term in one of the spans. */
export type Demand = {
  spans: Span[]
  /** What the spans are a range of, if that can also be checked against columns. */
  inColumns?: Range
  /** An open word as typed: if no term is in the spans, similar ones are looked up. */
  typed?: string
  /** Also finds terms that only unlisted vehicles have, whose count is 0. */
  withUnlisted?: boolean
}

/**
 * Changes whenever a listed vehicle is added, removed or changes its terms: each of these rewrites the row of the term
 * of kind `all`, which counts every vehicle.
 */
export const INDEX_VERSION = sql`(select xmin::text from search_terms where kind = 'all' and word = '')`

type Found = { version: string; found: Map<string, TermRow[]> }

/** The terms of each demand. Uses cached terms; queries all of them again if the index has changed since. */
export async function lookUpTerms<Requested extends Demand>(
  demands: Requested[],
): Promise<{ version: string; answers: (Requested & { terms: TermRow[] })[] }> {
  const { version, found } = await findTerms(demands, termCache())
  return { version, answers: demands.map((demand) => ({ ...demand, terms: found.get(keyOf(demand)) ?? [] })) }
}

const keyOf = ({ spans, typed = '', withUnlisted = false }: Demand) => JSON.stringify([typed, spans, withUnlisted])

async function findTerms(demands: Demand[], cache: { version: string; terms: Map<string, TermRow[]> }): Promise<Found> {
  const unknown = demands.filter((demand) => demand.withUnlisted || !cache.terms.has(keyOf(demand)))
  if (unknown.length === 0) return { version: cache.version, found: cache.terms }
  const { version, found } = await selectTerms(unknown)
  // the version does not change with unlisted vehicles
  const isListed = (key: string) => demands.some((demand) => !demand.withUnlisted && keyOf(demand) === key)
  cacheTerms(version, new Map([...found].filter(([key]) => isListed(key))))
  if (version === cache.version) return { version, found: new Map([...cache.terms, ...found]) }
  return unknown.length === demands.length ? { version, found } : findTerms(demands, EMPTY_CACHE)
}

/** Whether the index has not changed since the cached terms were looked up. */
export async function areTermsCurrent(): Promise<boolean> {
  const [row] = await selectRows<{ version: string | null }>(db(), sql`select ${INDEX_VERSION} as version`)
  return (row?.version ?? '') === termCache().version
}

/** Queries the terms; for an open word without any, the most similar words. */
async function selectTerms(demands: Demand[]): Promise<Found> {
  const spans = demands.flatMap(({ spans, withUnlisted }, index) =>
    spans.map(
      ({ kind, from, to }) => sql`(${index}::integer, ${kind}, ${from}, ${to}, ${withUnlisted ? 0 : 1}::integer)`,
    ),
  )
  const typed = demands.flatMap(({ typed }, index) => (typed === undefined ? [] : [sql`(${index}::integer, ${typed})`]))
  const rows = await selectRows<TermRow & { demand: number | null; version: string | null }>(
    db(),
    sql`
    with begun as (
      select demand, false as is_near, term.*
      from (values ${sql.join(spans, sql`, `)}) as span (demand, kind, lowest, highest, least)
      join search_terms as term on term.kind = span.kind and term.word between lowest and highest and term.vehicles >= least
    )
    select version, demand, is_near as "isNear", id, word, vehicles, first_year as "firstYear", last_year as "lastYear",
      bodies, colors
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
