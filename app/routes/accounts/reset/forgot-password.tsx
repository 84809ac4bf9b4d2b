import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { EmailField } from '~/components/accounts/account-fields'
import { EntryForm } from '~/components/accounts/entry-form'
import { SubmitButton } from '~/components/ui/button'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { ForgotPasswordForm } from '~/models/accounts/account-form'
import { CODE_DIGITS } from '~/models/trade/constants'
import { numberWord } from '~/models/trade/format/text'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'
import { invalid, readForm, redirect, refusal } from '~/server/http/route.server'
import { resetRequest } from '~/server/session/browser-state.server'
import { visitorOf } from '~/server/session/require.server'
import { newToken } from '~/server/token.server'
import { requestReset } from '~/services/accounts/reset-password.server'

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

/** The first step of a password reset. `attempt` is the idempotency key: it detects a form that is sent twice. */
export default function ForgotPassword() {
  const { email, attempt } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const [form, field] = useServerForm({ id: 'forgot', fields: ['email'], lastResult, defaultValue: { email } })
  return (
    <EntryForm
      title="Forgot Password"
      lead="Enter the Email associated with your Account"
      form={form}
      backTo={accountPaths.login()}
    >
      <input type="hidden" name="attempt" value={attempt} />
      <EmailField
        {...field('email')}
        autoComplete="username"
        hint={`We'll email you a ${numberWord(CODE_DIGITS)}-digit code.`}
      />
      <SubmitButton>SUBMIT</SubmitButton>
    </EntryForm>
  )
}

export const meta: MetaFunction = () => [titled('Forgot Password')]
