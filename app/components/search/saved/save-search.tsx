import { Form, Link } from '@remix-run/react'
import { Icon } from '~/components/ui/icon'
import { type SearchQuery, searchString } from '~/models/trade/addresses/search-query'
import { savedSearchPaths } from '~/models/trade/paths/search'

interface SaveSearchProps {
  query: SearchQuery
  isSaved: boolean | null
}

const LINK = 'link inline-flex min-h-11 items-center gap-1.5 font-semibold'

/** On phones a negative margin keeps its touch target from moving the vehicles down. */
const PLACE = 'flex max-lg:-my-2'

/**
 * Saves the search; once it is saved, or if it cannot be saved, links to the saved searches. The element stays the
 * same, so that it keeps focus.
 */
export function SaveSearch({ query, isSaved }: SaveSearchProps) {
  const saved = savedSearchPaths.savedSearches()
  if (query.isFavorites) return null
  if (isSaved === null)
    return (
      <p className={PLACE}>
        <Link className={LINK} to={saved}>
          Saved searches
        </Link>
      </p>
    )
  return (
    <Form method={isSaved ? 'get' : 'post'} action={saved} preventScrollReset={!isSaved} className={PLACE}>
      {!isSaved && <input type="hidden" name="search" value={searchString(query)} />}
      <button type="submit" className={LINK}>
        {isSaved && <Icon name="check" className="w-4!" />}
        {isSaved ? 'Saved searches' : 'Save this search'}
      </button>
    </Form>
  )
}
