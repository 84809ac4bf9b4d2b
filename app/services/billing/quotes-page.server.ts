import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { formatDayOfYear } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { now } from '~/server/clock.server'
import { accounts, db, quoteLines, quotes } from '~/server/db/client.server'
import { type Membership, requirePermission } from '~/services/crew/membership.server'

const PAGE = 50

/** A keyset page of a project's quotes, newest first: `before` is the number of the last one on the previous page. */
export async function quotesPage(membership: Membership, before?: number) {
  requirePermission('seePrices', membership)
  const rows = await db()
    .select({
      id: quotes.id,
      company: quotes.companyName,
      createdAt: quotes.createdAt,
      validUntil: quotes.validUntil,
      previousId: quotes.previousId,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      vehicles: sql<number>`count(${quoteLines.position})`.mapWith(Number),
      totalCents: sql<number>`sum(${quoteLines.agreedCents} + ${quoteLines.taxCents})`.mapWith(Number),
    })
    .from(quotes)
    .innerJoin(accounts, eq(accounts.id, quotes.accountId))
    .innerJoin(quoteLines, eq(quoteLines.quoteId, quotes.id))
    .where(and(eq(quotes.projectId, membership.project.id), before ? lt(quotes.id, before) : undefined))
    .groupBy(quotes.id, accounts.id)
    .orderBy(desc(quotes.id))
    .limit(PAGE + 1)
  const shown = rows.slice(0, PAGE)
  const today = todayIn(HOME_ZONE, now())
  return {
    quotes: shown.map(({ createdAt, validUntil, firstName, lastName, ...quote }) => ({
      ...quote,
      madeBy: personName({ firstName, lastName }),
      madeOn: formatDayOfYear(todayIn(HOME_ZONE, createdAt)),
      validUntil: formatDayOfYear(validUntil),
      isOver: validUntil < today,
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  }
}

export type QuoteRow = Awaited<ReturnType<typeof quotesPage>>['quotes'][number]
