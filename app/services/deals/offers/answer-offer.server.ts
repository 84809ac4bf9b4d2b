import { eq } from 'drizzle-orm'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { afterMove, checkMove } from '~/models/deals/negotiation'
import type { Outcome } from '~/models/trade/answers/outcome'
import type { InquiryStatus } from '~/models/trade/vocabulary/deals'
import { now } from '~/server/clock.server'
import { inquiries } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import type { Actor } from '~/server/session/asker.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { notifyCounterparty } from './counterparty-email.server'
import { checkThread, lockThread, type Party, type Thread } from './lock-thread.server'

type Answer = 'accept' | 'decline'

/**
 * Agrees to the offer of a round, which reserves nothing, or ends the inquiry without agreement, and mails the other
 * side. Giving the answer again that one's own side has given already succeeds like the first time.
 */
export function answerOffer(asker: Actor, party: Party, answer: Answer, round: number): Promise<Outcome> {
  return transact(INQUIRY_MESSAGES.answerFailed, async (tx) => {
    const thread = await lockThread(tx, asker, party)
    if (isGiven(thread, party, answer, round)) return { ok: true }
    const refusal =
      checkMove(thread.negotiation, party.side, round, now()) ??
      (answer === 'accept' ? await checkThread(tx, thread) : null)
    if (refusal) return refusal

    const { status, closedBy } = afterMove(thread.negotiation, party.side, answer)
    await tx.update(inquiries).set({ status, closedBy, closedAt: now() }).where(eq(inquiries.id, thread.id))
    const { projectId, id: inquiryId, lastOffer: rate, vehicle } = thread
    const { ownerId } = vehicle
    await recordActivity(tx, asker, { kind: ACTIVITY[answer], projectId, ownerId, subject: { inquiryId, round } })
    await notifyCounterparty(tx, thread, { move: answer, by: party.side, rate, round }, asker)
    return { ok: true }
  })
}

const ACTIVITY = { accept: 'offer-accepted', decline: 'offer-declined' } as const

const OUTCOME: Record<Answer, InquiryStatus> = { accept: 'agreed', decline: 'declined' }

function isGiven({ negotiation }: Thread, { side }: Party, answer: Answer, round: number): boolean {
  return negotiation.status === OUTCOME[answer] && negotiation.closedBy === side && negotiation.round === round
}
