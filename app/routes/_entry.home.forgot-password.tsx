import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ForgotView } from '~/components/entry/forgot-view'
import { paths } from '~/models/paths'
import { PRODUCT } from '~/models/product'
import { ForgotPasswordForm } from '~/models/reset-form'
import { requestReset } from '~/services/reset/request-reset.server'
import { readAsked } from '~/services/reset/reset-cookies.server'
import { invalid, readForm, refusal } from '~/services/web/read-form.server'

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

export const meta: MetaFunction = () => [{ title: `Forgot Password - ${PRODUCT}` }]
