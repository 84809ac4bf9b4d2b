import { and, eq, isNull, sql } from 'drizzle-orm'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import { pickupRecipients } from '~/server/db/schema'
import { transact } from '~/server/db/transact.server'
import type { PickupLinkHolder } from '~/server/session/asker.server'

/** Whoever was sent the details says that they have them. A second time changes nothing. */
export function confirmPickup({ recipientId }: PickupLinkHolder): Promise<Outcome> {
  return transact(PICKUP_MESSAGES.failed, async (tx) => {
    const { openedAt, confirmedAt } = pickupRecipients
    const at = now()
    await tx
      .update(pickupRecipients)
      .set({ openedAt: sql`coalesce(${openedAt}, ${at})`, confirmedAt: sql`coalesce(${confirmedAt}, ${at})` })
      .where(eq(pickupRecipients.id, recipientId))
    return { ok: true }
  })
}

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
