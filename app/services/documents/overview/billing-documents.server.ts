import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { invoiceNumber } from '~/models/billing/invoice'
import { invoiceFileName } from '~/models/billing/invoice-columns'
import { quoteNumber } from '~/models/billing/quote'
import { quoteFileName } from '~/models/billing/quote-layout'
import { billingPaths } from '~/models/trade/paths/billing'
import { accounts, db, invoices, orders, quotes, renderedDocuments } from '~/server/db/client.server'
import { renderOnce } from '~/server/pdf/render-once.server'
import { invoicePdf } from '~/services/billing/invoice-file.server'
import { quotePdf } from '~/services/billing/quote-file.server'
import { readInvoice } from '~/services/billing/read-invoice.server'
import { readQuote } from '~/services/billing/read-quote.server'
import { type OverviewDocument, renderedFacts } from './overview-document.server'

/** The quotes of a project, newest first, each with the order that was placed from its cart, if any. */
export async function quoteDocuments(projectId: string): Promise<OverviewDocument[]> {
  const rows = await db()
    .select({
      id: quotes.id,
      title: quotes.projectTitle,
      createdAt: quotes.createdAt,
      by: { firstName: accounts.firstName, lastName: accounts.lastName },
      orderId: orderOfCart,
      bytes: renderedDocuments.bytes,
      sha256: renderedDocuments.sha256,
    })
    .from(quotes)
    .innerJoin(accounts, eq(accounts.id, quotes.accountId))
    .leftJoin(renderedDocuments, eq(renderedDocuments.quoteId, quotes.id))
    .where(eq(quotes.projectId, projectId))
    .orderBy(desc(quotes.id))
  const documents: OverviewDocument[] = []
  for (const { id, title, orderId, ...row } of rows) {
    const name = quoteFileName({ id, project: { title } })
    const render = () => renderOnce({ quoteId: id }, async () => quotePdf(await readQuote(id)))
    documents.push({
      ...(await renderedFacts(row, render)),
      id: quoteNumber(id),
      orderId,
      title: `Quote ${quoteNumber(id)}`,
      state: null,
      name,
      savedAs: name,
      href: billingPaths.quote(projectId, id),
    })
  }
  return documents
}

/** The order placed from the quoted cart; null if there is none or it is of another project. */
const orderOfCart = sql<number | null>`(
  select case when o.project_id = ${quotes.projectId} then o.id end from orders o
  where o.placed_by = ${quotes.accountId} and o.cart_revision >= ${quotes.cartRevision}
  order by o.cart_revision limit 1
)`

/** The invoices of these orders, oldest first, so corrections follow the invoices they correct. */
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
  const documents: OverviewDocument[] = []
  for (const { invoice, projectId, ...row } of rows) {
    const { id, orderId, projectTitle, createdAt } = invoice
    const number = invoiceNumber(invoice)
    const later = rows.find((other) => other.invoice.correctsId === id)
    const name = invoiceFileName({ number, projectTitle }, 'pdf')
    const render = () => renderOnce({ invoiceId: id }, async () => invoicePdf(await readInvoice(id)))
    documents.push({
      ...(await renderedFacts({ ...row, createdAt }, render)),
      id,
      orderId,
      title: `Invoice ${number}`,
      state: later ? `corrected by ${invoiceNumber(later.invoice)}` : null,
      name,
      savedAs: name,
      href: billingPaths.invoiceFile(orderId, projectId, id, 'pdf'),
    })
  }
  return documents
}
