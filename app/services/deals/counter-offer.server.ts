import { and, eq } from 'drizzle-orm'
import { refusedOffer } from '~/models/deals/booking-rules'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { afterMove, refusedMove } from '~/models/deals/negotiation'
import type { Cents } from '~/models/trade/money'
import type { Outcome } from '~/models/trade/outcome'
import { now } from '~/server/clock.server'
import { inTransaction, type Tx } from '~/server/db/client.server'
import { inquiries, offers } from '~/server/db/schema'
import { orRefuse } from '~/server/http/or-refuse.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { tellOfMove } from './move-letter.server'
import { openThread, refusedTerms } from './open-thread.server'
import type { Party, Thread } from './thread.server'

type Offer = { rate: Cents; round: number }

/**
 * Answers the offer of a round with another one, in cents for the whole booking before tax, and tells the other side.
 * The floor binds the renter only. Sending the same offer again changes nothing and succeeds like the first time.
 */
export function counterOffer(party: Party, offer: Offer, origin: string): Promise<Outcome> {
  return orRefuse(INQUIRY_MESSAGES.answerFailed, () => inTransaction((tx) => counter(tx, party, offer, origin)))
}

async function counter(tx: Tx, party: Party, offer: Offer, origin: string): Promise<Outcome> {
  const thread = await openThread(tx, party)
  const { negotiation } = thread
  if (await isMade(tx, thread, party, offer)) return { ok: true }
  const refusal =
    refusedMove(negotiation, party.side, offer.round, now()) ??
    (await refusedTerms(tx, thread)) ??
    (party.side === 'renter' ? refusedOffer(offer.rate, thread.listed) : null)
  if (refusal) return refusal

  const { round, lastOfferBy } = afterMove(negotiation, party.side, 'negotiate')
  await tx.insert(offers).values({
    inquiryId: thread.id,
    round,
    madeBy: party.side,
    accountId: party.account.id,
    amountCents: offer.rate,
    createdAt: now(),
  })
  await tx.update(inquiries).set({ round, lastOfferBy, lastOfferCents: offer.rate }).where(eq(inquiries.id, thread.id))
  await recordActivity(tx, {
    kind: 'offer-countered',
    accountId: party.account.id,
    projectId: thread.projectId,
    subject: { inquiryId: thread.id, round },
  })
  await tellOfMove(tx, thread, { move: 'negotiate', by: party.side, rate: offer.rate, round }, origin)
  return { ok: true }
}

/** Whether this very offer stands in the history already, whatever has happened since. */
async function isMade(tx: Tx, thread: Thread, party: Party, offer: Offer): Promise<boolean> {
  const [made] = await tx
    .select({ accountId: offers.accountId, amountCents: offers.amountCents })
    .from(offers)
    .where(and(eq(offers.inquiryId, thread.id), eq(offers.round, offer.round + 1)))
  return made?.accountId === party.account.id && made.amountCents === offer.rate
}
