import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CodeField, useResetKey } from '~/components/accounts/code-field'
import { EntryForm } from '~/components/accounts/entry-form'
import { SubmitButton } from '~/components/ui/button'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { CodeForm } from '~/models/accounts/account-form'
import { CODE_MESSAGES, RESET_MESSAGES } from '~/models/accounts/account-messages'
import { CODE_DIGITS } from '~/models/trade/constants'
import { numberWord } from '~/models/trade/format/text'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'
import { invalid, readForm, redirect, redirectWithToast, refusal } from '~/server/http/route.server'
import { passwordChange, resetRequest } from '~/server/session/browser-state.server'
import { visitorOf } from '~/server/session/require.server'
import { acceptCode, resendReset } from '~/services/accounts/reset-password.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireRequest(request)
  return { email }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, CodeForm, { secret: ['code'] })
  const { token, email } = await requireRequest(request)
  if (form.status !== 'success') return invalid(form)

  const { code, resend } = form.value
  if (resend !== undefined) {
    const resent = await resendReset(visitorOf(request), { token, email })
    if (!resent.ok) return refusal(form, resent)
    const headers = { 'Set-Cookie': await resetRequest.write({ token: resent.token, email }) }
    return redirectWithToast(accountPaths.resetCode(), RESET_MESSAGES.sentAgain, 'success', headers)
  }
  const outcome = await acceptCode(visitorOf(request), { token, email, code })
  if (!outcome.ok) return refusal(form, outcome)
  const headers = { 'Set-Cookie': await passwordChange.write(outcome.changeToken) }
  return redirect(accountPaths.newPassword(), { headers })
}

/** Requesting another code clears the field. */
export default function ResetCode() {
  return <CodeView key={useResetKey(useActionData<typeof action>())} />
}

function CodeView() {
  const { email } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const [form, field] = useServerForm({ id: 'reset-code', fields: ['code'], lastResult })
  const lead = (
    <>
      If <b className="font-semibold break-words text-base-content">{email}</b> has an account, we sent it a{' '}
      {numberWord(CODE_DIGITS)}-digit code.
    </>
  )
  return (
    <EntryForm title="Enter the code" lead={lead} form={form} backTo={accountPaths.forgotPassword()}>
      <CodeField field={field('code')} hint={CODE_MESSAGES.life} />
      <SubmitButton>SUBMIT</SubmitButton>
      <SubmitButton look="outline" name="resend" value="code">
        RESEND CODE
      </SubmitButton>
    </EntryForm>
  )
}

/** Without a reset request, redirects to the first step. */
async function requireRequest(request: Request) {
  const reset = await resetRequest.read(request)
  if (!reset) throw redirect(accountPaths.forgotPassword())
  return reset
}

export const meta: MetaFunction = () => [titled('Enter the code')]
