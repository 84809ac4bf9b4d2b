import { z } from 'zod'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import type { Day } from '~/models/trade/days/day'
import { searchForm } from './search-form'

/** The query string of the search to save. */
export const SaveSearchForm = z.object({ search: z.string().default('') })

/** Parses a query string; invalid parts are ignored. Days that are past on `today` are ignored too. */
export function readSearch(search: string, today: Day): SearchQuery {
  const fields = new URLSearchParams(search)
  const valuesOf = (name: string) => {
    const [first, ...others] = fields.getAll(name)
    return others.length > 0 ? [first, ...others] : first
  }
  return searchForm(today).parse(Object.fromEntries([...fields.keys()].map((name) => [name, valuesOf(name)])))
}

/** Parses a saved search, with its days even if they have passed. */
export function readSavedSearch({ query, firstDay }: { query: string; firstDay: Day | null }, today: Day): SearchQuery {
  return readSearch(query, firstDay && firstDay < today ? firstDay : today)
}
