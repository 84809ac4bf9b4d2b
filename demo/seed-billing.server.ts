import { eq } from 'drizzle-orm'
import { db, invoices } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import type { OrderRef } from '~/services/billing/billable-order.server'
import { correctInvoice } from '~/services/billing/correct-invoice.server'
import { issueInvoice } from '~/services/billing/issue-invoice.server'
import { makeQuote } from '~/services/billing/make-quote.server'
import { findCart } from '~/services/booking/cart/find-cart.server'
import type { Billing } from './builder/order-cart.server'
import { unwrap } from './builder/unwrap'
import type { PlacedOrder } from './productions/production'
import type { StoryTime } from './story-time.server'

/** Requests a quote for the cart, addressed to the billing company. */
export async function seedQuote(buyer: Account, billing: Billing): Promise<void> {
  const {
    paymentTerms: _terms,
    paymentMethod: _method,
    productionCompanyName,
    contactName,
    addressLine2 = '',
    ...place
  } = billing
  const cart = await findCart(buyer)
  const company = { companyName: productionCompanyName, contactPerson: contactName, addressLine2, ...place }
  unwrap(await makeQuote(buyer, { ...company, revision: cart?.revision ?? 0 }))
}

type Billed = { ref: OrderRef; buyer: Account; billing: Billing; invoiced: NonNullable<PlacedOrder['invoiced']> }

/** Invoices a completed order, and corrects the invoice to another address if the production says so. */
export async function seedInvoices({ ref, buyer, billing, invoiced }: Billed, time: StoryTime): Promise<void> {
  await time.at(invoiced.hoursAgo, async () => unwrap(await issueInvoice(buyer, ref)))
  const { corrected } = invoiced
  if (!corrected) return
  const [first] = await db().select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, ref.orderId))
  if (!first) throw new Error(`Order ${ref.orderId} has no invoice.`)
  const { paymentTerms: _terms, paymentMethod: _method, ...billed } = billing
  const { hoursAgo, addressLine2, reason } = corrected
  const correction = { ...billed, addressLine2, reason, invoiceId: first.id }
  await time.at(hoursAgo, async () => unwrap(await correctInvoice(buyer, ref, correction)))
}
