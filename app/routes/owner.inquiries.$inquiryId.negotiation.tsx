import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useOutletContext } from '@remix-run/react'
import { Answer, type Answered } from '~/components/owner/answer'
import { INQUIRY_MESSAGES } from '~/models/inquiry-messages'
import { OfferForm } from '~/models/offer-form'
import { InquiryParams } from '~/models/params'
import { paths } from '~/models/paths'
import { requireOwner } from '~/services/auth/renter.server'
import { counterOffer } from '~/services/inquiries/counter-offer.server'
import { originOf } from '~/services/web/origin.server'
import { parseParams } from '~/services/web/parse.server'
import { invalid, readForm, refusal } from '~/services/web/read-form.server'
import { redirectWithToast } from '~/services/web/toast.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request)
  return null
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const { inquiryId } = parseParams(params, InquiryParams)
  const form = await readForm(request, OfferForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await counterOffer({ side: 'owner', account: owner, inquiryId }, form.value, originOf(request))
  if (!outcome.ok) return refusal(form, outcome)
  const { search } = new URL(request.url)
  return redirectWithToast(paths.ownerInquiry(inquiryId) + search, INQUIRY_MESSAGES.negotiated)
}

export default function Negotiation() {
  return <Answer {...useOutletContext<Answered>()} lastResult={useActionData<typeof action>()} />
}
