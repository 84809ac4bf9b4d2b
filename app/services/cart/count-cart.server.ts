import { count, eq } from 'drizzle-orm'
import { mayOpen } from '~/models/permissions'
import type { Renter } from '../auth/renter.server'
import { db } from '../db/client.server'
import { cartItems } from '../db/schema'

/** Vehicles in the renter's cart; 0 without a question asked for those who have none. */
export async function countCart(renter: Renter | null): Promise<number> {
  if (!renter || !mayOpen('cart', renter.role)) return 0
  const [row] = await db().select({ vehicles: count() }).from(cartItems).where(eq(cartItems.accountId, renter.id))
  return row?.vehicles ?? 0
}
