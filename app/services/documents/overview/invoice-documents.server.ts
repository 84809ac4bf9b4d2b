import { asc, eq, inArray } from 'drizzle-orm'
import { invoiceNumber } from '~/models/billing/invoices/invoice'
import { invoiceFileName } from '~/models/billing/invoices/invoice-layout'
import { billingPaths } from '~/models/trade/paths/billing'
import { db } from '~/server/db/client.server'
import { accounts, invoices, orders, renderedDocuments } from '~/server/db/schema'
import { renderOnce } from '~/server/pdf/render-once.server'
import { invoicePdf } from '~/services/billing/invoices/invoice-pdf.server'
import { readInvoice } from '~/services/billing/invoices/read-invoice.server'
import type { OverviewDocument } from './overview-document'
import { renderedFacts } from './rendered-facts.server'

/** The invoices of these orders as papers, those that were corrected before what took their place. */
export async function invoiceDocuments(orderIds: readonly number[]): Promise<OverviewDocument[]> {
  if (orderIds.length === 0) return []
  const rows = await db()
    .select({
      invoice: invoices,
      projectId: orders.projectId,
      by: { firstName: accounts.firstName, lastName: accounts.lastName },
      bytes: renderedDocuments.bytes,
      sha256: renderedDocuments.sha256,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(accounts, eq(accounts.id, invoices.issuedBy))
    .leftJoin(renderedDocuments, eq(renderedDocuments.invoiceId, invoices.id))
    .where(inArray(invoices.orderId, [...orderIds]))
    .orderBy(asc(invoices.createdAt), asc(invoices.year), asc(invoices.number))
  const papers: OverviewDocument[] = []
  for (const { invoice, projectId, ...row } of rows) {
    const { id, orderId, projectTitle, createdAt } = invoice
    const number = invoiceNumber(invoice)
    const later = rows.find((other) => other.invoice.correctsId === id)
    const name = invoiceFileName({ number, projectTitle }, 'pdf')
    const print = () => renderOnce({ invoiceId: id }, async () => invoicePdf(await readInvoice(id)))
    papers.push({
      ...(await renderedFacts({ ...row, createdAt }, print)),
      id,
      orderId,
      title: `Invoice ${number}`,
      state: later ? `corrected by ${invoiceNumber(later.invoice)}` : null,
      name,
      savedAs: name,
      href: billingPaths.invoiceFile(orderId, projectId, id, 'pdf'),
    })
  }
  return papers
}
