import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { z } from 'zod'
import { AnswerPage } from '~/components/deals/answer-link/answer-page'
import { AnswerForm, CrewDeclineForm, OfferForm, OwnerDeclineForm } from '~/models/deals/inquiry-form'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { sideToAnswer } from '~/models/deals/negotiation'
import { LinkedAnswerParams } from '~/models/trade/addresses/answer-link-params'
import { dealPaths } from '~/models/trade/paths/deals'
import { titled } from '~/models/trade/product'
import { type Outcome, refusalText } from '~/models/trade/results/outcome'
import { invalid, parseParams, readForm, redirect, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireAnswerLink } from '~/server/session/answer-access.server'
import type { AnswerLinkHolder } from '~/server/session/asker.server'
import { answerByLink, counterByLink } from '~/services/deals/answer-link/answer-by-link.server'
import { requireLinkedOffer } from '~/services/deals/answer-link/linked-offer.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { linkId, answer } = parseParams(params, LinkedAnswerParams)
  const offer = await requireLinkedOffer(await requireAnswerLink(request, linkId))
  if (offer.answered) throw redirect(dealPaths.linkedOffer(linkId))
  return { answer, offer }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { linkId, answer } = parseParams(params, LinkedAnswerParams)
  const holder = await requireAnswerLink(request, linkId)
  await requireLinkedOffer(holder)
  return ANSWERS[answer](request, holder)
}

const ANSWERS = {
  acceptance: answered(
    AnswerForm,
    (holder, { round }) => answerByLink(holder, 'accept', round),
    INQUIRY_MESSAGES.accepted,
  ),
  negotiation: answered(OfferForm, counterByLink, INQUIRY_MESSAGES.negotiated),
  decline: (request: Request, holder: AnswerLinkHolder) => DECLINES[sideToAnswer(holder.round)](request, holder),
}

/** Owners give a reason for declining. */
const DECLINES = {
  owner: answered(
    OwnerDeclineForm,
    (holder, { round, ...said }) => answerByLink(holder, 'decline', round, said),
    INQUIRY_MESSAGES.declined,
  ),
  renter: answered(
    CrewDeclineForm,
    (holder, { round, ...said }) => answerByLink(holder, 'decline', round, said),
    INQUIRY_MESSAGES.declined,
  ),
}

function answered<Input>(
  schema: z.ZodType<Input>,
  service: (holder: AnswerLinkHolder, input: Input) => Promise<Outcome>,
  done: string,
) {
  return async (request: Request, holder: AnswerLinkHolder) => {
    const form = await readForm(request, schema)
    if (form.status !== 'success') return invalid(form)

    const outcome = await service(holder, form.value)
    const back = dealPaths.linkedOffer(holder.linkId)
    // another answer came first, and the page says so
    if (!outcome.ok && outcome.why === 'stale') return redirectWithToast(back, refusalText(outcome), 'error')
    if (!outcome.ok) return refusal(form, outcome)
    return redirectWithToast(back, done)
  }
}

export default function Answer() {
  const { answer, offer } = useLoaderData<typeof loader>()
  return <AnswerPage answer={answer} offer={offer} lastResult={useActionData<typeof action>()} />
}

export const handle = { hydrate: false, frame: 'emailed' }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.offer.title ?? 'Offer')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
