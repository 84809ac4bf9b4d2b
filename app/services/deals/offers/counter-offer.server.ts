import { and, eq } from 'drizzle-orm'
import { checkOffer, type OfferedRate } from '~/models/deals/booking-rules'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { afterMove, checkMove } from '~/models/deals/negotiation'
import type { Outcome } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { inquiries, offers } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import type { Actor } from '~/server/session/asker.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { notifyCounterparty } from './counterparty-email.server'
import { checkThread, lockThread, type Party } from './lock-thread.server'

type Offer = OfferedRate & { round: number }

/**
 * Answers the offer of a round with another one, in cents for the whole booking before tax, and mails the other side.
 * Sending the same offer again changes nothing and succeeds like the first time.
 */
export function counterOffer(asker: Actor, party: Party, offer: Offer): Promise<Outcome> {
  return transact(INQUIRY_MESSAGES.answerFailed, async (tx) => {
    const thread = await lockThread(tx, asker, party)
    const { negotiation, id: inquiryId, projectId } = thread
    if (await isMade(tx, inquiryId, asker, offer)) return { ok: true }
    const refusal =
      checkMove(negotiation, party.side, offer.round, now()) ??
      (await checkThread(tx, thread)) ??
      checkOffer(party.side, offer, { listed: thread.listed, theirs: thread.lastOffer })
    if (refusal) return refusal

    const { round, lastOfferBy } = afterMove(negotiation, party.side, 'negotiate')
    await tx.insert(offers).values({
      inquiryId,
      round,
      madeBy: party.side,
      accountId: asker.id,
      amountCents: offer.rate,
      createdAt: now(),
    })
    await tx
      .update(inquiries)
      .set({ round, lastOfferBy, lastOfferCents: offer.rate })
      .where(eq(inquiries.id, inquiryId))
    const { ownerId } = thread.vehicle
    await recordActivity(tx, asker, { kind: 'offer-countered', projectId, ownerId, subject: { inquiryId, round } })
    await notifyCounterparty(tx, thread, { move: 'negotiate', by: party.side, rate: offer.rate, round }, asker)
    return { ok: true }
  })
}

/** Whether this very offer was made already, whatever has happened since. */
async function isMade(tx: Tx, inquiryId: string, asker: Actor, offer: Offer): Promise<boolean> {
  const [made] = await tx
    .select({ accountId: offers.accountId, amountCents: offers.amountCents })
    .from(offers)
    .where(and(eq(offers.inquiryId, inquiryId), eq(offers.round, offer.round + 1)))
  return made?.accountId === asker.id && made.amountCents === offer.rate
}
