import { and, eq, gt } from 'drizzle-orm'
import { checkMessage } from '~/models/deals/negotiation'
import { DEAL_MESSAGE_MESSAGES, MESSAGE_PAUSE_MINUTES } from '~/models/deals/timeline/message-limits'
import type { Outcome } from '~/models/trade/results/outcome'
import type { Side } from '~/models/trade/vocabulary/deals'
import { now } from '~/server/clock.server'
import { contentId } from '~/server/content-id.server'
import { db, dealMessages, inquiries, type Tx, transact } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Answerer, type Deputy, requireArea } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { recordActivity } from '~/services/crew/record-activity.server'
import { lockThread, type Party } from '../lock-thread.server'
import { notifyOfMessage } from './message-emails.server'

/**
 * Sends a message about an inquiry to the other side, within the rate limit. It changes nothing about the terms. The
 * other side is emailed at most once an hour per inquiry. Idempotent for the same text with the same `attempt`.
 */
export function sendMessage(
  asker: Answerer,
  party: Party,
  { message, attempt }: { message: string; attempt: string },
): Promise<Outcome> {
  return withRateLimit('deal-message', asker, asker.id, () =>
    transact(DEAL_MESSAGE_MESSAGES.failed, async (tx) => {
      const thread = await lockThread(tx, asker, party, 'messageOwners')
      const { id: inquiryId, projectId, vehicle } = thread
      const id = contentId([attempt, asker.id, inquiryId, message])
      if ((await tx.$count(dealMessages, eq(dealMessages.id, id))) > 0) return { ok: true }
      const refusal = checkMessage(thread, now())
      if (refusal) return refusal

      const { side } = party
      const isMailed = await isMailDue(tx, inquiryId, side)
      const written = { id, inquiryId, side, accountId: asker.id, text: message, isMailed, createdAt: now() }
      await tx.insert(dealMessages).values({ ...written, kind: 'message' })
      const entry = { projectId, ownerId: vehicle.ownerId, subject: { inquiryId, messageId: id } }
      await recordActivity(tx, asker, { kind: 'message-sent', ...entry })
      if (isMailed) await notifyOfMessage(tx, thread, { id, side, text: message }, asker)
      return { ok: true }
    }),
  )
}

/** `sendMessage` by staff on behalf of a side, with their reason. 404 without such an inquiry. */
export async function sendMessageFor(
  asker: Deputy,
  inquiryId: string,
  message: { message: string; attempt: string },
): Promise<Outcome> {
  requireArea(asker, 'providerDesk')
  const [ref] = await db()
    .select({ projectId: inquiries.projectId, listVehicleId: inquiries.listVehicleId })
    .from(inquiries)
    .where(eq(inquiries.id, inquiryId))
  if (!ref) throw notFound()
  return sendMessage(asker, { side: asker.behalf.side, inquiryId, ...ref }, message)
}

/** Whether no message by this side was emailed within the last hour. The inquiry is locked. */
async function isMailDue(tx: Tx, inquiryId: string, side: Side): Promise<boolean> {
  const since = new Date(now().getTime() - MESSAGE_PAUSE_MINUTES * 60_000)
  const ofSide = and(eq(dealMessages.inquiryId, inquiryId), eq(dealMessages.side, side))
  return (await tx.$count(dealMessages, and(ofSide, dealMessages.isMailed, gt(dealMessages.createdAt, since)))) === 0
}
