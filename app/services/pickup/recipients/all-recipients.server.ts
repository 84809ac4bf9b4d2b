import { asc, eq } from 'drizzle-orm'
import { recipientStatus } from '~/models/pickup/recipient-status'
import { formatInstant } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { normalizePhone, personName } from '~/models/trade/fields/person'

import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { pickupRecipients } from '~/server/db/schema'
import type { Account } from '~/server/session/asker.server'
import { lookAtOrder, type OrderAt } from './open-order.server'

/** Everybody who was sent an order's pickup details, with what came of it; for whoever may send them. */
export async function allRecipients(asker: Account, at: OrderAt) {
  const order = await lookAtOrder(asker, at)
  const rows = await db()
    .select()
    .from(pickupRecipients)
    .where(eq(pickupRecipients.orderId, order.id))
    .orderBy(asc(pickupRecipients.createdAt), asc(pickupRecipients.id))
  return {
    order: { id: order.id, isOver: order.isOver },
    project: { id: order.project.id, title: order.project.title },
    drawnAt: now().getTime(),
    recipients: rows.map((row) => ({
      id: row.id,
      name: personName(row),
      email: row.email,
      phone: normalizePhone(row.phone)?.shown ?? row.phone,
      sentAt: formatInstant(row.sentAt, HOME_ZONE, now()),
      status: recipientStatus(row),
      isRevoked: row.revokedAt !== null,
    })),
  }
}

/** The recipients of an order as the dialog shows them. */
export type Recipients = Awaited<ReturnType<typeof allRecipients>>
