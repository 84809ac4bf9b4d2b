import { and, desc, eq, gte, inArray, notExists } from 'drizzle-orm'
import type { z } from 'zod'
import { QUOTE_MESSAGES } from '~/models/billing/billing-messages'
import { hasValues } from '~/models/billing/has-values'
import { quoteNumber, quoteTerms, validUntil } from '~/models/billing/quote'
import type { QuoteForm } from '~/models/billing/quote-form'
import { CART_MESSAGES } from '~/models/booking/booking-messages'
import { vehicleTitle, vehicleTown } from '~/models/fleet/vehicle-title'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { CHECKOUT_TAX, taxOn } from '~/models/trade/money'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { carts, orders, quoteLines, quotes, type Tx, transact, vehicles } from '~/server/db/client.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { lockCart } from '~/services/booking/cart/lock-cart.server'
import { checkCartItems, findStoredCart, type StoredCartItem } from '~/services/booking/cart/stored-cart.server'
import { lockProjectShared } from '~/services/crew/membership.server'
import { recordActivity } from '~/services/crew/record-activity.server'

type Input = z.output<typeof QuoteForm>

/**
 * Stores the asker's cart with its prices as a numbered, immutable quote. The same cart for the same company on the
 * same day returns the existing quote. A quote reserves no days.
 */
export function makeQuote(asker: Account, { revision, ...company }: Input): Promise<Outcome<{ quoteId: number }>> {
  return transact(QUOTE_MESSAGES.failed, async (tx) => {
    requireArea(asker, 'cart')
    await lockProjectShared(tx, tx.select({ id: carts.projectId }).from(carts).where(eq(carts.accountId, asker.id)))
    const { revision: cartRevision } = await lockCart(tx, asker.id)
    const cart = await findStoredCart(asker, tx)
    if (!cart || cart.items.length === 0 || cartRevision !== revision) {
      return refused('cart-changed', QUOTE_MESSAGES.cartChanged)
    }
    if (!cart.mayBook) return refused('cannot-book', CART_MESSAGES.noLongerYours)
    const refusal = await checkCartItems(tx, cart)
    if (refusal) return refusal

    const written = {
      ...company,
      cartRevision,
      taxPerMille: CHECKOUT_TAX,
      validUntil: validUntil(todayIn(HOME_ZONE, now()), cart.items),
    }
    const last = await findLastQuote(tx, asker, cart.project.id)
    if (last && hasValues(last, written)) return { ok: true, quoteId: last.id }
    const [quote] = await tx
      .insert(quotes)
      .values({
        ...written,
        projectId: cart.project.id,
        projectTitle: cart.project.title,
        accountId: asker.id,
        previousId: last?.id ?? null,
        terms: quoteTerms(CHECKOUT_TAX),
        createdAt: now(),
      })
      .returning({ id: quotes.id })
    if (!quote) throw new Error('The quote was not written.')
    await writeLines(tx, quote.id, cart.items)
    const subject = { quote: quoteNumber(quote.id) }
    await recordActivity(tx, asker, { kind: 'quote-made', projectId: cart.project.id, subject })
    return { ok: true, quoteId: quote.id }
  })
}

async function writeLines(tx: Tx, quoteId: number, items: readonly StoredCartItem[]) {
  const places = await tx
    .select({ id: vehicles.id, town: vehicles.town, state: vehicles.state })
    .from(vehicles)
    .where(
      inArray(
        vehicles.id,
        items.map(({ vehicleId }) => vehicleId),
      ),
    )
  const towns = new Map(places.map(({ id, ...place }) => [id, vehicleTown(place)]))
  await tx.insert(quoteLines).values(
    items.map((item, position) => ({
      quoteId,
      position,
      listVehicleId: item.listVehicleId,
      vehicleId: item.vehicleId,
      title: vehicleTitle(item),
      town: towns.get(item.vehicleId) ?? '',
      bookedFrom: item.booking.from,
      bookedTo: item.booking.to,
      dailyCents: item.daily,
      listedCents: item.listed,
      agreedCents: item.agreed,
      taxCents: taxOn(item.agreed, CHECKOUT_TAX),
    })),
  )
}

/** The asker's last quote since their last order: a quote of the current cart, not of one that was ordered. */
async function findLastQuote(tx: Tx, asker: Account, projectId: string) {
  const ordered = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.placedBy, asker.id), gte(orders.cartRevision, quotes.cartRevision)))
  const [quote] = await tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.accountId, asker.id), eq(quotes.projectId, projectId), notExists(ordered)))
    .orderBy(desc(quotes.id))
    .limit(1)
  return quote ?? null
}
