import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CONTACT_TITLES, ContactDialog } from '~/components/profile/contact-dialog'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { useFormAnswer } from '~/components/ui/form-answer'
import { refused } from '~/models/outcome'
import { paths } from '~/models/paths'
import { PhoneForm } from '~/models/profile-form'
import { PROFILE_MESSAGES } from '~/models/profile-messages'
import { requireAccount } from '~/services/auth/renter.server'
import { findProfile } from '~/services/profile/find-profile.server'
import { requestContactChange } from '~/services/profile/request-contact-change.server'
import { countTry } from '~/services/web/limits.server'
import { invalid, readForm, refusal } from '~/services/web/read-form.server'
import { redirectWithToast } from '~/services/web/toast.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const { phone } = await findProfile(await requireAccount(request))
  return { present: phone }
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const form = await readForm(request, PhoneForm)
  if (form.status !== 'success') return invalid(form)

  const tooMany = await countTry('code-request', request, account.id)
  if (tooMany) return refusal(form, refused(tooMany))
  const outcome = await requestContactChange(account, 'phone', form.value.phoneNumber)
  if (outcome.ok) return redirect(paths.profilePhoneCode(), { headers: { 'Set-Cookie': outcome.cookie } })
  if (outcome.field) return refusal(form, outcome)
  return redirectWithToast(paths.profile(), outcome.message, 'error')
}

export default function ProfilePhone() {
  const { present } = useLoaderData<typeof loader>()
  return <ContactDialog contact="phone" present={present} lastResult={useFormAnswer(useActionData<typeof action>())} />
}

export const handle = { dialog: true }

export function ErrorBoundary() {
  return <FailureDialog title={CONTACT_TITLES.phone} sentence={PROFILE_MESSAGES.failed} closeTo={paths.profile()} />
}
