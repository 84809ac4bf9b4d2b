import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SavedSearchesScreen } from '~/components/search/saved/saved-searches-screen'
import { FetchFailure } from '~/components/shell/error-page'
import { readSearch, SaveSearchForm } from '~/models/search/saved-search-form'
import { SAVED_SEARCH_MESSAGES } from '~/models/search/saved-search-messages'
import { SavedSearchesQuery } from '~/models/trade/addresses/search-params'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { savedSearchPaths } from '~/models/trade/paths/search'
import { titled } from '~/models/trade/product'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { now } from '~/server/clock.server'
import { refererPath } from '~/server/http/origin.server'
import { parseQuery, readForm, redirectWithToast } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { saveSearch } from '~/services/search/saved/save-search.server'
import { savedSearchesPage } from '~/services/search/saved/saved-searches.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'search')
  const { removed } = parseQuery(request, SavedSearchesQuery)
  return { searches: await savedSearchesPage(renter, todayIn(HOME_ZONE, now()), removed) }
}

/** Saves the search of the page that posts it. */
export async function action({ request }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'search')
  const form = await readForm(request, SaveSearchForm)
  const page = refererPath(request)
  if (form.status !== 'success') return redirectWithToast(page, PAGE_OUTDATED, 'error')
  const outcome = await saveSearch(renter, readSearch(form.value.search, todayIn(HOME_ZONE, now())))
  if (!outcome.ok) return redirectWithToast(page, outcome.message, 'error')
  const link = { to: savedSearchPaths.savedSearches(), label: 'Saved searches' }
  return redirectWithToast(page, { text: SAVED_SEARCH_MESSAGES.saved, link })
}

export default function SavedSearches() {
  const { searches } = useLoaderData<typeof loader>()
  return <SavedSearchesScreen searches={searches} />
}

export const meta: MetaFunction = () => [titled('Saved searches')]

export function ErrorBoundary() {
  return <FetchFailure title="Saved searches" sentence={SAVED_SEARCH_MESSAGES.loadFailed} />
}
