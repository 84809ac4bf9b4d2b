import { redirect } from '@remix-run/node'
import { homeOf } from '~/models/navigation'
import { mayOpen } from '~/models/permissions'
import { entryScreen } from '../auth/entry-screen.server'
import { findAccount } from '../auth/renter.server'
import { loadSearch } from './load-search.server'

/** What / and /home show: the log-in to a visitor, the search to whoever may search, to others the way to their own home. */
export async function loadHome(request: Request) {
  const account = await findAccount(request)
  if (!account) return { view: 'login' as const, entry: await entryScreen(request) }
  if (!mayOpen('search', account.role)) throw redirect(homeOf(account.role))
  return { view: 'search' as const, page: await loadSearch(request) }
}
