import { invoiceCsv, invoiceFileName } from '~/models/billing/invoices/invoice-layout'
import type { InvoiceFormat } from '~/models/trade/vocabulary/orders'
import { csvFile } from '~/models/trade/words/csv'
import { renderOnce } from '~/server/pdf/render-once.server'
import type { Account } from '~/server/session/asker.server'
import type { OrderAt } from './billable-order.server'
import { invoicePdf } from './invoice-pdf.server'
import { requireInvoice } from './require-invoice.server'

type At = OrderAt & { invoiceId: string; format: InvoiceFormat }

/** An invoice as a PDF or for a spreadsheet, the same whenever it is asked for; 404 and 403 as for reading it. */
export async function invoiceFile(asker: Account, { invoiceId, format, ...at }: At) {
  const invoice = await requireInvoice(asker, at, invoiceId)
  const content =
    format === 'csv'
      ? csvFile(invoiceCsv(invoice))
      : (await renderOnce({ invoiceId }, async () => invoicePdf(invoice))).content
  return { name: invoiceFileName(invoice, format), content: new Blob([content]) }
}
