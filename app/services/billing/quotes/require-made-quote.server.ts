import { and, eq } from 'drizzle-orm'
import type { Quote } from '~/models/billing/quotes/quote'
import { quoteChanges } from '~/models/billing/quotes/quote-changes'
import { quoteSums } from '~/models/billing/quotes/quote-layout'
import { formatDayOfYear } from '~/models/trade/days/day-words'
import { db } from '~/server/db/client.server'
import { quotes } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { requireQuote } from './require-quote.server'

/** A quote that the asker has made, in short; 404 for everybody else's. */
export async function requireMadeQuote(asker: Account, quoteId: number) {
  requireArea(asker, 'cart')
  const [made] = await db()
    .select({ projectId: quotes.projectId })
    .from(quotes)
    .where(and(eq(quotes.id, quoteId), eq(quotes.accountId, asker.id)))
  if (!made) throw notFound()
  return inShort(await requireQuote(await requireMembership(asker, made.projectId), quoteId))
}

function inShort({ id, project, validUntil, lines, taxPerMille, previous }: Quote) {
  return {
    id,
    projectId: project.id,
    validUntil: formatDayOfYear(validUntil),
    vehicles: lines.length,
    sums: quoteSums({ lines, taxPerMille }),
    changes: previous && { since: previous.id, sentences: quoteChanges(previous.lines, lines) },
  }
}

export type MadeQuote = Awaited<ReturnType<typeof requireMadeQuote>>
