import type { Quote } from '~/models/billing/quotes/quote'
import { quoteChanges } from '~/models/billing/quotes/quote-changes'
import { quoteFacts, quoteSums, quoteTable } from '~/models/billing/quotes/quote-layout'
import { quoteNumber } from '~/models/billing/quotes/quote-messages'
import { formatDayOfYear } from '~/models/trade/days/day-words'
import { PRODUCT } from '~/models/trade/product'
import { pluralize } from '~/models/trade/words/text'
import { type Pdf, pdfOf } from '~/server/pdf/pdf.server'
import { table, totals } from '~/server/pdf/table.server'
import { definitionList, gap, heading, paragraph, title } from '~/server/pdf/text.server'

/** A quote on paper: for whom and until when, its vehicles, what they come to, what changed since the last one, terms. */
export function quotePdf(quote: Quote): AsyncGenerator<Uint8Array> {
  const name = `Quote ${quoteNumber(quote.id)}`
  const about = {
    title: `${name} - ${quote.project.title}`,
    language: 'en-US',
    subject: `Picture vehicle quote for ${quote.project.title}, prepared for ${quote.company.companyName}`,
    writtenAt: quote.madeAt,
    foot: `${PRODUCT} - ${name} - ${formatDayOfYear(quote.madeOn)}`,
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
