import { quoteFileName } from '~/models/billing/quotes/quote-layout'
import { renderOnce } from '~/server/pdf/render-once.server'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { quotePdf } from './quote-pdf.server'
import { requireQuote } from './require-quote.server'

type At = { projectId: string; quoteId: number }

/** A quote as a PDF, the same whenever it is asked for. 404 to strangers, 403 to members who see no prices. */
export async function quoteFile(asker: Account, { projectId, quoteId }: At): Promise<{ name: string; content: Blob }> {
  const quote = await requireQuote(await requireMembership(asker, projectId), quoteId)
  const { content } = await renderOnce({ quoteId }, async () => quotePdf(quote))
  return { name: quoteFileName(quote), content: new Blob([content]) }
}
