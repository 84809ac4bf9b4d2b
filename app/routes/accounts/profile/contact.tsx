import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CONTACT_TITLES, ContactDialog, ContactFailure } from '~/components/accounts/profile/contact-dialog'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { CONTACT_FORMS } from '~/models/accounts/profile-form'
import { ContactParams } from '~/models/trade/addresses/params'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirect, redirectWithToast } from '~/server/http/redirect.server'
import { contactChange } from '~/server/session/browser-state.server'
import { requireAccount } from '~/server/session/require.server'
import { findProfile } from '~/services/accounts/profile/find-profile.server'
import { requestContactChange } from '~/services/accounts/profile/request-contact-change.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  const { contact } = parseParams(params, ContactParams)
  const profile = await findProfile(account)
  return { contact, present: profile[contact] }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const { contact } = parseParams(params, ContactParams)
  const form = await readForm(request, CONTACT_FORMS[contact])
  if (form.status !== 'success') return invalid(form)

  const { target } = form.value
  const outcome = await requestContactChange(account, contact, target)
  if (outcome.ok) {
    const cookie = await contactChange[contact].write({ accountId: account.id, token: outcome.token, target })
    return redirect(accountPaths.profileContactCode(contact), { headers: { 'Set-Cookie': cookie } })
  }
  // what broke closes the dialog and is told over the profile
  if (outcome.why === 'failure') return redirectWithToast(accountPaths.profile(), outcome.message, 'error')
  return refusal(form, outcome)
}

export default function ProfileContact() {
  return (
    <ContactDialog {...useLoaderData<typeof loader>()} lastResult={useFormAnswer(useActionData<typeof action>())} />
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data ? CONTACT_TITLES[data.contact] : 'Profile')]

export function ErrorBoundary() {
  return <ContactFailure titles={CONTACT_TITLES} />
}
