import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { INQUIRY_MESSAGES } from '~/models/inquiry-messages'
import { AnswerForm } from '~/models/offer-form'
import { InquiryParams } from '~/models/params'
import { paths } from '~/models/paths'
import { requireOwner } from '~/services/auth/renter.server'
import { answerOffer } from '~/services/inquiries/answer-offer.server'
import { originOf } from '~/services/web/origin.server'
import { parseParams } from '~/services/web/parse.server'
import { readForm } from '~/services/web/read-form.server'
import { redirectWithToast } from '~/services/web/toast.server'

/** There is nothing to see here: whoever comes back from the log-in goes on to the thread. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request)
  return redirect(paths.ownerInquiry(parseParams(params, InquiryParams).inquiryId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const { inquiryId } = parseParams(params, InquiryParams)
  const form = await readForm(request, AnswerForm)
  const back = paths.ownerInquiry(inquiryId) + new URL(request.url).search
  if (form.status !== 'success') return redirectWithToast(back, INQUIRY_MESSAGES.changed, 'error')

  const party = { side: 'owner', account: owner, inquiryId } as const
  const outcome = await answerOffer(party, 'accept', form.value.round, originOf(request))
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  return redirectWithToast(back, INQUIRY_MESSAGES.accepted)
}
