import { quoteNumber } from '~/models/orders/quotes/quote-messages'
import { titleInFileName } from '~/models/trade/words/file-name'
import type { Account } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { quotePdf } from './quote-pdf.server'
import { requireQuote } from './require-quote.server'

type At = { projectId: string; quoteId: number }

/** A quote as a PDF, the same whenever it is asked for. 404 to strangers, 403 to members who see no prices. */
export async function quoteFile(asker: Account, { projectId, quoteId }: At): Promise<{ name: string; content: Blob }> {
  const quote = await requireQuote(await requireMembership(asker, projectId), quoteId)
  const pieces: Uint8Array[] = []
  for await (const piece of quotePdf(quote)) pieces.push(piece)
  const words = ['Quote', quoteNumber(quote.id), titleInFileName(quote.project.title)]
  return { name: `${words.filter(Boolean).join(' ')}.pdf`, content: new Blob([Buffer.concat(pieces)]) }
}
