import { db, invoiceLines, invoices, orderItems } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { type OrderRef, requireBillable } from '~/services/billing/billable-order.server'

/** Inserts an invoice of an order that is not completed, for access tests; the service only bills completed orders. */
export async function aStoredInvoice(issuer: Account, ref: OrderRef): Promise<string> {
  const {
    id: orderId,
    paymentMethod,
    placedBy,
    cartRevision,
    projectId,
    createdAt,
    ...billed
  } = await requireBillable(issuer, ref)
  const [invoice] = await db()
    .insert(invoices)
    .values({ ...billed, orderId, year: 2000, number: orderId, issuedBy: issuer.id, terms: 'Net.' })
    .returning({ id: invoices.id })
  const [item] = await db().select().from(orderItems)
  if (!invoice || !item) throw new Error('The invoice was not written.')
  const { id: orderItemId, bookedFrom, bookedTo, priceCents, taxCents } = item
  const line = { position: 0, orderItemId, title: 'Car', bookedFrom, bookedTo, priceCents, taxCents, amendments: '' }
  await db()
    .insert(invoiceLines)
    .values({ ...line, invoiceId: invoice.id, isCancelled: false })
  return invoice.id
}
