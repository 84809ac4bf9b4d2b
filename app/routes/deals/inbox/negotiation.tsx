import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useOutletContext } from '@remix-run/react'
import { type Answered, Answers } from '~/components/deals/inbox/answer'
import { OfferForm } from '~/models/deals/inquiry-form'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { InquiryParams } from '~/models/trade/addresses/params'
import { dealPaths } from '~/models/trade/paths/deals'
import { withSearch } from '~/models/trade/paths/own-path'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { counterOffer } from '~/services/deals/answer-offer.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request)
  return null
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const { inquiryId } = parseParams(params, InquiryParams)
  const form = await readForm(request, OfferForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await counterOffer(owner, { side: 'owner', inquiryId }, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  const { search } = new URL(request.url)
  return redirectWithToast(withSearch(dealPaths.ownerInquiry(inquiryId), search), INQUIRY_MESSAGES.negotiated)
}

export default function Negotiation() {
  return (
    <Answers thread={useOutletContext<Answered>()} templateFor="note" counterResult={useActionData<typeof action>()} />
  )
}

export const meta: MetaFunction = () => [titled('Negotiate Price')]
