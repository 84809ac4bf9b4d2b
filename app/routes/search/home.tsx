import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import resultsStyles from '~/components/fleet/results.css?url'
import { AddToProject } from '~/components/lists/picker/add-to-project'
import { SearchScreen } from '~/components/search/search-screen'
import { LoginForm } from '~/models/accounts/account-form'
import { FAVORITE_MESSAGES } from '~/models/fleet/favorite'
import { favoriteAfterLogin } from '~/models/fleet/favorite-form'
import { searchForm } from '~/models/search/search-form'
import { mayOpen } from '~/models/trade/access/permissions'
import { homeOf, NOT_YOURS } from '~/models/trade/addresses/landing'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { DESCRIPTION, titled } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import { userAgentOf } from '~/server/http/origin.server'
import {
  invalid,
  parseQuery,
  readForm,
  redirect,
  redirectWithToast,
  refusal,
  returnPathOf,
} from '~/server/http/route.server'
import { nextLogin, searchAsked } from '~/server/session/browser-state.server'
import { clearedCacheOwner } from '~/server/session/cache-owner.server'
import { findAccount, visitorOf } from '~/server/session/require.server'
import { sessionCookie } from '~/server/session/session-cookie.server'
import { entryScreen } from '~/services/accounts/entry-screen.server'
import { signIn } from '~/services/accounts/sign-in.server'
import { findLanding } from '~/services/crew/find-landing.server'
import { searchWithPlaces } from '~/services/lists/places.server'
import { setFavorite } from '~/services/search/favorites.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await findAccount(request)
  if (!account)
    return {
      view: 'login' as const,
      entry: {
        ...(await entryScreen()),
        returnTo: returnPathOf(request),
        email: (await nextLogin.read(request)) ?? undefined,
      },
      description: DESCRIPTION,
    }
  if (!mayOpen('search', account.role)) throw redirect(homeOf(account.role))
  const { url, isLastSearch } = await searchAsked(request, account)
  const today = todayIn(HOME_ZONE, now())
  const page = await searchWithPlaces(account, parseQuery({ url }, searchForm(today)), today)
  return { view: 'search' as const, page: { ...page, isLastSearch } }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, LoginForm, { secret: ['password'] })
  if (form.status !== 'success') return invalid(form)

  const { returnTo, ...credentials } = form.value
  const outcome = await logIn.authenticate('form', withFields(request, credentials))
  if (!outcome.ok) return refusal(form, outcome)
  const { session, accountId, role } = outcome
  const member = { id: accountId, role }
  const landing = await findLanding(member, returnTo)
  const headers = new Headers({ 'Set-Cookie': sessionCookie(session, now()) })
  headers.append('Set-Cookie', await nextLogin.clear())
  headers.append('Set-Cookie', clearedCacheOwner())
  const favorite = favoriteAfterLogin(landing.to)
  if (favorite) {
    const saved = await setFavorite(member, favorite.vehicleId, { isSet: true })
    return saved.ok
      ? redirectWithToast(favorite.to, FAVORITE_MESSAGES.added, 'success', headers)
      : redirectWithToast(favorite.to, saved.message, 'error', headers)
  }
  return landing.isElsewhere
    ? redirectWithToast(landing.to, NOT_YOURS, 'error', headers)
    : redirect(landing.to, { headers })
}

export default function Home() {
  const home = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  if (home.view === 'search') return <SearchScreen page={home.page} Add={AddToProject} />
  return (
    <Suspense>
      <LoginScreen {...home.entry} lastResult={lastResult} />
    </Suspense>
  )
}

/** Loaded on demand: with the search the page is close to its script limit. */
const LoginScreen = lazy(() => import('~/components/accounts/login/login-screen'))

const logIn = new Authenticator<Awaited<ReturnType<typeof signIn>>>().use(
  new FormStrategy(async ({ form, request }) => {
    const credentials = { email: String(form.get('email')), password: String(form.get('password')) }
    const sessionBefore = async () => (await findAccount(request))?.sessionId
    return signIn(visitorOf(request), credentials, { userAgent: userAgentOf(request), sessionBefore })
  }),
  'form',
)

/** A copy of the request with only these fields, because the library reads the body itself. */
function withFields(request: Request, fields: Record<string, string>): Request {
  const headers = new Headers(request.headers)
  for (const ofBody of ['Content-Type', 'Content-Length']) headers.delete(ofBody)
  return new Request(request.url, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

export const handle = { guestFrame: 'bare', index: true }
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: resultsStyles }]
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data?.view === 'login' ? [titled('Log in'), { name: 'description', content: data.description }] : [titled('Home')]
