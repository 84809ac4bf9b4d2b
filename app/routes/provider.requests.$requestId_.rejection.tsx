import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { RejectionDialog } from '~/components/provider/rejection-dialog'
import { SignUpParams } from '~/models/params'
import { paths } from '~/models/paths'
import { RejectionForm } from '~/models/sign-up-decision-form'
import { SIGN_UP_MESSAGES } from '~/models/sign-up-messages'
import { requireProvider } from '~/services/auth/renter.server'
import { findSignUp } from '~/services/provider/find-sign-up.server'
import { rejectSignUp } from '~/services/provider/reject-sign-up.server'
import { parseParams } from '~/services/web/parse.server'
import { invalid, readForm, refusal } from '~/services/web/read-form.server'
import { redirectWithToast } from '~/services/web/toast.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireProvider(request)
  return findSignUp(parseParams(params, SignUpParams).requestId)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const { requestId } = parseParams(params, SignUpParams)
  const form = await readForm(request, RejectionForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await rejectSignUp(provider, { requestId, reason: form.value.reason })
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(paths.provider() + new URL(request.url).search, SIGN_UP_MESSAGES.rejected)
}

export default function SignUpRejection() {
  const request = useLoaderData<typeof loader>()
  return <RejectionDialog request={request} lastResult={useActionData<typeof action>()} search={useLocation().search} />
}

export const handle = { dialog: true }

/** After a refusal too: it may be decided by now. */
export const shouldRevalidate = () => true
