import { CART_BLOCKERS, CART_MESSAGES } from '~/models/booking/booking-messages'
import { CART_ACTIONS, cartBlocker, cartRates, cartTotals } from '~/models/booking/cart'
import { budgetWarning } from '~/models/crew/budget'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { countDays, formatBookingOfYear, formatDayCount } from '~/models/trade/days/day'
import { listOf } from '~/models/trade/format/text'
import { photoUrls } from '~/models/trade/photos'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { findBudget } from '~/services/crew/find-budget.server'
import { allDayConflicts } from '~/services/fleet/vehicle-days.server'
import { findStoredCart, type StoredCart, type StoredCartItem } from './stored-cart.server'

/** The cart as its page and the checkout show it. Null if it is empty. */
export async function findCart(asker: Account) {
  requireArea(asker, 'cart')
  const cart = await findStoredCart(asker, db())
  if (!cart || cart.items.length === 0) return null
  const view = cartView(cart, await lostDays(cart), now())
  const budget = cart.mayBook ? await findBudget(cart.project.id) : null
  return { ...view, overBudget: budgetWarning(budget, view.totals.total) }
}

export type CartView = NonNullable<Awaited<ReturnType<typeof findCart>>>

function cartView(cart: StoredCart, lost: LostDays, at: Date) {
  const items = cart.items.map((item) => lineOf(item, cart, lost, at))
  return {
    revision: cart.revision,
    project: cart.project,
    items,
    totals: cartTotals(cart.mayBook ? cart.items : [], at),
    reason: reasonOf(cart, items),
  }
}

/** A blocked item shows no rates: it cannot be ordered. */
function lineOf(item: StoredCartItem, { mayBook, project }: StoredCart, lost: LostDays, at: Date) {
  const blocker = cartBlocker(item, at)
  return {
    id: item.id,
    vehicleId: item.vehicleId,
    title: vehicleTitle(item),
    days: formatBookingOfYear(item.booking),
    dayCount: formatDayCount(countDays(item.booking)),
    picture: item.photos[0] ? photoUrls(item.photos[0].id) : null,
    blocker: blocker && CART_BLOCKERS[blocker],
    inTheWay: blocker === 'taken' ? (lost.get(item.id) ?? null) : null,
    way: blocker && mayBook ? CART_ACTIONS[blocker](item, project.id) : null,
    rates: blocker || !mayBook ? null : cartRates(item),
  }
}

/** By item whose days were booked by others: the message about the conflict. */
type LostDays = ReadonlyMap<string, string | null>

async function lostDays({ items }: StoredCart): Promise<LostDays> {
  const lost = items.filter(({ isTaken }) => isTaken)
  const texts = await allDayConflicts(db(), lost)
  return new Map(lost.map(({ id }, index) => [id, texts[index] ?? null]))
}

/** The message next to the button why the cart cannot be booked; null if it can. */
function reasonOf(cart: StoredCart, items: ReturnType<typeof lineOf>[]): string | null {
  if (!cart.mayBook) return CART_MESSAGES.noLongerYours
  const blocked = items.filter((item) => item.blocker).map((item) => `the ${item.title}`)
  return blocked.length > 0 ? `Remove ${listOf(blocked)} to continue.` : null
}
