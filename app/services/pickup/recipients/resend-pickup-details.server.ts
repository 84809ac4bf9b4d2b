import { eq } from 'drizzle-orm'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { RESEND_PAUSE_SECONDS } from '~/models/trade/constants'
import { now } from '~/server/clock.server'
import { pickupRecipients } from '~/server/db/schema'
import { attempt, transact } from '~/server/db/transact.server'
import type { Account } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { issuePickupLink } from './issue-pickup-link.server'
import { lockRecipient, type RecipientAt } from './open-order.server'
import { AS_NEW } from './send-pickup-details.server'

type Sent = Outcome<{ isNew: boolean }>

/** Sends somebody a new link in the place of theirs, also of one that was taken back; not twice within a minute (`isNew`). */
export function resendPickupDetails(asker: Account, at: RecipientAt): Promise<Sent> {
  return attempt(PICKUP_MESSAGES.failed, () =>
    withRateLimit('pickup-link', asker, asker.id, () =>
      transact(PICKUP_MESSAGES.failed, async (tx): Promise<Sent> => {
        const { order, recipient } = await lockRecipient(tx, asker, at)
        if (order.isOver) return refused('pickup-is-over', PICKUP_MESSAGES.orderIsOver)
        const age = now().getTime() - recipient.sentAt.getTime()
        if (!recipient.revokedAt && age < RESEND_PAUSE_SECONDS * 1000) return { ok: true, isNew: false }
        const sent = { sentBy: asker.id, sentAt: now(), sendCount: recipient.sendCount + 1, ...AS_NEW }
        await tx.update(pickupRecipients).set(sent).where(eq(pickupRecipients.id, recipient.id))
        await issuePickupLink(tx, recipient.id, asker.origin)
        return { ok: true, isNew: true }
      }),
    ),
  )
}
