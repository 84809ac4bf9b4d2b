import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CONTACT_TITLES, ContactDialog } from '~/components/accounts/profile/contact-dialog'
import { FailureDialog } from '~/components/shell/dialog/failure-dialog'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { PhoneForm } from '~/models/accounts/profile-form'
import { PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import { paths } from '~/models/trade/addresses/paths'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { redirect } from '~/server/http/redirect.server'
import { redirectWithToast } from '~/server/http/toast.server'
import { contactChange } from '~/server/session/browser-state.server'
import { requireAccount } from '~/server/session/require.server'
import { findProfile } from '~/services/accounts/profile/find-profile.server'
import { requestContactChange } from '~/services/accounts/profile/request-contact-change.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const { phone } = await findProfile(await requireAccount(request))
  return { present: phone }
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const form = await readForm(request, PhoneForm)
  if (form.status !== 'success') return invalid(form)

  const target = form.value.phoneNumber
  const outcome = await requestContactChange(account, 'phone', target)
  if (outcome.ok) {
    const cookie = await contactChange.phone.write({ accountId: account.id, token: outcome.token, target })
    return redirect(paths.profilePhoneCode(), { headers: { 'Set-Cookie': cookie } })
  }
  // what broke closes the dialog and is told over the profile
  if (outcome.why === 'failure') return redirectWithToast(paths.profile(), outcome.message, 'error')
  return refusal(form, outcome)
}

export default function ProfilePhone() {
  const { present } = useLoaderData<typeof loader>()
  return <ContactDialog contact="phone" present={present} lastResult={useFormAnswer(useActionData<typeof action>())} />
}

export const handle = { dialog: true }

export function ErrorBoundary() {
  return <FailureDialog title={CONTACT_TITLES.phone} sentence={PROFILE_MESSAGES.failed} closeTo={paths.profile()} />
}
