import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLocation, useOutletContext } from '@remix-run/react'
import { type Answered, Answers, DeclineForm } from '~/components/deals/inbox/answer'
import { OwnerDeclineForm } from '~/models/deals/inquiry-form'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { chosenTemplate } from '~/models/deals/timeline/reply-templates'
import { InquiryParams } from '~/models/trade/addresses/params'
import { dealPaths } from '~/models/trade/paths/deals'
import { withSearch } from '~/models/trade/paths/own-path'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { answerOffer } from '~/services/deals/answer-offer.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request)
  return null
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const { inquiryId } = parseParams(params, InquiryParams)
  const form = await readForm(request, OwnerDeclineForm)
  if (form.status !== 'success') return invalid(form)

  const party = { side: 'owner', inquiryId } as const
  const outcome = await answerOffer(owner, party, 'decline', form.value.round, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  const { search } = new URL(request.url)
  return redirectWithToast(withSearch(dealPaths.ownerInquiry(inquiryId), search), INQUIRY_MESSAGES.declined)
}

export default function Decline() {
  const thread = useOutletContext<Answered>()
  const { template, search } = chosenTemplate(useLocation().search, thread.templates)
  const backTo = dealPaths.ownerInquiry(thread.id) + search
  const page = dealPaths.ownerDecline(thread.id) + search
  const lastResult = useActionData<typeof action>()
  if (thread.state !== 'toAnswer') return <Answers thread={thread} />
  const note = template?.text
  return <DeclineForm key={note} {...thread} {...{ lastResult, backTo, page, note }} />
}

export const meta: MetaFunction = () => [titled('Decline Offer')]
