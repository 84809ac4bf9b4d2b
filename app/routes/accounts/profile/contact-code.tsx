import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CODE_TITLES, CodeDialog } from '~/components/accounts/profile/code-dialog'
import { ContactFailure } from '~/components/accounts/profile/contact-dialog'
import { CodeForm } from '~/models/accounts/code-form'
import { formatContact } from '~/models/accounts/profile-contact'
import { CONTACT_MESSAGES } from '~/models/accounts/profile-messages'
import { ContactParams } from '~/models/trade/addresses/params'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirectWithToast } from '~/server/http/redirect.server'
import { contactChange, requireContactChange } from '~/server/session/browser-state.server'
import { requireAccount } from '~/server/session/require.server'
import { confirmContactChange } from '~/services/accounts/profile/confirm-contact-change.server'
import { resendContactCode } from '~/services/accounts/profile/request-contact-change.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  const { contact } = parseParams(params, ContactParams)
  const { target } = await requireContactChange(request, account, contact)
  return { contact, sentTo: formatContact(contact, target) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const { contact } = parseParams(params, ContactParams)
  const form = await readForm(request, CodeForm, { secret: ['code'] })
  const { token } = await requireContactChange(request, account, contact)
  if (form.status !== 'success') return invalid(form)

  const { code, resend } = form.value
  const isResend = resend !== undefined
  const outcome = isResend
    ? await resendContactCode(account, contact, token)
    : await confirmContactChange(account, contact, { token, code })
  if (!outcome.ok && outcome.why !== 'failure') return refusal(form, outcome)
  const here = accountPaths.profileContactCode(contact)
  if (!outcome.ok) return redirectWithToast(here, outcome.message, 'error')
  if (isResend) return redirectWithToast(here, CONTACT_MESSAGES[contact].codeSent)
  const headers = { 'Set-Cookie': await contactChange[contact].clear() }
  return redirectWithToast(accountPaths.profile(), CONTACT_MESSAGES[contact].changed, 'success', headers)
}

export default function ProfileContactCode() {
  return <CodeDialog {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}

export const handle = { dialog: true }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data ? CODE_TITLES[data.contact] : 'Profile')]

export function ErrorBoundary() {
  return <ContactFailure titles={CODE_TITLES} />
}
