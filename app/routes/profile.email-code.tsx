import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CODE_TITLES, CodeDialog } from '~/components/accounts/profile/code-dialog'
import { FailureDialog } from '~/components/shell/dialog/failure-dialog'
import { CodeForm } from '~/models/accounts/code-form'
import { contactWords } from '~/models/accounts/profile-contact'
import { CONTACT_MESSAGES, PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import { paths } from '~/models/trade/addresses/paths'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { redirectWithToast } from '~/server/http/toast.server'
import { contactChange } from '~/server/session/browser-state.server'
import { requireAccount } from '~/server/session/require.server'
import { requireContactChange } from '~/server/session/require-contact-change.server'
import { confirmContactChange } from '~/services/accounts/profile/confirm-contact-change.server'
import { resendContactCode } from '~/services/accounts/profile/resend-contact-code.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const { target } = await requireContactChange(request, await requireAccount(request), 'email')
  return { sentTo: contactWords('email', target) }
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const form = await readForm(request, CodeForm, { secret: ['code'] })
  const { token } = await requireContactChange(request, account, 'email')
  if (form.status !== 'success') return invalid(form)

  const { code, resend } = form.value
  const isResend = resend !== undefined
  const outcome = isResend
    ? await resendContactCode(account, 'email', token)
    : await confirmContactChange(account, 'email', { token, code })
  if (!outcome.ok && outcome.why !== 'failure') return refusal(form, outcome)
  if (!outcome.ok) return redirectWithToast(paths.profileEmailCode(), outcome.message, 'error')
  if (isResend) return redirectWithToast(paths.profileEmailCode(), CONTACT_MESSAGES.email.codeSent)
  const headers = { 'Set-Cookie': await contactChange.email.clear() }
  return redirectWithToast(paths.profile(), CONTACT_MESSAGES.email.changed, 'success', headers)
}

export default function ProfileEmailCode() {
  const { sentTo } = useLoaderData<typeof loader>()
  return <CodeDialog contact="email" sentTo={sentTo} lastResult={useActionData<typeof action>()} />
}

export const handle = { dialog: true }

export function ErrorBoundary() {
  return <FailureDialog title={CODE_TITLES.email} sentence={PROFILE_MESSAGES.failed} closeTo={paths.profile()} />
}
