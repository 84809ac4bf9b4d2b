import { sideToAnswer } from '~/models/deals/negotiation'
import type { Outcome } from '~/models/trade/results/outcome'
import { answerLinkOver } from '~/server/session/answer-links.server'
import type { AnswerLinkHolder } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { type AnswerDetails, answerOffer, counterOffer, type Offered } from '../answer-offer.server'
import type { Party } from '../lock-thread.server'
import { sendMessage } from '../messages/send-message.server'

/** `answerOffer` for the holder of an emailed link, within its rate limit. */
export function answerByLink(
  holder: AnswerLinkHolder,
  move: 'accept' | 'decline',
  round: number,
  said?: AnswerDetails,
): Promise<Outcome> {
  return withRateLimit('link-answer', holder, holder.linkId, () =>
    answerOffer(holder, partyOf(holder), move, round, said),
  )
}

/** `counterOffer` for the holder of an emailed link, within its rate limit. */
export function counterByLink(holder: AnswerLinkHolder, offer: Offered): Promise<Outcome> {
  return withRateLimit('link-answer', holder, holder.linkId, () => counterOffer(holder, partyOf(holder), offer))
}

/** `sendMessage` for the holder of an emailed link, which stays valid. 410 once they have answered. */
export async function messageByLink(
  holder: AnswerLinkHolder,
  message: { message: string; attempt: string },
): Promise<Outcome> {
  if (holder.isUsed) throw answerLinkOver(holder.thread, 'answered')
  return sendMessage(holder, partyOf(holder), message)
}

function partyOf({ round, inquiryId, projectId, listVehicleId }: AnswerLinkHolder): Party {
  const side = sideToAnswer(round)
  return side === 'owner' ? { side, inquiryId } : { side, inquiryId, projectId, listVehicleId }
}
