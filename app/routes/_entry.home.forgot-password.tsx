import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ForgotView } from '~/components/accounts/reset/forgot-view'
import { ForgotPasswordForm } from '~/models/accounts/reset-form'
import { paths } from '~/models/trade/paths'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/read-form.server'
import { requestReset } from '~/services/accounts/reset/request-reset.server'
import { readAsked } from '~/services/accounts/reset/reset-cookies.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return { email: (await readAsked(request))?.email ?? '' }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, ForgotPasswordForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await requestReset(request, form.value.email)
  if (!outcome.ok) return refusal(form, outcome)
  return redirect(paths.resetCode(), { headers: { 'Set-Cookie': outcome.cookie } })
}

export default function ForgotPassword() {
  return <ForgotView {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}

export const meta: MetaFunction = () => [titled('Forgot Password')]
