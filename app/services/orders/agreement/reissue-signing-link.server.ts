import { asc, eq } from 'drizzle-orm'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { orderStatus } from '~/models/trade/vocabulary/statuses/order-status'
import type { Tx } from '~/server/db/client.server'
import { agreements, orderItems, orders, projects, vehicles } from '~/server/db/schema'
import { revokeSigningLinks } from '~/server/session/links.server'
import { issueSigningLink } from './issue-signing-link.server'
import { mailSigner } from './signer-letter.server'

/**
 * Mails the signer a new link to the agreement, in the place of those before; refused once the agreement is signed,
 * declined or replaced, or the order is over. Links lead to `origin`.
 */
export async function reissueSigningLink(tx: Tx, agreementId: string, origin: string): Promise<Outcome> {
  const [row] = await tx
    .select({ agreement: agreements, project: projects })
    .from(agreements)
    .innerJoin(orders, eq(orders.id, agreements.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(eq(agreements.id, agreementId))
    .for('update', { of: agreements })
  const items = row ? await bookedItems(tx, row.agreement.orderId) : []
  const isOver = orderStatus(items.map(({ status }) => status)) !== 'placed'
  if (row?.agreement.status !== 'not_signed' || isOver) {
    return refused('agreement-is-over', ORDER_MESSAGES.nothingToSign)
  }
  const { firstName, email, title: role, orderId } = row.agreement
  await revokeSigningLinks(tx, agreementId)
  const token = await issueSigningLink(tx, { orderId, agreementId })
  const left = items.filter(({ status }) => status !== 'cancelled')
  const total = left.reduce((sum, { agreed, tax }) => sum + agreed + tax, 0)
  const signer = { firstName, email, role }
  await mailSigner(tx, { agreementId, orderId, project: row.project, signer, items: left, total, token, origin })
  return { ok: true }
}

async function bookedItems(tx: Tx, orderId: number) {
  const rows = await tx
    .select({ item: orderItems, year: vehicles.year, make: vehicles.make, model: vehicles.model })
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.id))
  return rows.map(({ item, ...vehicle }) => ({
    ...vehicle,
    status: item.status,
    booking: { from: item.bookedFrom, to: item.bookedTo },
    agreed: item.priceCents,
    tax: item.taxCents,
  }))
}
