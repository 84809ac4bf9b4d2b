import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CODE_TITLES, CodeDialog } from '~/components/profile/code-dialog'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { CodeForm } from '~/models/code-form'
import { refused } from '~/models/outcome'
import { paths } from '~/models/paths'
import { contactWords } from '~/models/profile-contact'
import { CONTACT_MESSAGES, PROFILE_MESSAGES } from '~/models/profile-messages'
import { requireAccount } from '~/services/auth/renter.server'
import { confirmContactChange } from '~/services/profile/confirm-contact-change.server'
import { findContactChange, letGoOfContactChange } from '~/services/profile/contact-change.server'
import { resendContactCode } from '~/services/profile/resend-contact-code.server'
import { countTry } from '~/services/web/limits.server'
import { invalid, readForm, refusal } from '~/services/web/read-form.server'
import { redirectWithToast } from '~/services/web/toast.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  const change = await findContactChange(request, account, 'phone')
  if (!change) throw redirect(paths.profilePhone())
  return { sentTo: contactWords('phone', change.target) }
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const form = await readForm(request, CodeForm, { secret: ['code'] })
  const change = await findContactChange(request, account, 'phone')
  if (!change) return redirect(paths.profilePhone())
  if (form.status !== 'success') return invalid(form)

  const isResend = form.value.resend !== undefined
  const tooMany = await countTry(isResend ? 'code-request' : 'code-try', request, account.id)
  if (tooMany) return refusal(form, refused(tooMany))
  if (isResend) {
    const resent = await resendContactCode('phone', change)
    if (!resent.ok) return redirectWithToast(paths.profilePhoneCode(), resent.message, 'error')
    return redirectWithToast(paths.profilePhoneCode(), CONTACT_MESSAGES.phone.codeSent)
  }
  const outcome = await confirmContactChange(account, 'phone', change, form.value.code)
  if (!outcome.ok && outcome.field) return refusal(form, outcome)
  if (!outcome.ok) return redirectWithToast(paths.profilePhoneCode(), outcome.message, 'error')
  const headers = { 'Set-Cookie': await letGoOfContactChange('phone') }
  return redirectWithToast(paths.profile(), CONTACT_MESSAGES.phone.changed, 'success', headers)
}

export default function ProfilePhoneCode() {
  const { sentTo } = useLoaderData<typeof loader>()
  return <CodeDialog contact="phone" sentTo={sentTo} lastResult={useActionData<typeof action>()} />
}

export const handle = { dialog: true }

export function ErrorBoundary() {
  return <FailureDialog title={CODE_TITLES.phone} sentence={PROFILE_MESSAGES.failed} closeTo={paths.profile()} />
}
