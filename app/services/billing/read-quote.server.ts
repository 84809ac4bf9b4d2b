import { and, asc, eq } from 'drizzle-orm'
import type { Quote, QuoteLine } from '~/models/billing/quote'
import { quoteChanges } from '~/models/billing/quote-changes'
import { quoteSums } from '~/models/billing/quote-layout'
import { formatDayOfYear } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { accounts, db, quoteLines, quotes } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { type Membership, requireMembership, requirePermission } from '~/services/crew/membership.server'

/** A quote of the project. 404 if it is of another project, 403 for members who see no prices. */
export async function requireQuote(membership: Membership, quoteId: number): Promise<Quote> {
  requirePermission('seePrices', membership)
  const quote = await readQuote(quoteId)
  if (quote.project.id !== membership.project.id) throw notFound()
  return quote
}

/** The summary of a quote that the asker made. 404 for anyone else's. */
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

/** A quote as it was made, without checking access. 404 if it does not exist. */
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
