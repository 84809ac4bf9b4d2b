import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import resultsStyles from '~/components/fleet/results.css?url'
import { AddToProject } from '~/components/lists/picker/add-to-project'
import { SearchScreen } from '~/components/search/search-screen'
import { searchForm } from '~/models/search/search-form'
import { mayOpen } from '~/models/trade/access/permissions'
import { homeOf } from '~/models/trade/addresses/landing'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { titled } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import { parseQuery, redirect } from '~/server/http/route.server'
import { searchAsked } from '~/server/session/browser-state.server'
import { requireAccount } from '~/server/session/require.server'
import { searchWithPlaces } from '~/services/lists/places.server'

/** The vehicle search. Roles without it are redirected to their home. */
export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  if (!mayOpen('search', account.role)) throw redirect(homeOf(account.role))
  const { url, isLastSearch } = await searchAsked(request, account)
  const today = todayIn(HOME_ZONE, now())
  const page = await searchWithPlaces(account, parseQuery({ url }, searchForm(today)), today)
  return { ...page, isLastSearch }
}

export default function Home() {
  return <SearchScreen page={useLoaderData<typeof loader>()} Add={AddToProject} />
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: resultsStyles }]
export const meta: MetaFunction = () => [titled('Home')]
