import type { LoaderFunctionArgs } from '@remix-run/node'
import { SuggestionsQuery } from '~/models/trade/addresses/params'
import { parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { suggestSearches } from '~/services/search/suggest-searches.server'

/** Suggests makes, models and types for the search field. */
export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'search')
  const { q } = parseQuery(request, SuggestionsQuery)
  return Response.json(await suggestSearches(renter, q), { headers: { 'Cache-Control': 'private, max-age=300' } })
}
