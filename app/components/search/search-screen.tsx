import { Form } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { AddButton } from '~/components/fleet/add-button'
import { SkipLink } from '~/components/shell/shell'
import type { SearchPage } from '~/models/search/search-page'
import { RESULTS, searchString } from '~/models/trade/addresses/search-query'
import { searchPaths } from '~/models/trade/paths/search'
import { FilterPanel } from './filter-panel'
import { SearchBar } from './search-bar'
import { SearchResults } from './search-results'
import { SubmitFiltersOnChange } from './submit-filters-on-change'

interface SearchScreenProps {
  page: SearchPage
  Add: AddButton
}

/** The search of the inventory: what is asked for above, filters at the left, what was found beside them. */
export function SearchScreen({ page, Add }: SearchScreenProps) {
  const { query } = page
  const form = useOmitBlankFields()
  const [isChanged, setChanged] = useState(false)
  return (
    <div className="page" onChange={() => setChanged(true)}>
      {isChanged && <SubmitFiltersOnChange form={form} />}
      <h1 className="sr-only">Search vehicles</h1>
      <Form ref={form} id={FORM} role="search" action={searchPaths.searchResults()}>
        <SearchBar query={query} today={page.today} lastDay={page.lastDay} />
        {query.sort !== 'relevance' && <input type="hidden" name="sort" value={query.sort} />}
        {query.bodyTypes.map((bodyType) => (
          <input type="hidden" name="body" value={bodyType} key={bodyType} />
        ))}
      </Form>
      <SkipLink to={RESULTS}>Skip to results</SkipLink>
      <div className="mt-6 grid grid-cols-1 gap-x-6 lg:grid-cols-[17.5rem_minmax(0,1fr)]">
        <FilterPanel form={FORM} query={query} total={page.total} makes={page.makes} today={page.today} />
        <SearchResults page={page} Add={Add} key={searchString(query)} />
      </div>
    </div>
  )
}

const FORM = 'search'

/** Leaves empty fields out of the query of a GET form. Without script the address names them too. */
function useOmitBlankFields() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const omitBlank = ({ formData }: FormDataEvent) => {
      for (const name of new Set(formData.keys())) if (formData.getAll(name).join('') === '') formData.delete(name)
    }
    const element = form.current
    element?.addEventListener('formdata', omitBlank)
    return () => element?.removeEventListener('formdata', omitBlank)
  }, [])
  return form
}
