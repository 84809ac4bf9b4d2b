import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ForgotView } from '~/components/accounts/reset/forgot-view'
import { ForgotPasswordForm } from '~/models/accounts/reset-form'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { redirect } from '~/server/http/redirect.server'
import { resetRequest } from '~/server/session/browser-state.server'
import { visitorOf } from '~/server/session/require.server'
import { newToken } from '~/server/token.server'
import { requestReset } from '~/services/accounts/reset/request-reset.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return { email: (await resetRequest.read(request))?.email ?? '', attempt: newToken() }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, ForgotPasswordForm)
  if (form.status !== 'success') return invalid(form)

  const { email, attempt } = form.value
  const outcome = await requestReset(visitorOf(request), email, attempt)
  if (!outcome.ok) return refusal(form, outcome)
  const cookie = await resetRequest.write({ token: outcome.token, email })
  return redirect(accountPaths.resetCode(), { headers: { 'Set-Cookie': cookie } })
}

export default function ForgotPassword() {
  return <ForgotView {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}

export const meta: MetaFunction = () => [titled('Forgot Password')]
