import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CodeView } from '~/components/accounts/reset/code-view'
import { CodeForm } from '~/models/accounts/code-form'
import { RESET_MESSAGES } from '~/models/accounts/reset-messages'
import { paths } from '~/models/trade/paths'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/read-form.server'
import { redirectWithToast } from '~/server/http/toast.server'
import { acceptCode } from '~/services/accounts/reset/accept-code.server'
import { resendReset } from '~/services/accounts/reset/request-reset.server'
import { requireAsked } from '~/services/accounts/reset/reset-cookies.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireAsked(request)
  return { email }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, CodeForm, { secret: ['code'] })
  const asked = await requireAsked(request)
  if (form.status !== 'success') return invalid(form)

  const isResend = form.value.resend !== undefined
  const outcome = isResend ? await resendReset(request, asked) : await acceptCode(request, asked, form.value.code)
  if (!outcome.ok) return refusal(form, outcome)
  const headers = { 'Set-Cookie': outcome.cookie }
  if (isResend) return redirectWithToast(paths.resetCode(), RESET_MESSAGES.sentAgain, 'success', headers)
  return redirect(paths.newPassword(), { headers })
}

export default function ResetCode() {
  return <CodeView {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}

export const meta: MetaFunction = () => [titled('Enter the code')]
