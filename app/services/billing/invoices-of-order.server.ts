import { asc, eq, sql } from 'drizzle-orm'
import { contactFields } from '~/models/billing/billed-contact'
import { INVOICE_MESSAGES } from '~/models/billing/billing-messages'
import { invoiceNumber } from '~/models/billing/invoice'
import { formatDayOfYear } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { orderStatus } from '~/models/trade/vocabulary/orders'
import { accounts, db, invoiceLines, invoices, orderItems } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { type OrderRef, requireBillable } from './billable-order.server'

/** The invoices of an order, the current one last, and why none can be issued yet. 404 and 403 as for billing it. */
export async function invoicesOfOrder(asker: Account, ref: OrderRef) {
  const order = await requireBillable(asker, ref)
  const rows = await db()
    .select({
      invoice: invoices,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      totalCents: sql<number>`sum(${invoiceLines.priceCents} + ${invoiceLines.taxCents})`.mapWith(Number),
    })
    .from(invoices)
    .innerJoin(accounts, eq(accounts.id, invoices.issuedBy))
    .innerJoin(invoiceLines, eq(invoiceLines.invoiceId, invoices.id))
    .where(eq(invoices.orderId, order.id))
    .groupBy(invoices.id, accounts.id)
    .orderBy(asc(invoices.createdAt), asc(invoices.year), asc(invoices.number))
  const billed = rows.at(-1)?.invoice ?? order
  const { productionCompanyName, contactName } = billed
  return {
    order: { id: order.id, projectId: order.projectId, projectTitle: order.projectTitle },
    invoices: rows.map(({ invoice, totalCents, ...issuer }) => ({
      id: invoice.id,
      number: invoiceNumber(invoice),
      company: invoice.productionCompanyName,
      madeOn: formatDayOfYear(todayIn(HOME_ZONE, invoice.createdAt)),
      madeBy: personName(issuer),
      reason: invoice.reason,
      totalCents,
      isCorrected: rows.some((other) => other.invoice.correctsId === invoice.id),
    })),
    billed: { productionCompanyName, contactName, ...contactFields(billed) },
    refusal: (await isCompleted(order.id)) ? null : INVOICE_MESSAGES.notCompleted,
  }
}

/** The invoices of an order as its dialogs show them. */
export type OrderInvoices = Awaited<ReturnType<typeof invoicesOfOrder>>

async function isCompleted(orderId: number): Promise<boolean> {
  const items = await db().select({ status: orderItems.status }).from(orderItems).where(eq(orderItems.orderId, orderId))
  return orderStatus(items.map(({ status }) => status)) === 'completed'
}
