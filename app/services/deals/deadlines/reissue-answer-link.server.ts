import { INQUIRY_MESSAGES } from '~/models/deals/inquiry-messages'
import { isOpen } from '~/models/deals/negotiation'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { lockThreadOf } from '../lock-thread.server'
import { remindOfOffer } from './deadline-emails.server'

/**
 * Replaces the links of an email that was not delivered: emails the last offer of each of its inquiries to the account
 * again. `of`: as in the message. Refused once it is this account's turn in none of them.
 */
export async function reissueAnswerLink(tx: Tx, of: string, origin: string): Promise<Outcome> {
  const [inquiryIds = '', accountId = ''] = of.split('/')
  let isSent = false
  for (const inquiryId of inquiryIds.split(',')) {
    const thread = await lockThreadOf(tx, inquiryId)
    const isWaiting = thread && isOpen(thread.negotiation, now()) && !thread.isOver
    if (isWaiting && (await remindOfOffer(tx, thread, origin, accountId))) isSent = true
  }
  if (isSent) return { ok: true }
  return refused('inquiry-closed', INQUIRY_MESSAGES.closed)
}
