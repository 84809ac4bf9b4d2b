import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { FavoriteForm, FavoriteQuery, favoriteReturn } from '~/models/fleet/favorite-form'
import { accountPaths } from '~/models/trade/paths/accounts'
import { favoritePaths } from '~/models/trade/paths/search'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { isDocument } from '~/server/http/origin.server'
import { parseQuery, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { refusedToggle, savedToggle } from '~/server/http/toggle-response.server'
import { findAccount, requireAccount } from '~/server/session/require.server'
import { setFavorite } from '~/services/search/favorites.server'

/** Has no page: redirects to the page of the heart. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAccount(request)
  return redirect(favoriteReturn(parseQuery(request, FavoriteQuery)))
}

/**
 * Sets or clears a favorite. Script stays on its page; without script it redirects back. Logged out, it redirects to
 * the log-in, which then adds the favorite. Not a route with a page, because Remix would run its loaders again.
 */
export async function action({ request }: ActionFunctionArgs) {
  const account = await findAccount(request)
  const query = parseQuery(request, FavoriteQuery)
  const form = await readForm(request, FavoriteForm)
  const page = favoriteReturn(query)
  const vehicleId = query['car-id']
  if (form.status !== 'success') return redirectWithToast(page, PAGE_OUTDATED, 'error')
  const isSet = form.value.set
  if (!account) return redirect(accountPaths.login(isSet ? favoritePaths.favorite(vehicleId, page) : page))

  const outcome = await setFavorite(account, vehicleId, { isSet })
  if (!isDocument(request)) return outcome.ok ? savedToggle(outcome.favorite) : refusedToggle(outcome)
  return outcome.ok ? redirect(page) : redirectWithToast(page, outcome.message, 'error')
}
