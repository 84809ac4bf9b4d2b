import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PasswordFields } from '~/components/accounts/account-fields'
import { EntryForm } from '~/components/accounts/entry-form'
import { SubmitButton } from '~/components/ui/button'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { NewPasswordForm } from '~/models/accounts/account-form'
import { RESET_MESSAGES } from '~/models/accounts/account-messages'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'
import { invalid, readForm, redirect, redirectWithToast, refusal } from '~/server/http/route.server'
import { nextLogin, passwordChange, resetRequest } from '~/server/session/browser-state.server'
import { visitorOf } from '~/server/session/require.server'
import { findPasswordChange, resetPassword } from '~/services/accounts/reset-password.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const change = await findPasswordChange(await requireToken(request))
  if (!change) throw await redirectWithToast(accountPaths.forgotPassword(), RESET_MESSAGES.expired, 'error')
  return change
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, NewPasswordForm, { secret: ['password', 'confirmPassword'] })
  const token = await requireToken(request)
  if (form.status !== 'success') return invalid(form)

  const outcome = await resetPassword(visitorOf(request), { token, password: form.value.password })
  if (!outcome.ok) return refusal(form, outcome)
  // both cookies have served their purpose; only the log-in is left
  const headers = new Headers({ 'Set-Cookie': await resetRequest.clear() })
  const reset = await resetRequest.read(request)
  if (reset) headers.append('Set-Cookie', await nextLogin.write(reset.email))
  headers.append('Set-Cookie', await passwordChange.clear())
  return redirectWithToast(accountPaths.home(), RESET_MESSAGES.changed, 'success', headers)
}

export default function NewPassword() {
  const { email } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const fields = ['password', 'confirmPassword'] as const
  const [form, field] = useServerForm({ id: 'new-password', fields, lastResult })
  const lead = (
    <>
      For <b className="font-semibold break-words text-base-content">{email}</b>. You will be logged out everywhere
      else.
    </>
  )
  return (
    <EntryForm title="New Password" lead={lead} form={form} backTo={accountPaths.resetCode()}>
      {/* password managers store the password under this address */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordFields field={field} />
      <SubmitButton>Submit</SubmitButton>
    </EntryForm>
  )
}

/** Without an accepted code, redirects to the first step. */
async function requireToken(request: Request): Promise<string> {
  const token = await passwordChange.read(request)
  if (!token) throw redirect(accountPaths.forgotPassword())
  return token
}

export const meta: MetaFunction = () => [titled('New Password')]
