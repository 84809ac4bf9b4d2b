import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AnswerPage } from '~/components/deals/answer-link/answer-page'
import { MessageForm } from '~/models/deals/timeline/message-form'
import { DEAL_MESSAGE_MESSAGES } from '~/models/deals/timeline/message-limits'
import { AnswerLinkParams } from '~/models/trade/addresses/answer-link-params'
import { dealPaths } from '~/models/trade/paths/deals'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirect, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireAnswerLink } from '~/server/session/answer-access.server'
import { messageByLink } from '~/services/deals/answer-link/answer-by-link.server'
import { requireLinkedOffer } from '~/services/deals/answer-link/linked-offer.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { linkId } = parseParams(params, AnswerLinkParams)
  const offer = await requireLinkedOffer(await requireAnswerLink(request, linkId))
  if (offer.answered) throw redirect(dealPaths.linkedOffer(linkId))
  return offer
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { linkId } = parseParams(params, AnswerLinkParams)
  const holder = await requireAnswerLink(request, linkId)
  await requireLinkedOffer(holder)
  const form = await readForm(request, MessageForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await messageByLink(holder, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(dealPaths.linkedOffer(linkId), DEAL_MESSAGE_MESSAGES.sent)
}

export default function LinkedMessage() {
  const offer = useLoaderData<typeof loader>()
  return <AnswerPage answer="message" offer={offer} lastResult={useActionData<typeof action>()} />
}

export const handle = { hydrate: false, frame: 'emailed' }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.title ?? 'Offer')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
