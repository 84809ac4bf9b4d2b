import type { LoaderFunctionArgs } from '@remix-run/node'
import { searchForm, ViewQuery } from '~/models/search/search-form'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { findMarkers } from '~/services/search/find-markers.server'

/** The results of a search as markers for a map that shows `view`, or all of them without it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'search')
  const query = parseQuery(request, searchForm(todayIn(HOME_ZONE, now())))
  const { view } = parseQuery(request, ViewQuery)
  return Response.json(await findMarkers(renter, query, view), { headers: { 'Cache-Control': 'private, max-age=60' } })
}
