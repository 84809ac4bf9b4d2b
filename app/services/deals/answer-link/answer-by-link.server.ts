import { sideToAnswer } from '~/models/deals/negotiation'
import type { Outcome } from '~/models/trade/answers/outcome'
import type { AnswerLinkHolder } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { answerOffer, counterOffer, type Offered, type Said } from '../answer-offer.server'
import type { Party } from '../lock-thread.server'

/** `answerOffer` for the holder of an emailed link, within its rate limit. */
export function answerByLink(
  holder: AnswerLinkHolder,
  move: 'accept' | 'decline',
  round: number,
  said?: Said,
): Promise<Outcome> {
  return withRateLimit('link-answer', holder, holder.linkId, () =>
    answerOffer(holder, partyOf(holder), move, round, said),
  )
}

/** `counterOffer` for the holder of an emailed link, within its rate limit. */
export function counterByLink(holder: AnswerLinkHolder, offer: Offered): Promise<Outcome> {
  return withRateLimit('link-answer', holder, holder.linkId, () => counterOffer(holder, partyOf(holder), offer))
}

function partyOf({ round, inquiryId, projectId, listVehicleId }: AnswerLinkHolder): Party {
  const side = sideToAnswer(round)
  return side === 'owner' ? { side, inquiryId } : { side, inquiryId, projectId, listVehicleId }
}
