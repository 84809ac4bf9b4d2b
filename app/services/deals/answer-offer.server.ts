import { eq } from 'drizzle-orm'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { afterMove, refusedMove } from '~/models/deals/negotiation'
import type { Outcome } from '~/models/trade/outcome'
import type { InquiryStatus } from '~/models/trade/vocabulary/inquiry-status'
import { now } from '~/server/clock.server'
import { inTransaction, type Tx } from '~/server/db/client.server'
import { inquiries } from '~/server/db/schema'
import { orRefuse } from '~/server/http/or-refuse.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { tellOfMove } from './move-letter.server'
import { openThread, refusedTerms } from './open-thread.server'
import type { Party, Thread } from './thread.server'

type Answer = 'accept' | 'decline'

/**
 * Agrees to the offer of a round, which holds nothing, or ends the inquiry without agreement, and tells the other side.
 * Giving the answer again that one's own side has given already succeeds like the first time.
 */
export function answerOffer(party: Party, answer: Answer, round: number, origin: string): Promise<Outcome> {
  return orRefuse(INQUIRY_MESSAGES.answerFailed, () =>
    inTransaction((tx) => giveAnswer(tx, party, answer, round, origin)),
  )
}

async function giveAnswer(tx: Tx, party: Party, answer: Answer, round: number, origin: string): Promise<Outcome> {
  const thread = await openThread(tx, party)
  if (isGiven(thread, party, answer, round)) return { ok: true }
  const refusal =
    refusedMove(thread.negotiation, party.side, round, now()) ??
    (answer === 'accept' ? await refusedTerms(tx, thread) : null)
  if (refusal) return refusal

  const { status, closedBy } = afterMove(thread.negotiation, party.side, answer)
  await tx.update(inquiries).set({ status, closedBy, closedAt: now() }).where(eq(inquiries.id, thread.id))
  await recordActivity(tx, {
    kind: DEED[answer],
    accountId: party.account.id,
    projectId: thread.projectId,
    subject: { inquiryId: thread.id, round },
  })
  await tellOfMove(tx, thread, { move: answer, by: party.side, rate: thread.lastOffer, round }, origin)
  return { ok: true }
}

const DEED = { accept: 'offer-accepted', decline: 'offer-declined' } as const

const OUTCOME: Record<Answer, InquiryStatus> = { accept: 'agreed', decline: 'declined' }

function isGiven({ negotiation }: Thread, { side }: Party, answer: Answer, round: number): boolean {
  return negotiation.status === OUTCOME[answer] && negotiation.closedBy === side && negotiation.round === round
}
