import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { SAVED_SEARCH_DONE } from '~/models/search/saved-search-messages'
import { SavedSearchParams } from '~/models/trade/addresses/search-params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { savedSearchPaths } from '~/models/trade/paths/search'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { changeSavedSearch } from '~/services/search/saved/save-search.server'

/** Has no page: after a log-in, redirects to the saved searches. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireRenter(request, 'search')
  return redirect(savedSearchPaths.savedSearches())
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'search')
  const { savedSearchId, kind } = parseParams(params, SavedSearchParams)
  await readForm(request, EmptyForm)
  const outcome = await changeSavedSearch(renter, savedSearchId, kind)
  if (!outcome.ok) return redirectWithToast(savedSearchPaths.savedSearches(), outcome.message, 'error')
  if (kind === 'removal') return redirect(savedSearchPaths.savedSearches(savedSearchId))
  return redirectWithToast(savedSearchPaths.savedSearches(), SAVED_SEARCH_DONE[kind])
}

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
