import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation, useParams } from '@remix-run/react'
import { DeclineDialog } from '~/components/inquiries/offer-dialogs'
import { useFormAnswer } from '~/components/ui/form-answer'
import { INQUIRY_MESSAGES } from '~/models/inquiry-messages'
import { listView } from '~/models/list-view'
import { CardAnswerForm } from '~/models/offer-form'
import { ListVehicleParams } from '~/models/params'
import { paths } from '~/models/paths'
import { PRODUCT } from '~/models/product'
import { requireRenter } from '~/services/auth/renter.server'
import { answerOffer } from '~/services/inquiries/answer-offer.server'
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
  const form = await readForm(request, CardAnswerForm)
  if (form.status !== 'success') return invalid(form)

  const party = { side: 'renter', account: renter, ...at, inquiryId: form.value.inquiryId } as const
  const outcome = await answerOffer(party, 'decline', form.value.round, originOf(request))
  if (!outcome.ok) return refusal(form, outcome)
  const view = listView(new URL(request.url).search)
  return redirectWithToast(paths.listCard(at.projectId, at.listVehicleId, view), INQUIRY_MESSAGES.declined)
}

export default function Decline() {
  const offer = useLoaderData<typeof loader>()
  const { projectId = '', listVehicleId = '' } = useParams()
  const closeTo = paths.listCard(projectId, listVehicleId, listView(useLocation().search))
  return <DeclineDialog {...offer} lastResult={useFormAnswer(useActionData<typeof action>())} closeTo={closeTo} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [{ title: `Decline Offer - ${PRODUCT}` }]

/** After a refusal too: the other side may have moved since the page was made. */
export const shouldRevalidate = () => true
