import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { HomeScreen } from '~/components/fleet/home-screen'
import { LoginForm } from '~/models/accounts/login-form'
import { landingOf } from '~/models/trade/navigation'
import { invalid, readForm, refusal } from '~/server/http/read-form.server'
import { signIn } from '~/services/accounts/sign-in.server'
import { loadHome } from '~/services/fleet/load-home.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return loadHome(request)
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, LoginForm, { secret: ['password'] })
  if (form.status !== 'success') return invalid(form)

  const { returnTo, ...credentials } = form.value
  const outcome = await signIn(request, credentials)
  if (!outcome.ok) return refusal(form, outcome)
  return redirect(landingOf(outcome.role, returnTo), { headers: { 'Set-Cookie': outcome.cookie } })
}

export default function Entry() {
  return <HomeScreen home={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}

export const handle = { guestFrame: 'bare', index: true }
