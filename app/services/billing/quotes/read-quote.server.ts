import { asc, eq } from 'drizzle-orm'
import type { Quote, QuoteLine } from '~/models/billing/quotes/quote'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { db } from '~/server/db/client.server'
import { accounts, quoteLines, quotes } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'

/** A quote as it was told, whoever asks; 404 where there is none. */
export async function readQuote(quoteId: number): Promise<Quote> {
  const [row] = await db()
    .select({ quote: quotes, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(quotes)
    .innerJoin(accounts, eq(accounts.id, quotes.accountId))
    .where(eq(quotes.id, quoteId))
  if (!row) throw notFound()
  const { previousId, projectId, projectTitle, taxPerMille, validUntil, terms, createdAt, ...company } = row.quote
  return {
    id: quoteId,
    project: { id: projectId, title: projectTitle },
    madeBy: personName(row),
    madeOn: dayOf(createdAt),
    madeAt: createdAt,
    validUntil,
    taxPerMille,
    terms,
    company,
    lines: await linesOf(quoteId),
    previous: previousId === null ? null : await previousOf(previousId),
  }
}

async function previousOf(id: number): Promise<Quote['previous']> {
  const [quote] = await db().select({ createdAt: quotes.createdAt }).from(quotes).where(eq(quotes.id, id))
  return quote ? { id, madeOn: dayOf(quote.createdAt), lines: await linesOf(id) } : null
}

async function linesOf(quoteId: number): Promise<QuoteLine[]> {
  const rows = await db()
    .select()
    .from(quoteLines)
    .where(eq(quoteLines.quoteId, quoteId))
    .orderBy(asc(quoteLines.position))
  return rows.map(({ bookedFrom: from, bookedTo: to, ...line }) => ({ ...line, booking: { from, to } }))
}

const dayOf = (instant: Date) => todayIn(HOME_ZONE, instant)
