import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation, useParams } from '@remix-run/react'
import { NegotiateDialog } from '~/components/inquiries/offer-dialogs'
import { useFormAnswer } from '~/components/ui/form-answer'
import { INQUIRY_MESSAGES } from '~/models/inquiry-messages'
import { listView } from '~/models/list-view'
import { CardOfferForm } from '~/models/offer-form'
import { ListVehicleParams } from '~/models/params'
import { paths } from '~/models/paths'
import { PRODUCT } from '~/models/product'
import { requireRenter } from '~/services/auth/renter.server'
import { counterOffer } from '~/services/inquiries/counter-offer.server'
import { findOffer } from '~/services/inquiries/find-offer.server'
import { originOf } from '~/services/web/origin.server'
import { parseParams } from '~/services/web/parse.server'
import { invalid, readForm, refusal } from '~/services/web/read-form.server'
import { redirectWithToast } from '~/services/web/toast.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request)
  const { projectId, listVehicleId } = parseParams(params, ListVehicleParams)
  return findOffer(renter, projectId, listVehicleId)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request)
  const at = parseParams(params, ListVehicleParams)
  const form = await readForm(request, CardOfferForm)
  if (form.status !== 'success') return invalid(form)

  const party = { side: 'renter', account: renter, ...at, inquiryId: form.value.inquiryId } as const
  const outcome = await counterOffer(party, form.value, originOf(request))
  if (!outcome.ok) return refusal(form, outcome)
  const view = listView(new URL(request.url).search)
  return redirectWithToast(paths.listCard(at.projectId, at.listVehicleId, view), INQUIRY_MESSAGES.negotiated)
}

export default function Negotiation() {
  const offer = useLoaderData<typeof loader>()
  const { projectId = '', listVehicleId = '' } = useParams()
  const closeTo = paths.listCard(projectId, listVehicleId, listView(useLocation().search))
  return <NegotiateDialog {...offer} lastResult={useFormAnswer(useActionData<typeof action>())} closeTo={closeTo} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [{ title: `Negotiate Price - ${PRODUCT}` }]

/** After a refusal too: the other side may have moved since the page was made. */
export const shouldRevalidate = () => true
