import type { Invoice } from '~/models/billing/invoice'
import {
  correctionText,
  invoiceCsv,
  invoiceFacts,
  invoiceFileName,
  invoiceSums,
  invoiceTable,
} from '~/models/billing/invoice-columns'
import { formatDayOfYear } from '~/models/trade/days/day'
import { csvFile } from '~/models/trade/format/csv'
import { pluralize } from '~/models/trade/format/text'
import { PRODUCT } from '~/models/trade/product'
import type { InvoiceFormat } from '~/models/trade/vocabulary/orders'
import { pdfOf } from '~/server/pdf/pdf.server'
import { renderOnce } from '~/server/pdf/render-once.server'
import { table, totals } from '~/server/pdf/table.server'
import { definitionList, gap, heading, paragraph, title } from '~/server/pdf/text.server'
import type { Account } from '~/server/session/asker.server'
import type { OrderRef } from './billable-order.server'
import { requireInvoice } from './read-invoice.server'

type Ref = OrderRef & { invoiceId: string; format: InvoiceFormat }

/** An invoice as a PDF, rendered once and stored, or as CSV. 404 and 403 as for reading it. */
export async function invoiceFile(asker: Account, { invoiceId, format, ...ref }: Ref) {
  const invoice = await requireInvoice(asker, ref, invoiceId)
  const content =
    format === 'csv'
      ? csvFile(invoiceCsv(invoice))
      : (await renderOnce({ invoiceId }, async () => invoicePdf(invoice))).content
  return { name: invoiceFileName(invoice, format), content: new Blob([content]) }
}

export function invoicePdf(invoice: Invoice): AsyncGenerator<Uint8Array> {
  const name = `Invoice ${invoice.number}`
  const about = {
    title: `${name} - ${invoice.projectTitle}`,
    language: 'en-US',
    subject: `Invoice for order #${invoice.orderId}, billed to ${invoice.company.productionCompanyName}`,
    writtenAt: invoice.madeAt,
    footer: `${PRODUCT} - ${name} - ${formatDayOfYear(invoice.madeOn)}`,
  }
  return pdfOf(about, async function* (pdf) {
    title(pdf, name, `Picture vehicles for ${invoice.projectTitle}, order #${invoice.orderId}`)
    paragraph(pdf, correctionText(invoice), { isBold: true })
    if (invoice.corrects) gap(pdf)
    definitionList(pdf, invoiceFacts(invoice))
    gap(pdf)
    heading(pdf, pluralize(invoice.lines.length, 'vehicle'))
    const { columns, rows } = invoiceTable(invoice.lines)
    table(pdf, columns, rows)
    gap(pdf)
    totals(pdf, invoiceSums(invoice))
    gap(pdf)
    heading(pdf, 'Terms')
    for (const term of invoice.terms.split('\n')) paragraph(pdf, term)
    yield
  })
}
