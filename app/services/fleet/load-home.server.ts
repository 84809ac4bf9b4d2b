import { redirect } from '@remix-run/node'
import { homeOf } from '~/models/trade/navigation'
import { mayOpen } from '~/models/trade/permissions'
import { findAccount } from '~/server/session/renter.server'
import { entryScreen } from '~/services/accounts/entry-screen.server'
import { findLastSearch } from './last-search.server'
import { loadSearch } from './search/load-search.server'

/**
 * What / and /home show: the log-in to a visitor, to whoever may search their last search or the one that the address
 * asks for, to others the way to their own home.
 */
export async function loadHome(request: Request) {
  const account = await findAccount(request)
  if (!account) return { view: 'login' as const, entry: await entryScreen(request) }
  if (!mayOpen('search', account.role)) throw redirect(homeOf(account.role))
  const last = new URL(request.url).search === '' ? await findLastSearch(request, account) : null
  const page = await loadSearch(last === null ? request : { url: new URL(`?${last}`, request.url).href })
  return { view: 'search' as const, page: { ...page, isLastSearch: last !== null } }
}
