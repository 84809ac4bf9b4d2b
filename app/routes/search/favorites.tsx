import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import resultsStyles from '~/components/fleet/results.css?url'
import { AddToProject } from '~/components/lists/picker/add-to-project'
import { SearchScreen } from '~/components/search/search-screen'
import { FetchFailure } from '~/components/shell/error-page'
import { FAVORITE_MESSAGES } from '~/models/fleet/favorite'
import { searchForm } from '~/models/search/search-form'
import { SearchPagesQuery } from '~/models/trade/addresses/params'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { titled } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import { parseQuery } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { searchWithPlaces } from '~/services/lists/places.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  const today = todayIn(HOME_ZONE, now())
  const query = { ...parseQuery(request, searchForm(today)), isFavorites: true }
  const { pages } = parseQuery(request, SearchPagesQuery)
  return { page: await searchWithPlaces(account, query, today, pages) }
}

export default function Favorites() {
  const { page } = useLoaderData<typeof loader>()
  return <SearchScreen page={page} Add={AddToProject} />
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: resultsStyles }]
export const meta: MetaFunction = () => [titled('Favorites')]

export function ErrorBoundary() {
  return <FetchFailure title="Favorites" sentence={FAVORITE_MESSAGES.loadFailed} />
}
