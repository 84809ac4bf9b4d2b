import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CODE_TITLES, CodeDialog } from '~/components/accounts/profile/code-dialog'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { CodeForm } from '~/models/accounts/code-form'
import { PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import { paths } from '~/models/trade/paths'
import { readForm } from '~/server/http/read-form.server'
import { requireAccount } from '~/server/session/renter.server'
import { answerCode, showSentTo } from '~/services/accounts/profile/contact-steps.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return showSentTo(request, await requireAccount(request), 'phone')
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  return answerCode(request, account, 'phone', await readForm(request, CodeForm, { secret: ['code'] }))
}

export default function ProfilePhoneCode() {
  const { sentTo } = useLoaderData<typeof loader>()
  return <CodeDialog contact="phone" sentTo={sentTo} lastResult={useActionData<typeof action>()} />
}

export const handle = { dialog: true }

export function ErrorBoundary() {
  return <FailureDialog title={CODE_TITLES.phone} sentence={PROFILE_MESSAGES.failed} closeTo={paths.profile()} />
}
