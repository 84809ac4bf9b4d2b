import { and, eq, isNull } from 'drizzle-orm'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import { pickupRecipients } from '~/server/db/schema'
import { transact } from '~/server/db/verb.server'
import type { PickupLinkHolder } from '~/server/session/asker.server'

/** The page of whoever was sent the details stood on a screen: asked by the page itself, because scanners open links too. */
export function markPickupOpened({ recipientId }: PickupLinkHolder): Promise<Outcome> {
  return transact(PICKUP_MESSAGES.failed, async (tx) => {
    await tx
      .update(pickupRecipients)
      .set({ openedAt: now() })
      .where(and(eq(pickupRecipients.id, recipientId), isNull(pickupRecipients.openedAt)))
    return { ok: true }
  })
}
