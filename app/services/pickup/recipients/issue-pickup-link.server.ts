import { and, asc, eq } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { PICKUP_LINK_DAYS } from '~/models/trade/constants'
import { formatBookingOfYear } from '~/models/trade/days/day-words'
import type { Tx } from '~/server/db/client.server'
import { accounts, orderItems, orders, pickupRecipients, projects, vehicles } from '~/server/db/schema'
import { issueLink, revokePickupLinks } from '~/server/session/links.server'
import { notifyRecipient } from './recipient-messages.server'

/** Sends somebody, by mail and text message, a new link to the pickup details of their order; those before work no more. */
export async function issuePickupLink(tx: Tx, recipientId: string, origin: string): Promise<void> {
  const [row] = await tx
    .select({ recipient: pickupRecipients, sender: accounts, project: projects })
    .from(pickupRecipients)
    .innerJoin(accounts, eq(accounts.id, pickupRecipients.sentBy))
    .innerJoin(orders, eq(orders.id, pickupRecipients.orderId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(eq(pickupRecipients.id, recipientId))
  if (!row) return
  const { orderId } = row.recipient
  await revokePickupLinks(tx, recipientId)
  const token = await issueLink(tx, { purpose: 'pickup', days: PICKUP_LINK_DAYS, orderId, recipientId })
  await notifyRecipient(tx, { ...row, vehicles: await vehiclesToFetch(tx, orderId), token, origin })
}

async function vehiclesToFetch(tx: Tx, orderId: number): Promise<string[]> {
  const rows = await tx
    .select({
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
      from: orderItems.bookedFrom,
      to: orderItems.bookedTo,
    })
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.status, 'confirmed')))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.id))
  return rows.map((row) => `${vehicleTitle(row)}, ${formatBookingOfYear(row)}`)
}
