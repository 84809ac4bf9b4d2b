import { and, eq } from 'drizzle-orm'
import { checkOffer, type OfferedRate } from '~/models/deals/booking-rules'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { afterMove, checkMove } from '~/models/deals/negotiation'
import { type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import type { DeclineReason } from '~/models/trade/vocabulary/deals'
import { now } from '~/server/clock.server'
import { inquiries, offers, type Tx, transact } from '~/server/db/client.server'
import { markAnswerLinkUsed } from '~/server/session/answer-links.server'
import type { Answerer } from '~/server/session/asker.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { notifyCounterparty } from './counterparty-email.server'
import { checkThread, lockThread, type Party, type Thread } from './lock-thread.server'
import { writeNote } from './timeline/write-note.server'

/** What a side sends with its answer; only owners give a reason, and only when they decline. */
export type AnswerDetails = { note?: string | undefined; declineReason?: DeclineReason }

/** A counteroffer to the offer of a round. */
export type Offered = OfferedRate & Pick<AnswerDetails, 'note'> & { round: number }

/** `round`: the round that is answered. */
type Answer = AnswerDetails & { round: number } & (
    | { move: 'accept' | 'decline' }
    | ({ move: 'negotiate' } & OfferedRate)
  )

/**
 * Accepts the offer of a round, which reserves nothing, or declines it, which ends the inquiry; emails the other side.
 * Repeating an answer that this side has already given succeeds.
 */
export function answerOffer(
  asker: Answerer,
  party: Party,
  move: 'accept' | 'decline',
  round: number,
  details: AnswerDetails = {},
): Promise<Outcome> {
  return makeMove(asker, party, { move, round, ...details })
}

/**
 * Answers the offer of a round with another offer, in cents for the whole booking before tax, and emails the other
 * side. Idempotent.
 */
export function counterOffer(asker: Answerer, party: Party, offer: Offered): Promise<Outcome> {
  return makeMove(asker, party, { move: 'negotiate', ...offer })
}

function makeMove(asker: Answerer, party: Party, answer: Answer): Promise<Outcome> {
  return transact(INQUIRY_MESSAGES.answerFailed, async (tx) => {
    const thread = await lockThread(tx, asker, party)
    if (!(await isMade(tx, thread, asker, party, answer))) {
      const refusal = await checkAnswer(tx, thread, asker, party, answer)
      if (refusal) return refusal
      await writeMove(tx, thread, asker, party, answer)
    }
    if (asker.kind === 'link') await markAnswerLinkUsed(tx, asker)
    return { ok: true }
  })
}

async function checkAnswer(
  tx: Tx,
  thread: Thread,
  asker: Answerer,
  { side }: Party,
  answer: Answer,
): Promise<Refusal | null> {
  const { negotiation, listed, lastOffer } = thread
  const isOfLink = asker.kind !== 'link' || asker.round === answer.round
  if (!isOfLink) return refused('offer-changed', INQUIRY_MESSAGES.changed)
  return (
    checkMove(negotiation, side, answer.round, now()) ??
    (answer.move === 'decline' ? null : await checkThread(tx, thread)) ??
    (answer.move === 'negotiate' ? checkOffer(side, answer, { listed, theirs: lastOffer }) : null)
  )
}

async function writeMove(tx: Tx, thread: Thread, asker: Answerer, { side }: Party, answer: Answer): Promise<void> {
  const { negotiation, id: inquiryId, projectId, lastOffer, vehicle } = thread
  const { move, note = '' } = answer
  const declineReason = move === 'decline' && side === 'owner' ? answer.declineReason : undefined
  const { status, closedBy, round, lastOfferBy } = afterMove(negotiation, side, move)
  const rate = move === 'negotiate' ? answer.rate : lastOffer
  if (move === 'negotiate') {
    const made = { madeBy: side, accountId: asker.id, createdAt: now() }
    await tx.insert(offers).values({ inquiryId, round, amountCents: rate, ...made })
  }
  await tx
    .update(inquiries)
    .set({
      ...{ status, closedBy, round, lastOfferBy, declineReason },
      lastOfferCents: rate,
      closedAt: status === 'open' ? null : now(),
    })
    .where(eq(inquiries.id, inquiryId))
  const written = { inquiryId, side, accountId: asker.id, text: note }
  if (note && move === 'negotiate') await writeNote(tx, { ...written, kind: 'offer', round })
  if (note && move === 'decline') await writeNote(tx, { ...written, kind: 'decline', round: null })
  const { ownerId } = vehicle
  await recordActivity(tx, asker, { kind: ACTIVITY[move], projectId, ownerId, subject: { inquiryId, round } })
  await notifyCounterparty(tx, thread, { move, by: side, rate, round, note, declineReason }, asker)
}

const ACTIVITY = { negotiate: 'offer-countered', accept: 'offer-accepted', decline: 'offer-declined' } as const

/** Whether this answer was already given. A repeated offer counts even if it was answered in the meantime. */
async function isMade(tx: Tx, thread: Thread, asker: Answerer, { side }: Party, answer: Answer): Promise<boolean> {
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
