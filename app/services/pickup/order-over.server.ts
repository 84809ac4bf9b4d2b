import { eq } from 'drizzle-orm'
import { orderStatus } from '~/models/trade/vocabulary/orders'
import { db } from '~/server/db/client.server'
import { orderItems } from '~/server/db/schema'
import { gone } from '~/server/errors.server'
import type { PickupPerson } from './require-pickup-access.server'

/** Whether every vehicle of an order was completed or cancelled. */
export async function isOrderOver(orderId: number): Promise<boolean> {
  const items = await db().select({ status: orderItems.status }).from(orderItems).where(eq(orderItems.orderId, orderId))
  return orderStatus(items.map(({ status }) => status)) !== 'placed'
}

/** 410 for whoever came by a link, once the order is over: they read nothing of it any more, and the crew does. */
export async function requireLinkOpen({ recipientId }: PickupPerson, orderId: number): Promise<void> {
  if (recipientId && (await isOrderOver(orderId))) throw gone()
}
