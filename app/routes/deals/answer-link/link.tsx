import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { TokenParams } from '~/models/trade/addresses/params'
import { dealPaths } from '~/models/trade/paths/deals'
import { titled } from '~/models/trade/product'
import { parseParams, redirect } from '~/server/http/route.server'
import { exchangeAnswerLink } from '~/server/session/answer-access.server'
import { requireLinkedOffer } from '~/services/deals/answer-link/linked-offer.server'

/** The emailed link: open to its holder, and replaced by a cookie at once. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { token } = parseParams(params, TokenParams)
  const { holder, cookie } = await exchangeAnswerLink(request, token)
  await requireLinkedOffer(holder)
  return redirect(dealPaths.linkedOffer(holder.linkId), { headers: { 'Set-Cookie': cookie } })
}

/** Never rendered. With a component, the response to an expired link is an error page. */
export default function AnswerLink() {
  return null
}

export const handle = { hydrate: false, frame: 'emailed' }
export const meta: MetaFunction = () => [titled('Offer')]
