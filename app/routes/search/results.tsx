import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import resultsStyles from '~/components/fleet/results.css?url'
import { AddToProject } from '~/components/lists/picker/add-to-project'
import { SearchScreen } from '~/components/search/search-screen'
import { searchForm } from '~/models/search/search-form'
import { SearchPagesQuery } from '~/models/trade/addresses/params'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { titled } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import { parseQuery } from '~/server/http/route.server'
import { rememberSearch } from '~/server/session/browser-state.server'
import { requireRenter } from '~/server/session/require.server'
import { searchWithPlaces } from '~/services/lists/places.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'search')
  const today = todayIn(HOME_ZONE, now())
  const query = parseQuery(request, searchForm(today))
  const { pages } = parseQuery(request, SearchPagesQuery)
  const page = await searchWithPlaces(renter, query, today, pages)
  return data({ page }, { headers: await rememberSearch(request, renter, query) })
}

export default function SearchResults() {
  const { page } = useLoaderData<typeof loader>()
  return <SearchScreen page={page} Add={AddToProject} />
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: resultsStyles }]
export const meta: MetaFunction = () => [titled('Search')]
