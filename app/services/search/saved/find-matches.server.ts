import { type SQL, sql } from 'drizzle-orm'
import type { NewMatch, SearchWithMatches } from '~/models/search/new-matches'
import { readSavedSearch } from '~/models/search/saved-search-form'
import { MAX_MAILED_MATCHES } from '~/models/trade/constants'
import type { Day } from '~/models/trade/days/day'
import { db, selectRows } from '~/server/db/client.server'
import { withCircle } from '../find-circle.server'
import { hasTerms, isInColumns } from '../search-conditions.server'
import { findTermsOfEach, type Search, type SearchTerms } from '../search-terms.server'
import { clearTermCache } from '../term-cache.server'
import { INDEX_VERSION } from '../term-lookup.server'

/** A saved search to run. */
export type SearchToRun = { id: string; accountId: string; query: string; firstDay: Day | null }

/** A new match, and what an email says about it. */
export type FoundMatch = NewMatch & { year: number; make: string; model: string; town: string; state: string }

/** Searches in one query. */
const BATCH = 50

/**
 * The new matches of saved searches: vehicles that match now and have had an event since the search was last run. A
 * vehicle that was emailed to the account before is a new match only at a lower price than then. At most
 * `MAX_MAILED_MATCHES` per search. Two queries per batch, and one for each misspelled search.
 */
export async function findMatches(
  searches: readonly SearchToRun[],
  today: Day,
): Promise<Map<string, SearchWithMatches<FoundMatch>>> {
  const found = new Map<string, SearchWithMatches<FoundMatch>>()
  for (let index = 0; index < searches.length; index += BATCH)
    for (const search of await matchesOf(searches.slice(index, index + BATCH), today))
      found.set(search.searchId, search)
  return found
}

async function matchesOf(batch: readonly SearchToRun[], today: Day): Promise<SearchWithMatches<FoundMatch>[]> {
  const searches: Search[] = []
  for (const saved of batch) searches.push(await withCircle(readSavedSearch(saved, today)))
  const { found, isCurrent } = await selectMatches(batch, searches)
  if (isCurrent) return found
  // the index has changed since the terms were looked up
  clearTermCache()
  return (await selectMatches(batch, searches)).found
}

type Row = { version: string | null } & ((FoundMatch & { search: number; total: number }) | { search: null })

async function selectMatches(batch: readonly SearchToRun[], searches: readonly Search[]) {
  const terms = await findTermsOfEach(searches)
  const parts = batch.flatMap((saved, index) => {
    const [search, its] = [searches[index], terms[index]]
    return search && its ? [newMatches(saved, index, search, its)] : []
  })
  if (parts.length === 0) return { found: [], isCurrent: true }
  const rows = await selectRows<Row>(
    db(),
    sql`
    with happened as materialized (
      select event.kind, event.price_before, event.days, event.created_at, shown.*
      from search_events as event join vehicle_search as shown on shown.vehicle_id = event.vehicle_id and shown.shown
      where event.created_at > (
        select min(matches_since) from saved_searches where id = any(${sql.param(batch.map(({ id }) => id))}::uuid[])
      )
    )
    select version, search, total, vehicle_id as "vehicleId", year, make, model, town, state, vehicles.day_price as "dayPrice",
      reason, price_before as "priceBefore"
    from (select ${INDEX_VERSION} as version) as current
    left join ((${sql.join(parts, sql` union all `)}) as found join vehicles on vehicles.id = found.vehicle_id) on true
    order by search, place`,
  )
  const version = rows[0]?.version ?? ''
  const matches = rows.filter((row) => row.search !== null)
  return {
    found: batch.flatMap(({ id }, index) => {
      const own = matches.filter(({ search }) => search === index)
      return own[0] ? [{ searchId: id, matches: own, total: own[0].total }] : []
    }),
    isCurrent: terms.every((each) => each === null || each.version === version),
  }
}

/**
 * The new matches of one search, newly listed vehicles first. A vehicle is cheaper if its price is below the one last
 * emailed to the account, or else below its highest price since the search was last run.
 */
function newMatches({ id, accountId }: SearchToRun, index: number, query: Search, { groups }: SearchTerms): SQL {
  const { booking } = query
  const isFreed = booking ? sql`bool_or(days && daterange(${booking.from}, ${booking.to}, '[]'))` : sql`false`
  return sql`(
    select ${index}::integer as search, vehicle_id, reason, case reason when 'cheaper' then price_before end as price_before,
      row_number() over ranking as place, count(*) over ()::integer as total
    from (
      select found.vehicle_id, latest, coalesce(mailed.day_price, found.price_before) as price_before,
        case
          when mailed.day_price <= found.day_price then null
          when mailed.day_price > found.day_price then 'cheaper'
          when is_listed then 'listed'
          when is_relisted then 'relisted'
          when found.price_before > found.day_price then 'cheaper'
          when is_freed then 'freed'
        end as reason
      from (
        select vehicle_id, day_price, bool_or(kind = 'listed') as is_listed, bool_or(kind = 'relisted') as is_relisted,
          max(price_before) as price_before, ${isFreed} as is_freed, max(created_at) as latest
        from happened
        where created_at > (select matches_since from saved_searches where id = ${id})
          and ${isInColumns(query)} and ${hasTerms(groups.filter((group) => !group.inColumns))}
        group by vehicle_id, day_price
      ) as found
      left join mailed_matches as mailed on mailed.account_id = ${accountId} and mailed.vehicle_id = found.vehicle_id
    ) as seen
    where reason is not null
    window ranking as (order by array_position(array['listed', 'relisted', 'cheaper', 'freed'], reason), latest desc, vehicle_id)
    order by place limit ${MAX_MAILED_MATCHES}
  )`
}
