import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation, useParams } from '@remix-run/react'
import { NegotiateDialog } from '~/components/deals/offer-dialogs'
import { useFormResponse } from '~/components/ui/form/form-response'
import { CardOfferForm } from '~/models/deals/inquiry-form'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { ListVehicleParams } from '~/models/trade/addresses/params'
import { listView } from '~/models/trade/list-view'
import { dealPaths } from '~/models/trade/paths/deals'
import { listPaths } from '~/models/trade/paths/lists'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { counterOffer } from '~/services/deals/answer-offer.server'
import { requireOffer } from '~/services/deals/require-offer.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request)
  return requireOffer(renter, parseParams(params, ListVehicleParams))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request)
  const ref = parseParams(params, ListVehicleParams)
  const form = await readForm(request, CardOfferForm)
  if (form.status !== 'success') return invalid(form)

  const party = { side: 'renter', ...ref, inquiryId: form.value.inquiryId } as const
  const outcome = await counterOffer(renter, party, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  const view = listView(new URL(request.url).search)
  return redirectWithToast(listPaths.listVehicle(ref.projectId, ref.listVehicleId, view), INQUIRY_MESSAGES.negotiated)
}

export default function Negotiation() {
  const offer = useLoaderData<typeof loader>()
  const { projectId = '', listVehicleId = '' } = useParams()
  const view = listView(useLocation().search)
  return (
    <NegotiateDialog
      {...offer}
      lastResult={useFormResponse(useActionData<typeof action>())}
      closeTo={listPaths.listVehicle(projectId, listVehicleId, view)}
      declineTo={dealPaths.decline(projectId, listVehicleId) + view}
    />
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Negotiate Price')]

/** Also after a refusal: the other side may have answered since the page was rendered. */
export const shouldRevalidate = () => true

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
