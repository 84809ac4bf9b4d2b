import { eq } from 'drizzle-orm'
import { isRemindedToday } from '~/models/deals/deadline'
import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { turnOf } from '~/models/deals/negotiation'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { inquiries, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { checkThread, lockThreadOf } from '../lock-thread.server'
import { remindOfOffer } from './deadline-emails.server'

/**
 * Staff remind the owner of an offer that waits for an answer. Once a day: after the first time it does nothing. Apart
 * from the reminder before the deadline. 404 for an unknown inquiry.
 */
export function remindOwner(asker: Account, inquiryId: string): Promise<Outcome<{ isSent: boolean }>> {
  return transact(INQUIRY_MESSAGES.answerFailed, async (tx) => {
    requireArea(asker, 'providerDesk')
    const thread = await lockThreadOf(tx, inquiryId)
    if (!thread) throw notFound()
    if (turnOf(thread.negotiation, now()) !== 'owner') return refused('inquiry-closed', INQUIRY_MESSAGES.ownerNotAsked)
    const refusal = await checkThread(tx, thread)
    if (refusal) return refusal
    if (isRemindedToday(thread.ownerRemindedAt, now())) return { ok: true, isSent: false }
    await tx.update(inquiries).set({ ownerRemindedAt: now() }).where(eq(inquiries.id, inquiryId))
    await remindOfOffer(tx, thread, asker.origin)
    return { ok: true, isSent: true }
  })
}
