import { and, asc, eq, lt, lte, or } from 'drizzle-orm'
import { deadlineStep, REMIND_MAX_HOURS } from '~/models/deals/deadline'
import type { Outcome } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { db, inquiries, offers, type Tx, transact } from '~/server/db/client.server'
import type { ServerAsker } from '~/server/session/asker.server'
import { checkThread, lockThreadOf, type Thread } from '../lock-thread.server'
import { notifyTimeIsUp, remindOfOffer } from './deadline-emails.server'

/**
 * Reminds the side whose turn it is before the deadline, once per round, and ends inquiries whose deadline has passed,
 * which both sides are notified of once. One transaction per inquiry, so that several processes can run it; a failure
 * is logged and retried in the next run.
 */
export async function watchDeadlines(server: ServerAsker, shouldContinue = () => true): Promise<void> {
  for (const { id } of await nearDeadline()) {
    if (!shouldContinue()) return
    await transact('A deadline was not processed.', (tx) => processDeadline(tx, server, id))
  }
}

/** Open inquiries past their deadline, or so near to it that a reminder may be due. */
function nearDeadline() {
  const soon = new Date(now().getTime() + REMIND_MAX_HOURS * 60 * 60 * 1000)
  const isPassed = lte(inquiries.deadlineAt, now())
  return db()
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(
      and(
        eq(inquiries.status, 'open'),
        lte(inquiries.deadlineAt, soon),
        or(isPassed, lt(inquiries.remindedRound, inquiries.round)),
      ),
    )
    .orderBy(asc(inquiries.deadlineAt), asc(inquiries.id))
}

async function processDeadline(tx: Tx, { origin }: ServerAsker, inquiryId: string): Promise<Outcome> {
  const thread = await lockThreadOf(tx, inquiryId)
  if (thread?.negotiation.status !== 'open') return { ok: true }
  const { deadlineAt, round } = thread.negotiation
  const offeredAt = await lastOfferAt(tx, thread)
  const step = deadlineStep({ offeredAt, deadlineAt, isReminded: thread.remindedRound >= round }, now())
  if (step === null) return { ok: true }
  // nobody can agree on days that are taken or a listing that is gone
  const isMailed = step !== 'expire-silently' && (await checkThread(tx, thread)) === null
  if (step !== 'remind') {
    await tx.update(inquiries).set({ status: 'lapsed', closedAt: deadlineAt }).where(eq(inquiries.id, inquiryId))
    if (isMailed) await notifyTimeIsUp(tx, thread, origin)
  } else if (isMailed) {
    await tx.update(inquiries).set({ remindedRound: round }).where(eq(inquiries.id, inquiryId))
    await remindOfOffer(tx, thread, origin)
  }
  return { ok: true }
}

async function lastOfferAt(tx: Tx, { id, negotiation }: Thread): Promise<Date> {
  const [offer] = await tx
    .select({ createdAt: offers.createdAt })
    .from(offers)
    .where(and(eq(offers.inquiryId, id), eq(offers.round, negotiation.round)))
  return offer?.createdAt ?? negotiation.deadlineAt
}
