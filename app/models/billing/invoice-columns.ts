import { countDays, formatBookingOfYear, formatDayCount, formatDayOfYear } from '~/models/trade/days/day'
import { type CsvCell, dollarCell } from '~/models/trade/format/csv'
import { titleInFileName } from '~/models/trade/format/file-name'
import { formatCents } from '~/models/trade/money'
import type { InvoiceFormat } from '~/models/trade/vocabulary/orders'
import { contactFacts } from './billed-contact'
import { type Invoice, type InvoiceLine, invoiceTotals } from './invoice'
import { type Column, sumsOf, tableOf } from './table-layout'

const COLUMNS: readonly Column<InvoiceLine>[] = [
  { head: 'No.', share: 0.8, cell: (_, index) => String(index + 1) },
  { head: 'Vehicle', share: 5.4, cell: ({ title, amendments }) => [title, ...amendments].join('\n') },
  { head: 'Days', share: 3.4, cell: ({ booking }) => `${formatBookingOfYear(booking)}, ${daysOf(booking)}` },
  { head: 'Status', share: 2.3, cell: statusOf },
  { head: 'Rate', share: 1.9, align: 'right', cell: ({ priceCents }) => formatCents(priceCents) },
  { head: 'Tax', share: 1.6, align: 'right', cell: ({ taxCents }) => formatCents(taxCents) },
  { head: 'Total', share: 1.9, align: 'right', cell: (line) => formatCents(line.priceCents + line.taxCents) },
]

/** Table of an invoice's vehicles, each with its amendments. */
export function invoiceTable(lines: readonly InvoiceLine[]) {
  return tableOf(COLUMNS, lines)
}

export function invoiceSums({ lines, taxPerMille }: Pick<Invoice, 'lines' | 'taxPerMille'>) {
  return sumsOf(invoiceTotals(lines), taxPerMille)
}

/** The lines above the vehicle table of an invoice. */
export function invoiceFacts({ madeOn, madeBy, orderId, projectTitle, company }: Invoice) {
  return [
    { label: 'Date', value: formatDayOfYear(madeOn) },
    { label: 'Order', value: `#${orderId}` },
    { label: 'Issued by', value: madeBy },
    { label: 'Bill to', value: [company.productionCompanyName, company.contactName].join('\n') },
    ...contactFacts(company),
    { label: 'Project', value: projectTitle },
  ]
}

/** Which invoice this one replaces, and why; '' for a first one. */
export function correctionText({ corrects }: Pick<Invoice, 'corrects'>): string {
  if (!corrects) return ''
  return `Replaces invoice ${corrects.number} of ${formatDayOfYear(corrects.madeOn)}. Reason: ${corrects.reason}`
}

type CsvColumn = { head: string; cell: (line: InvoiceLine, invoice: Invoice) => CsvCell }

const CSV_COLUMNS: readonly CsvColumn[] = [
  { head: 'Invoice', cell: (_, { number }) => number },
  { head: 'Date', cell: (_, { madeOn }) => madeOn },
  { head: 'Replaces', cell: (_, { corrects }) => corrects?.number ?? '' },
  { head: 'Order', cell: (_, { orderId }) => ({ figure: String(orderId) }) },
  { head: 'Project', cell: (_, { projectTitle }) => projectTitle },
  { head: 'Company', cell: (_, { company }) => company.productionCompanyName },
  { head: 'Vehicle', cell: ({ title }) => title },
  { head: 'First day', cell: ({ booking }) => booking.from },
  { head: 'Last day', cell: ({ booking }) => booking.to },
  { head: 'Days', cell: ({ booking }) => ({ figure: String(countDays(booking)) }) },
  { head: 'Status', cell: (line) => statusOf(line) },
  { head: 'Rate', cell: ({ priceCents }) => dollarCell(priceCents) },
  { head: 'Tax', cell: ({ taxCents }) => dollarCell(taxCents) },
  { head: 'Total', cell: (line) => dollarCell(line.priceCents + line.taxCents) },
  { head: 'Amendments', cell: ({ amendments }) => amendments.join(' ') },
]

/** An invoice for spreadsheets: a header row, then one row per vehicle. */
export function invoiceCsv(invoice: Invoice): CsvCell[][] {
  return [
    CSV_COLUMNS.map(({ head }) => head),
    ...invoice.lines.map((line) => CSV_COLUMNS.map(({ cell }) => cell(line, invoice))),
  ]
}

/** 'INV-2026-0007 The Long Haul.pdf'. */
export function invoiceFileName({ number, projectTitle }: FiledInvoice, format: InvoiceFormat): string {
  return `${[number, titleInFileName(projectTitle)].filter(Boolean).join(' ')}.${format}`
}

type FiledInvoice = Pick<Invoice, 'number' | 'projectTitle'>

const daysOf = (booking: InvoiceLine['booking']) => formatDayCount(countDays(booking))

function statusOf({ isCancelled }: InvoiceLine): string {
  return isCancelled ? 'Cancelled' : 'Completed'
}
