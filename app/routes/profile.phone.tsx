import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CONTACT_TITLES, ContactDialog } from '~/components/profile/contact-dialog'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { useFormAnswer } from '~/components/ui/form-answer'
import { paths } from '~/models/paths'
import { PhoneForm } from '~/models/profile-form'
import { PROFILE_MESSAGES } from '~/models/profile-messages'
import { requireAccount } from '~/services/auth/renter.server'
import { answerWanted } from '~/services/profile/contact-steps.server'
import { findProfile } from '~/services/profile/find-profile.server'
import { readForm } from '~/services/web/read-form.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const { phone } = await findProfile(await requireAccount(request))
  return { present: phone }
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  return answerWanted(request, account, 'phone', await readForm(request, PhoneForm))
}

export default function ProfilePhone() {
  const { present } = useLoaderData<typeof loader>()
  return <ContactDialog contact="phone" present={present} lastResult={useFormAnswer(useActionData<typeof action>())} />
}

export const handle = { dialog: true }

export function ErrorBoundary() {
  return <FailureDialog title={CONTACT_TITLES.phone} sentence={PROFILE_MESSAGES.failed} closeTo={paths.profile()} />
}
