import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Recipient } from '~/models/pickup/pickup-form'
import { PICKUP_MESSAGES } from '~/models/pickup/pickup-messages'
import { MAX_RECIPIENTS, RESEND_PAUSE_SECONDS } from '~/models/trade/constants'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { attempt, pickupRecipients, type Tx, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { revokePickupLinks } from '~/server/session/links.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { issuePickupLink } from './pickup-link.server'
import { lockRecipient, type OrderRef, type RecipientRef, requireSendableOrder } from './recipients.server'

/**
 * Sends a recipient a link to an order's pickup details by email and text message; they need no account. Sending to the
 * same recipient again replaces the link, unless it is the same form again: their link was sent after the form was
 * loaded (`drawnAt`).
 */
export function sendPickupDetails(
  asker: Account,
  ref: OrderRef,
  { drawnAt, ...recipient }: Recipient & { drawnAt: Date },
): Promise<Outcome> {
  return attempt(PICKUP_MESSAGES.failed, () =>
    withRateLimit('pickup-link', asker, asker.id, () =>
      transact(PICKUP_MESSAGES.failed, async (tx): Promise<Outcome> => {
        const { order } = await requireSendableOrder(asker, ref, tx)
        if (order.isOver) return refused('pickup-unavailable', PICKUP_MESSAGES.orderIsOver)
        const known = await tx.select().from(pickupRecipients).where(eq(pickupRecipients.orderId, order.id))
        const same = known.find((row) => row.email === recipient.email && row.phone === recipient.phoneNumber)
        if (same && !same.revokedAt && same.sentAt >= drawnAt) return { ok: true }
        if (!same && known.length >= MAX_RECIPIENTS) return refused('too-many-recipients', PICKUP_MESSAGES.tooMany)
        await issuePickupLink(tx, await writeRecipient(tx, asker, order.id, recipient), asker.origin)
        return { ok: true }
      }),
    ),
  )
}

async function writeRecipient(tx: Tx, asker: Account, orderId: number, recipient: Recipient): Promise<string> {
  const { phoneNumber: phone, ...person } = recipient
  const sent = { sentBy: asker.id, sentAt: now(), ...person }
  const [row] = await tx
    .insert(pickupRecipients)
    .values({ orderId, phone, ...sent, createdAt: now() })
    .onConflictDoUpdate({
      target: [pickupRecipients.orderId, pickupRecipients.email, pickupRecipients.phone],
      set: { ...sent, ...AS_NEW, sendCount: sql`${pickupRecipients.sendCount} + 1` },
    })
    .returning({ id: pickupRecipients.id })
  return row?.id ?? ''
}

/** Resets the status of a recipient who is sent a new link. */
const AS_NEW = { openedAt: null, confirmedAt: null, revokedAt: null }

type Sent = Outcome<{ isNew: boolean }>

/**
 * Replaces a recipient's link, also a revoked one. `isNew` is false if the last was sent within RESEND_PAUSE_SECONDS.
 */
export function resendPickupDetails(asker: Account, ref: RecipientRef): Promise<Sent> {
  return attempt(PICKUP_MESSAGES.failed, () =>
    withRateLimit('pickup-link', asker, asker.id, () =>
      transact(PICKUP_MESSAGES.failed, async (tx): Promise<Sent> => {
        const { order, recipient } = await lockRecipient(tx, asker, ref)
        if (order.isOver) return refused('pickup-unavailable', PICKUP_MESSAGES.orderIsOver)
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

/** Revokes a recipient's links immediately, also for browsers that have used them. Idempotent. */
export function revokePickupLink(asker: Account, ref: RecipientRef): Promise<Outcome> {
  return transact(PICKUP_MESSAGES.failed, async (tx) => {
    const { recipient } = await lockRecipient(tx, asker, ref)
    await revokePickupLinks(tx, recipient.id)
    await tx
      .update(pickupRecipients)
      .set({ revokedAt: now() })
      .where(and(eq(pickupRecipients.id, recipient.id), isNull(pickupRecipients.revokedAt)))
    return { ok: true }
  })
}
