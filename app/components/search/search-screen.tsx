import { Form, useSubmit } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import type { AddButton } from '~/components/fleet/add-button'
import { SkipLink } from '~/components/shell/shell'
import { useOnNavigation } from '~/components/ui/menu'
import { hasFilters, hasNoFavorites, type SearchPage } from '~/models/search/search-page'
import { boxText } from '~/models/trade/addresses/box'
import { RESULTS, searchPage, searchString } from '~/models/trade/addresses/search-query'
import { FilterPanel } from './filter-panel'
import { KindAndDecade } from './kind-and-decade'
import { ResultsMap } from './map/results-map'
import { NoFavorites } from './no-results'
import { SearchBar } from './search-bar'
import { SearchResults } from './search-results'

interface SearchScreenProps {
  page: SearchPage
  Add: AddButton
}

/** The vehicle search or the favorites: the search bar on top, filters on the left, results beside them. */
export function SearchScreen({ page, Add }: SearchScreenProps) {
  const { query } = page
  const map = query.isMapOpen ? page.map : null
  const isFiltered = hasFilters(page)
  const form = useOmitBlankFields()
  if (hasNoFavorites(page))
    return (
      <div className="page">
        <FavoritesTitle />
        <NoFavorites maySearch={page.maySearch} />
      </div>
    )
  return (
    <div className={`page max-md:pt-3 ${map ? 'xl:max-w-[104rem]' : ''}`}>
      <SubmitFiltersOnChange form={form} />
      {query.isFavorites ? <FavoritesTitle /> : <h1 className="sr-only">Search vehicles</h1>}
      <Form ref={form} id={FORM} role="search" action={searchPage(query)}>
        <SearchBar query={query} today={page.today} lastDay={page.lastDay} />
        {query.sort !== 'relevance' && <input type="hidden" name="sort" value={query.sort} />}
        {query.box && <input type="hidden" name="area" value={boxText(query.box)} />}
        {query.isMapOpen && <input type="hidden" name="map" value="on" />}
      </Form>
      <SkipLink to={RESULTS}>Skip to results</SkipLink>
      {isFiltered && <KindAndDecade form={FORM} page={page} />}
      <div
        className={`grid md:mt-6 grid-cols-1 gap-x-6 ${isFiltered ? 'lg:grid-cols-[17.5rem_minmax(0,1fr)]' : ''} ${map ? 'has-map' : ''}`}
      >
        {isFiltered && <FilterPanel form={FORM} page={page} />}
        <SearchResults page={page} Add={Add} key={searchString({ ...query, isMapOpen: false })} />
        {map && <ResultsMap query={query} settings={map} />}
      </div>
    </div>
  )
}

const FORM = 'search'

function FavoritesTitle() {
  return <h1 className="mb-4 text-2xl">Favorites</h1>
}

/** Omits empty fields from the query of a GET form. Without script the address contains them. */
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

/**
 * Submits the search when a filter changes, replacing the history entry. Fields are not remounted, so that the changed
 * one keeps focus; after the navigation all others are reset to the values in the new address. Renders nothing.
 */
function SubmitFiltersOnChange({ form }: { form: RefObject<HTMLFormElement> }) {
  const submit = useSubmit()
  useOnNavigation(() => filtersOf(form.current).forEach(takeDefault))
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      const field = filtersOf(form.current).find((each) => each === target)
      if (!field) return
      submit(form.current, { replace: true, preventScrollReset: true })
      const results = document.getElementById(RESULTS)
      if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
      if (form.current?.getAttribute('action') !== window.location.pathname) restoreFocus(field)
    }
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [form, submit])
  return null
}

/** The fields associated with the form by `form=`: those of the filter panel. */
function filtersOf(form: HTMLFormElement | null): HTMLInputElement[] {
  const fields = Array.from(form?.elements ?? [])
  return fields.filter((field) => field instanceof HTMLInputElement).filter((field) => !form?.contains(field))
}

/** The first search navigates from the home page to the results page, whose fields are different elements. */
function restoreFocus(left: HTMLInputElement) {
  const { name, id, value } = left
  const observer = new MutationObserver(() => {
    if (left.isConnected) return
    const fields = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
    fields.find((field) => (id ? field.id === id : field.value === value))?.focus({ preventScroll: true })
    observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

function takeDefault(field: HTMLInputElement) {
  if (field === document.activeElement) return
  if (field.value !== field.defaultValue) field.value = field.defaultValue
  field.checked = field.defaultChecked
}
