import { CART_BLOCKERS, cartBlocker } from '~/models/booking/cart'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { type Refusal, refused } from '~/models/trade/answers/outcome'
import { now } from '~/server/clock.server'
import type { Db, Tx } from '~/server/db/client.server'
import { findDayConflict } from '~/services/fleet/vehicle-days.server'
import type { StoredCart } from './stored-cart.server'

/** '1976 Chevrolet Caprice: …' for the first vehicle that can neither be booked nor quoted, or null. */
export async function checkCartItems(on: Db | Tx, cart: StoredCart): Promise<Refusal | null> {
  for (const item of cart.items) {
    const blocker = cartBlocker(item, now())
    if (!blocker) continue
    const inTheWay = blocker === 'taken' ? await findDayConflict(on, item) : null
    const sentence = `${vehicleTitle(item)}: ${CART_BLOCKERS[blocker]}`
    return refused('item-blocked', sentence, undefined, inTheWay ?? undefined)
  }
  return null
}
