import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { SignUpDialog } from '~/components/provider/sign-up-dialog'
import { SIGN_UP_MESSAGES } from '~/models/accounts/sign-up-messages'
import { ApprovalForm } from '~/models/provider/account-form'
import { SignUpParams } from '~/models/trade/addresses/params'
import { withSearch } from '~/models/trade/paths/own-path'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirectWithToast } from '~/server/http/redirect.server'
import { requireProvider } from '~/server/session/require.server'
import { approveSignUp } from '~/services/provider/approve-sign-up.server'
import { requireSignUp } from '~/services/provider/require-sign-up.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  return requireSignUp(provider, parseParams(params, SignUpParams).requestId)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const { requestId } = parseParams(params, SignUpParams)
  const form = await readForm(request, ApprovalForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await approveSignUp(provider, { requestId, role: form.value.role })
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(withSearch(providerPaths.provider(), new URL(request.url).search), SIGN_UP_MESSAGES.approved)
}

export default function SignUpRequest() {
  const request = useLoaderData<typeof loader>()
  return <SignUpDialog request={request} lastResult={useActionData<typeof action>()} search={useLocation().search} />
}

export const handle = { dialog: true }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.name ?? 'Request')]

/** After a refusal too: it may be decided by now. */
export const shouldRevalidate = () => true
