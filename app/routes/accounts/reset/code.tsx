import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CodeView } from '~/components/accounts/reset/code-view'
import { RESET_MESSAGES } from '~/models/accounts/account-messages'
import { CodeForm } from '~/models/accounts/code-form'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { redirect, redirectWithToast } from '~/server/http/redirect.server'
import { passwordChange, resetRequest } from '~/server/session/browser-state.server'
import { visitorOf } from '~/server/session/require.server'
import { acceptCode } from '~/services/accounts/reset/accept-code.server'
import { resendReset } from '~/services/accounts/reset/request-reset.server'

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

export default function ResetCode() {
  return <CodeView {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}

/** Without a request before, back to where it begins. */
async function requireRequest(request: Request) {
  const asked = await resetRequest.read(request)
  if (!asked) throw redirect(accountPaths.forgotPassword())
  return asked
}

export const meta: MetaFunction = () => [titled('Enter the code')]
