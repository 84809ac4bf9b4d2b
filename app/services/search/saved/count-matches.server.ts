import { sql } from 'drizzle-orm'
import { readSavedSearch } from '~/models/search/saved-search-form'
import { MAX_COUNTED_MATCHES } from '~/models/trade/constants'
import type { Day } from '~/models/trade/days/day'
import { db, selectRows } from '~/server/db/client.server'
import { withCircle } from '../find-circle.server'
import { hasTerms, isInColumns } from '../search-conditions.server'
import { findTermsOfEach, type Search } from '../search-terms.server'
import { onCurrentTerms } from '../term-cache.server'
import { INDEX_VERSION } from '../term-lookup.server'
import type { SearchToRun } from './find-matches.server'

type Row = { version: string | null; search: string | null; total: number }

/**
 * The number of vehicles that match each search now, up to one more than `MAX_COUNTED_MATCHES`; by id. One query for
 * all if the terms are cached, else two, and one for each misspelled search.
 */
export function countMatches(saved: readonly SearchToRun[], today: Day): Promise<Map<string, number>> {
  return onCurrentTerms(async () => {
    const searches: Search[] = []
    for (const each of saved) searches.push(await withCircle(readSavedSearch(each, today)))
    const terms = await findTermsOfEach(searches)
    const parts = saved.flatMap(({ id }, index) => {
      const [search, its] = [searches[index], terms[index]]
      if (!search || !its) return []
      const matches = sql`shown and ${isInColumns(search)} and ${hasTerms(its.groups.filter((group) => !group.inColumns))}`
      return sql`select ${id}::text as search, (
        select count(*)::integer from (select from vehicle_search where ${matches} limit ${MAX_COUNTED_MATCHES + 1}) as found
      ) as total`
    })
    if (parts.length === 0) return { outcome: new Map(), isCurrent: true }
    const rows = await selectRows<Row>(
      db(),
      sql`select version, search, total from (select ${INDEX_VERSION} as version) as current
      left join (${sql.join(parts, sql` union all `)}) as counted on true`,
    )
    return {
      outcome: new Map(rows.flatMap(({ search, total }) => (search === null ? [] : [[search, total] as const]))),
      isCurrent: terms.every((each) => each === null || each.version === (rows[0]?.version ?? '')),
    }
  })
}
