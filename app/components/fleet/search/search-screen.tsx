import { Form } from '@remix-run/react'
import type { SearchPage } from '~/models/fleet/search-page'
import { paths } from '~/models/trade/addresses/paths'
import { searchString } from '~/models/trade/addresses/search-query'
import { FilterPanel } from './filter-panel'
import { SearchBar } from './search-bar'
import { SearchResults } from './search-results'
import { useBlankFieldsLeftOut } from './use-blank-fields-left-out'

/** The search of the inventory: what is asked for above, filters at the left, what was found beside them. */
export function SearchScreen({ page }: { page: SearchPage }) {
  const form = useBlankFieldsLeftOut()
  const { query } = page
  return (
    <div className="page">
      <h1 className="sr-only">Search vehicles</h1>
      <Form ref={form} id={FORM} role="search" action={paths.searchResults()}>
        <SearchBar query={query} today={page.today} lastDay={page.lastDay} />
        {query.sort !== 'relevance' && <input type="hidden" name="sort" value={query.sort} />}
        {query.bodyTypes.map((bodyType) => (
          <input type="hidden" name="body" value={bodyType} key={bodyType} />
        ))}
      </Form>
      <div className="mt-6 grid gap-6 lg:grid-cols-[17.5rem_minmax(0,1fr)]">
        <FilterPanel form={FORM} query={query} makes={page.makes} today={page.today} />
        <SearchResults page={page} key={searchString(query)} />
      </div>
    </div>
  )
}

const FORM = 'search'
