import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NewPasswordView } from '~/components/entry/new-password-view'
import { paths } from '~/models/paths'
import { PRODUCT } from '~/models/product'
import { NewPasswordForm } from '~/models/reset-form'
import { RESET_MESSAGES } from '~/models/reset-messages'
import { findChange } from '~/services/reset/find-change.server'
import { clearedResetCookies, requireChangeToken } from '~/services/reset/reset-cookies.server'
import { resetPassword } from '~/services/reset/reset-password.server'
import { invalid, readForm, refusal } from '~/services/web/read-form.server'
import { redirectWithToast } from '~/services/web/toast.server'

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

export const meta: MetaFunction = () => [{ title: `New Password - ${PRODUCT}` }]
