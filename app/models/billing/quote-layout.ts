import { countDays, formatBookingOfYear, formatDayCount, formatDayOfYear } from '~/models/trade/days/day'
import { titleInFileName } from '~/models/trade/format/file-name'
import { formatCents } from '~/models/trade/money'
import { contactFacts } from './billed-contact'
import { type Quote, type QuoteLine, quoteNumber, quoteTotals } from './quote'
import { type Column, sumsOf, tableOf } from './table-layout'

const COLUMNS: readonly Column<QuoteLine>[] = [
  { head: 'No.', share: 1.1, cell: (_, index) => String(index + 1) },
  { head: 'Vehicle', share: 4, cell: ({ title }) => title },
  { head: 'Location', share: 2.2, cell: ({ town }) => town },
  {
    head: 'Days',
    share: 3.4,
    cell: ({ booking }) => `${formatBookingOfYear(booking)}, ${formatDayCount(countDays(booking))}`,
  },
  { head: 'List price', share: 1.9, align: 'right', cell: ({ listedCents }) => formatCents(listedCents) },
  { head: 'Agreed', share: 1.9, align: 'right', cell: ({ agreedCents }) => formatCents(agreedCents) },
  { head: 'Tax', share: 1.6, align: 'right', cell: ({ taxCents }) => formatCents(taxCents) },
  { head: 'Total', share: 1.9, align: 'right', cell: (line) => formatCents(line.agreedCents + line.taxCents) },
]

/** Table of a quote's vehicles. */
export function quoteTable(lines: readonly QuoteLine[]) {
  return tableOf(COLUMNS, lines)
}

export function quoteSums({ lines, taxPerMille }: Pick<Quote, 'lines' | 'taxPerMille'>) {
  return sumsOf(quoteTotals(lines), taxPerMille)
}

/** The lines above the vehicle table of a quote. */
export function quoteFacts({ madeOn, validUntil, madeBy, project, company }: Quote) {
  return [
    { label: 'Date', value: formatDayOfYear(madeOn) },
    { label: 'Valid until', value: formatDayOfYear(validUntil) },
    { label: 'Prepared by', value: madeBy },
    { label: 'Quote for', value: [company.companyName, company.contactPerson].join('\n') },
    ...contactFacts(company),
    { label: 'Project', value: project.title },
  ]
}

/** 'Quote Q-1001 The Long Haul.pdf'. */
export function quoteFileName({ id, project }: { id: number; project: { title: string } }): string {
  return `${['Quote', quoteNumber(id), titleInFileName(project.title)].filter(Boolean).join(' ')}.pdf`
}
