import type { LoaderFunctionArgs } from '@remix-run/node'
import { searchForm, ViewQuery } from '~/models/search/search-form'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { parseQuery } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { findMarkers } from '~/services/search/find-markers.server'

/**
 * The account's favorites as markers for a map that shows `view`, or all of them without it. Never cached, because
 * another account may log in to the same browser.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  const query = { ...parseQuery(request, searchForm(todayIn(HOME_ZONE, now()))), isFavorites: true }
  const { view } = parseQuery(request, ViewQuery)
  return Response.json(await findMarkers(account, query, view), { headers: { 'Cache-Control': 'no-store' } })
}
