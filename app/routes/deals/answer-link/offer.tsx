import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LinkedOfferPage } from '~/components/deals/answer-link/linked-offer'
import { AnswerLinkParams, AnswerLinkQuery } from '~/models/trade/addresses/answer-link-params'
import { dealPaths } from '~/models/trade/paths/deals'
import { titled } from '~/models/trade/product'
import { parseParams, parseQuery, redirect } from '~/server/http/route.server'
import { requireAnswerLink } from '~/server/session/answer-access.server'
import { answerLink } from '~/server/session/browser-state.server'
import { requireEmailedTogether } from '~/services/deals/answer-link/emailed-together.server'
import { requireLinkedOffer } from '~/services/deals/answer-link/linked-offer.server'

/**
 * Public to browsers that came through the emailed link. Opening it does not answer the offer; `other` opens another
 * offer.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { linkId } = parseParams(params, AnswerLinkParams)
  const holder = await requireAnswerLink(request, linkId)
  const { other } = parseQuery(request, AnswerLinkQuery)
  if (!other) return requireLinkedOffer(holder)
  await requireEmailedTogether(holder, other)
  const cookie = await answerLink(other).write(other)
  throw redirect(dealPaths.linkedOffer(other), { headers: { 'Set-Cookie': cookie } })
}

export default function Offer() {
  return <LinkedOfferPage offer={useLoaderData<typeof loader>()} />
}

export const handle = { hydrate: false, frame: 'emailed' }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.title ?? 'Offer')]
