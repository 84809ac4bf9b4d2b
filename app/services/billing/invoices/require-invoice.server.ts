import type { Invoice } from '~/models/billing/invoices/invoice'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'
import { type OrderAt, requireBilled } from './billable-order.server'
import { readInvoice } from './read-invoice.server'

/** An invoice as it was issued, for members who see prices; 404 for one of another order, and to strangers. */
export async function requireInvoice(asker: Account, at: OrderAt, invoiceId: string): Promise<Invoice> {
  const order = await requireBilled(asker, at)
  const invoice = await readInvoice(invoiceId)
  if (invoice.orderId !== order.id) throw notFound()
  return invoice
}
