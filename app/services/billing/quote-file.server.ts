import { type Quote, quoteNumber } from '~/models/billing/quote'
import { quoteChanges } from '~/models/billing/quote-changes'
import { quoteFacts, quoteFileName, quoteSums, quoteTable } from '~/models/billing/quote-layout'
import { formatDayOfYear } from '~/models/trade/days/day'
import { pluralize } from '~/models/trade/format/text'
import { PRODUCT } from '~/models/trade/product'
import { type Pdf, pdfOf } from '~/server/pdf/pdf.server'
import { renderOnce } from '~/server/pdf/render-once.server'
import { table, totals } from '~/server/pdf/table.server'
import { definitionList, gap, heading, paragraph, title } from '~/server/pdf/text.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { requireQuote } from './read-quote.server'

type Ref = { projectId: string; quoteId: number }

/** A quote as a PDF, rendered once and stored. 404 for non-members, 403 for members who see no prices. */
export async function quoteFile(asker: Account, { projectId, quoteId }: Ref): Promise<{ name: string; content: Blob }> {
  const quote = await requireQuote(await requireMembership(asker, projectId), quoteId)
  const { content } = await renderOnce({ quoteId }, async () => quotePdf(quote))
  return { name: quoteFileName(quote), content: new Blob([content]) }
}

export function quotePdf(quote: Quote): AsyncGenerator<Uint8Array> {
  const name = `Quote ${quoteNumber(quote.id)}`
  const about = {
    title: `${name} - ${quote.project.title}`,
    language: 'en-US',
    subject: `Picture vehicle quote for ${quote.project.title}, prepared for ${quote.company.companyName}`,
    writtenAt: quote.madeAt,
    footer: `${PRODUCT} - ${name} - ${formatDayOfYear(quote.madeOn)}`,
  }
  return pdfOf(about, async function* (pdf) {
    title(pdf, name, `Picture vehicles for ${quote.project.title}`)
    definitionList(pdf, quoteFacts(quote))
    gap(pdf)
    heading(pdf, pluralize(quote.lines.length, 'vehicle'))
    const { columns, rows } = quoteTable(quote.lines)
    table(pdf, columns, rows)
    gap(pdf)
    totals(pdf, quoteSums(quote))
    writeChanges(pdf, quote)
    gap(pdf)
    heading(pdf, 'Terms')
    for (const term of quote.terms.split('\n')) paragraph(pdf, term)
    yield
  })
}

function writeChanges(pdf: Pdf, { previous, lines }: Quote) {
  if (!previous) return
  gap(pdf)
  heading(pdf, `Changed since quote ${quoteNumber(previous.id)} of ${formatDayOfYear(previous.madeOn)}`)
  for (const change of quoteChanges(previous.lines, lines)) paragraph(pdf, change)
}
