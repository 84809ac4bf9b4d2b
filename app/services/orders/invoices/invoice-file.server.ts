import type { Invoice } from '~/models/orders/invoices/invoice'
import { invoiceCsv } from '~/models/orders/invoices/invoice-paper'
import type { InvoiceFormat } from '~/models/trade/vocabulary/invoice-formats'
import { csvFile } from '~/models/trade/words/csv'
import { titleInFileName } from '~/models/trade/words/file-name'
import type { Account } from '~/server/session/asker.server'
import type { OrderAt } from './billable-order.server'
import { invoicePdf } from './invoice-pdf.server'
import { requireInvoice } from './require-invoice.server'

type At = OrderAt & { invoiceId: string; format: InvoiceFormat }

/** An invoice as a PDF or for a spreadsheet, the same whenever it is asked for; 404 and 403 as for issuing it. */
export async function invoiceFile(asker: Account, { invoiceId, format, ...at }: At) {
  const invoice = await requireInvoice(asker, at, invoiceId)
  const name = [invoice.number, titleInFileName(invoice.projectTitle)].filter(Boolean).join(' ')
  return { name: `${name}.${format}`, content: new Blob([await contentOf(invoice, format)]) }
}

async function contentOf(invoice: Invoice, format: InvoiceFormat) {
  if (format === 'csv') return csvFile(invoiceCsv(invoice))
  const pieces: Uint8Array[] = []
  for await (const piece of invoicePdf(invoice)) pieces.push(piece)
  return Buffer.concat(pieces)
}
