import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { LoginScreen } from '~/components/entry/login-screen'
import { LoginForm } from '~/models/login-form'
import { homeOf } from '~/models/navigation'
import { entryScreen } from '~/services/auth/entry-screen.server'
import { findAccount } from '~/services/auth/renter.server'
import { signIn } from '~/services/auth/sign-in.server'
import { invalid, readForm, refusal } from '~/services/web/read-form.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await findAccount(request)
  if (!account) return { view: 'login' as const, ...(await entryScreen(request)) }
  throw redirect(homeOf(account.role) === '/' ? '/home/searchResults' : homeOf(account.role))
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, LoginForm, { secret: ['password'] })
  if (form.status !== 'success') return invalid(form)

  const { returnTo, ...credentials } = form.value
  const outcome = await signIn(request, credentials)
  if (!outcome.ok) return refusal(form, outcome)
  return redirect(returnTo ?? homeOf(outcome.role), { headers: { 'Set-Cookie': outcome.cookie } })
}

export default function Entry() {
  const data = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  return <LoginScreen {...data} lastResult={lastResult} />
}

export const handle = { guestFrame: 'bare', index: true }
