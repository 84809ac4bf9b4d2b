import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CONTACT_TITLES, ContactDialog } from '~/components/accounts/profile/contact-dialog'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { EmailForm } from '~/models/accounts/profile-form'
import { PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import { paths } from '~/models/trade/paths'
import { readForm } from '~/server/http/read-form.server'
import { requireAccount } from '~/server/session/renter.server'
import { answerWanted } from '~/services/accounts/profile/contact-steps.server'
import { findProfile } from '~/services/accounts/profile/find-profile.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await findProfile(await requireAccount(request))
  return { present: email }
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  return answerWanted(request, account, 'email', await readForm(request, EmailForm))
}

export default function ProfileEmail() {
  const { present } = useLoaderData<typeof loader>()
  return <ContactDialog contact="email" present={present} lastResult={useFormAnswer(useActionData<typeof action>())} />
}

export const handle = { dialog: true }

export function ErrorBoundary() {
  return <FailureDialog title={CONTACT_TITLES.email} sentence={PROFILE_MESSAGES.failed} closeTo={paths.profile()} />
}
