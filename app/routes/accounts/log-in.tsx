import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import LoginScreen from '~/components/accounts/login/login-screen'
import { LoginForm } from '~/models/accounts/account-form'
import { FAVORITE_MESSAGES } from '~/models/fleet/favorite'
import { favoriteAfterLogin } from '~/models/fleet/favorite-form'
import { type Landing, NOT_YOURS } from '~/models/trade/addresses/landing'
import { DESCRIPTION, titled } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import { userAgentOf } from '~/server/http/origin.server'
import { invalid, readForm, redirect, redirectWithToast, refusal, returnPathOf } from '~/server/http/route.server'
import { nextLogin } from '~/server/session/browser-state.server'
import { clearedCacheOwner } from '~/server/session/cache-owner.server'
import { findAccount, visitorOf } from '~/server/session/require.server'
import { sessionCookie } from '~/server/session/session-cookie.server'
import { entryScreen } from '~/services/accounts/entry-screen.server'
import { signIn } from '~/services/accounts/sign-in.server'
import { findLanding } from '~/services/crew/find-landing.server'
import { setFavorite } from '~/services/search/favorites.server'

/** The log-in. Someone signed in is redirected to where it would lead. */
export async function loader({ request }: LoaderFunctionArgs) {
  const account = await findAccount(request)
  const returnTo = returnPathOf(request)
  if (account) throw await redirectTo(await findLanding(account, returnTo))
  return {
    ...(await entryScreen()),
    returnTo,
    email: (await nextLogin.read(request)) ?? undefined,
    description: DESCRIPTION,
  }
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
  return redirectTo(landing, headers)
}

async function redirectTo({ to, isElsewhere }: Landing, headers?: Headers) {
  return isElsewhere ? redirectWithToast(to, NOT_YOURS, 'error', headers) : redirect(to, { headers })
}

export default function LogIn() {
  const { description, ...entry } = useLoaderData<typeof loader>()
  return <LoginScreen {...entry} lastResult={useActionData<typeof action>()} />
}

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

export const handle = { frame: 'bare', index: true }
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  titled('Log in'),
  ...(data ? [{ name: 'description', content: data.description }] : []),
]
