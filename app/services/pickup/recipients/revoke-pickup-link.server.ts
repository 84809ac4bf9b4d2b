import { and, eq, isNull } from 'drizzle-orm'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import { pickupRecipients } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import type { Account } from '~/server/session/asker.server'
import { revokePickupLinks } from '~/server/session/links.server'
import { lockRecipient, type RecipientAt } from './open-order.server'

/** Takes back what somebody was sent, at once and for whoever came in by it. A second time changes nothing. */
export function revokePickupLink(asker: Account, at: RecipientAt): Promise<Outcome> {
  return transact(PICKUP_MESSAGES.failed, async (tx) => {
    const { recipient } = await lockRecipient(tx, asker, at)
    await revokePickupLinks(tx, recipient.id)
    await tx
      .update(pickupRecipients)
      .set({ revokedAt: now() })
      .where(and(eq(pickupRecipients.id, recipient.id), isNull(pickupRecipients.revokedAt)))
    return { ok: true }
  })
}
