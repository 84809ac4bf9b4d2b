import type { Quote } from '~/models/billing/quotes/quote'
import { notFound } from '~/server/errors.server'
import { type Membership, requirePermission } from '~/services/crew/membership.server'
import { readQuote } from './read-quote.server'

/** A quote of the project as it was told; 404 for one of another project, 403 to members who see no prices. */
export async function requireQuote(membership: Membership, quoteId: number): Promise<Quote> {
  requirePermission('seePrices', membership)
  const quote = await readQuote(quoteId)
  if (quote.project.id !== membership.project.id) throw notFound()
  return quote
}
