import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { AnswerForm } from '~/models/deals/inquiry-form'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { InquiryParams } from '~/models/trade/addresses/params'
import { dealPaths } from '~/models/trade/paths/deals'
import { withSearch } from '~/models/trade/paths/own-path'
import { refusalText } from '~/models/trade/results/outcome'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { answerOffer } from '~/services/deals/answer-offer.server'

/** Has no page: after a log-in, redirects to the thread. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request)
  return redirect(dealPaths.ownerInquiry(parseParams(params, InquiryParams).inquiryId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const { inquiryId } = parseParams(params, InquiryParams)
  const form = await readForm(request, AnswerForm)
  const back = withSearch(dealPaths.ownerInquiry(inquiryId), new URL(request.url).search)
  if (form.status !== 'success') return redirectWithToast(back, INQUIRY_MESSAGES.changed, 'error')

  const party = { side: 'owner', inquiryId } as const
  const outcome = await answerOffer(owner, party, 'accept', form.value.round)
  if (!outcome.ok) return redirectWithToast(back, refusalText(outcome), 'error')
  return redirectWithToast(back, INQUIRY_MESSAGES.accepted)
}

export { EmptyPage as default } from '~/components/shell/error-page'
