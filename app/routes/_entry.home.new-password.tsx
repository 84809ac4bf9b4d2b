import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NewPasswordView } from '~/components/accounts/reset/new-password-view'
import { NewPasswordForm } from '~/models/accounts/reset-form'
import { RESET_MESSAGES } from '~/models/accounts/reset-messages'
import { paths } from '~/models/trade/paths'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/read-form.server'
import { redirectWithToast } from '~/server/http/toast.server'
import { findChange } from '~/services/accounts/reset/find-change.server'
import { clearedResetCookies, requireChangeToken } from '~/services/accounts/reset/reset-cookies.server'
import { resetPassword } from '~/services/accounts/reset/reset-password.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const change = await findChange(await requireChangeToken(request))
  if (!change) throw await redirectWithToast(paths.forgotPassword(), RESET_MESSAGES.expired, 'error')
  return change
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, NewPasswordForm, { secret: ['password', 'confirmPassword'] })
  const token = await requireChangeToken(request)
  if (form.status !== 'success') return invalid(form)

  const outcome = await resetPassword(request, { token, password: form.value.password })
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(paths.home(), RESET_MESSAGES.changed, 'success', await clearedResetCookies())
}

export default function NewPassword() {
  return <NewPasswordView {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}

export const meta: MetaFunction = () => [titled('New Password')]
