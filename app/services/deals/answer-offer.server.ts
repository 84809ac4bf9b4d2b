import { and, eq } from 'drizzle-orm'
import { checkOffer, type OfferedRate } from '~/models/deals/booking-rules'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { afterMove, checkMove } from '~/models/deals/negotiation'
import type { Outcome } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import { inquiries, offers, type Tx, transact } from '~/server/db/client.server'
import type { Actor } from '~/server/session/asker.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { notifyCounterparty } from './counterparty-email.server'
import { checkThread, lockThread, type Party, type Thread } from './lock-thread.server'

/** `round` is the one that is answered. */
type Answer = { round: number } & ({ move: 'accept' | 'decline' } | ({ move: 'negotiate' } & OfferedRate))

/**
 * Agrees to the offer of a round, which reserves nothing, or ends the inquiry without agreement, and mails the other
 * side. Giving the answer again that one's own side has given already succeeds like the first time.
 */
export function answerOffer(asker: Actor, party: Party, move: 'accept' | 'decline', round: number): Promise<Outcome> {
  return makeMove(asker, party, { move, round })
}

/**
 * Answers the offer of a round with another one, in cents for the whole booking before tax, and mails the other side.
 * Sending the same offer again changes nothing and succeeds like the first time.
 */
export function counterOffer(asker: Actor, party: Party, offer: OfferedRate & { round: number }): Promise<Outcome> {
  return makeMove(asker, party, { move: 'negotiate', ...offer })
}

function makeMove(asker: Actor, party: Party, answer: Answer): Promise<Outcome> {
  return transact(INQUIRY_MESSAGES.answerFailed, async (tx) => {
    const thread = await lockThread(tx, asker, party)
    if (await isMade(tx, thread, asker, party, answer)) return { ok: true }
    const { negotiation, id: inquiryId, projectId, listed, lastOffer, vehicle } = thread
    const { side } = party
    const { move } = answer
    const refusal =
      checkMove(negotiation, side, answer.round, now()) ??
      (move === 'decline' ? null : await checkThread(tx, thread)) ??
      (move === 'negotiate' ? checkOffer(side, answer, { listed, theirs: lastOffer }) : null)
    if (refusal) return refusal

    const { status, closedBy, round, lastOfferBy } = afterMove(negotiation, side, move)
    const rate = move === 'negotiate' ? answer.rate : lastOffer
    if (move === 'negotiate') {
      const made = { madeBy: side, accountId: asker.id, createdAt: now() }
      await tx.insert(offers).values({ inquiryId, round, amountCents: rate, ...made })
    }
    await tx
      .update(inquiries)
      .set({ status, closedBy, round, lastOfferBy, lastOfferCents: rate, closedAt: status === 'open' ? null : now() })
      .where(eq(inquiries.id, inquiryId))
    const { ownerId } = vehicle
    await recordActivity(tx, asker, { kind: ACTIVITY[move], projectId, ownerId, subject: { inquiryId, round } })
    await notifyCounterparty(tx, thread, { move, by: side, rate, round }, asker)
    return { ok: true }
  })
}

const ACTIVITY = { negotiate: 'offer-countered', accept: 'offer-accepted', decline: 'offer-declined' } as const

/** Whether this very answer was given already; for an offer, whatever has happened since. */
async function isMade(tx: Tx, thread: Thread, asker: Actor, { side }: Party, answer: Answer): Promise<boolean> {
  const { negotiation } = thread
  if (answer.move !== 'negotiate') {
    const { status, closedBy, round } = afterMove(negotiation, side, answer.move)
    return negotiation.status === status && negotiation.closedBy === closedBy && round === answer.round
  }
  const [made] = await tx
    .select({ accountId: offers.accountId, amountCents: offers.amountCents })
    .from(offers)
    .where(and(eq(offers.inquiryId, thread.id), eq(offers.round, answer.round + 1)))
  return made?.accountId === asker.id && made.amountCents === answer.rate
}
