import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { RejectionDialog } from '~/components/provider/rejection-dialog'
import { SIGN_UP_MESSAGES } from '~/models/accounts/sign-up-messages'
import { RejectionForm } from '~/models/provider/account-form'
import { SignUpParams } from '~/models/trade/addresses/params'
import { withSearch } from '~/models/trade/paths/own-path'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirectWithToast } from '~/server/http/redirect.server'
import { requireProvider } from '~/server/session/require.server'
import { rejectSignUp } from '~/services/provider/reject-sign-up.server'
import { requireSignUp } from '~/services/provider/require-sign-up.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  return requireSignUp(provider, parseParams(params, SignUpParams).requestId)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const { requestId } = parseParams(params, SignUpParams)
  const form = await readForm(request, RejectionForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await rejectSignUp(provider, { requestId, reason: form.value.reason })
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(withSearch(providerPaths.provider(), new URL(request.url).search), SIGN_UP_MESSAGES.rejected)
}

export default function SignUpRejection() {
  const request = useLoaderData<typeof loader>()
  return <RejectionDialog request={request} lastResult={useActionData<typeof action>()} search={useLocation().search} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Reject request')]

/** After a refusal too: it may be decided by now. */
export const shouldRevalidate = () => true
