import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation, useParams } from '@remix-run/react'
import { WithdrawDialog } from '~/components/deals/offer-dialogs'
import { useFormResponse } from '~/components/ui/form/form-response'
import { checkWithdrawal } from '~/models/deals/deal-actions'
import { WithdrawalForm } from '~/models/deals/inquiry-form'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { ListVehicleParams } from '~/models/trade/addresses/params'
import { listView } from '~/models/trade/list-view'
import { listPaths } from '~/models/trade/paths/lists'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireOffer } from '~/services/deals/require-offer.server'
import { withdrawInquiry } from '~/services/deals/withdraw-inquiries.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request)
  return requireOffer(renter, parseParams(params, ListVehicleParams), checkWithdrawal)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request)
  const ref = parseParams(params, ListVehicleParams)
  const form = await readForm(request, WithdrawalForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await withdrawInquiry(renter, { ...ref, ...form.value })
  if (!outcome.ok) return refusal(form, outcome)
  const view = listView(new URL(request.url).search)
  return redirectWithToast(listPaths.listVehicle(ref.projectId, ref.listVehicleId, view), INQUIRY_MESSAGES.withdrawn)
}

export default function Withdrawal() {
  const offer = useLoaderData<typeof loader>()
  const { projectId = '', listVehicleId = '' } = useParams()
  const closeTo = listPaths.listVehicle(projectId, listVehicleId, listView(useLocation().search))
  return <WithdrawDialog {...offer} lastResult={useFormResponse(useActionData<typeof action>())} closeTo={closeTo} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Withdraw Inquiry')]

/** Also after a refusal: the owner may have answered since the page was rendered. */
export const shouldRevalidate = () => true

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
