import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { HomeScreen } from '~/components/fleet/home-screen'
import { searchForm } from '~/models/fleet/search-form'
import { homeOf } from '~/models/trade/addresses/navigation'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { mayOpen } from '~/models/trade/permissions'
import { now } from '~/server/clock.server'
import { parseQuery, returnPathOf } from '~/server/http/parse.server'
import { redirect } from '~/server/http/redirect.server'
import { searchAsked } from '~/server/session/last-search.server'
import { findAccount } from '~/server/session/require.server'
import { entryScreen } from '~/services/accounts/entry-screen.server'
import { searchPage } from '~/services/fleet/search/search-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await findAccount(request)
  if (!account) return { view: 'login' as const, entry: { ...(await entryScreen()), returnTo: returnPathOf(request) } }
  if (!mayOpen('search', account.role)) throw redirect(homeOf(account.role))
  const { url, isLastSearch } = await searchAsked(request, account)
  const today = todayIn(HOME_ZONE, now())
  const page = await searchPage(account, parseQuery({ url }, searchForm(today)), today)
  return { view: 'search' as const, page: { ...page, isLastSearch } }
}

export default function Home() {
  return <HomeScreen home={useLoaderData<typeof loader>()} />
}

export const handle = { guestFrame: 'bare', index: true }
