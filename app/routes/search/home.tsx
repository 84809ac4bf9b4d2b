import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { lazy, Suspense } from 'react'
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
import { findAccount } from '~/server/session/require.server'
import { entryScreen } from '~/services/accounts/entry-screen.server'
import { searchWithPlaces } from '~/services/lists/places.server'

/** The vehicle search, or the log-in for a visitor. Roles without the search are redirected to their home. */
export async function loader({ request }: LoaderFunctionArgs) {
  const account = await findAccount(request)
  if (!account) return { view: 'login' as const, entry: await entryScreen() }
  if (!mayOpen('search', account.role)) throw redirect(homeOf(account.role))
  const { url, isLastSearch } = await searchAsked(request, account)
  const today = todayIn(HOME_ZONE, now())
  const page = await searchWithPlaces(account, parseQuery({ url }, searchForm(today)), today)
  return { view: 'search' as const, page: { ...page, isLastSearch } }
}

export default function Home() {
  const home = useLoaderData<typeof loader>()
  if (home.view === 'search') return <SearchScreen page={home.page} Add={AddToProject} />
  return (
    <Suspense>
      <LoginScreen {...home.entry} returnTo={null} />
    </Suspense>
  )
}

/** Loaded on demand: with the search the page is close to its script limit. */
const LoginScreen = lazy(() => import('~/components/accounts/login/login-screen'))

export const handle = { guestFrame: 'bare' }
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: resultsStyles }]
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.view === 'login' ? 'Log in' : 'Home')]
