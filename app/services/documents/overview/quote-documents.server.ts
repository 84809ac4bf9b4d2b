import { desc, eq, sql } from 'drizzle-orm'
import { quoteFileName } from '~/models/billing/quotes/quote-layout'
import { quoteNumber } from '~/models/billing/quotes/quote-messages'
import { billingPaths } from '~/models/trade/paths/billing'
import { db } from '~/server/db/client.server'
import { accounts, quotes, renderedDocuments } from '~/server/db/schema'
import { renderOnce } from '~/server/pdf/render-once.server'
import { quotePdf } from '~/services/billing/quotes/quote-pdf.server'
import { readQuote } from '~/services/billing/quotes/read-quote.server'
import type { OverviewDocument } from './overview-document'
import { renderedFacts } from './rendered-facts.server'

/** The quotes of a project as papers, the latest first, each with the order that its cart became, if it became one. */
export async function quoteDocuments(projectId: string): Promise<OverviewDocument[]> {
  const rows = await db()
    .select({
      id: quotes.id,
      title: quotes.projectTitle,
      createdAt: quotes.createdAt,
      by: { firstName: accounts.firstName, lastName: accounts.lastName },
      orderId: orderOfCart,
      bytes: renderedDocuments.bytes,
      sha256: renderedDocuments.sha256,
    })
    .from(quotes)
    .innerJoin(accounts, eq(accounts.id, quotes.accountId))
    .leftJoin(renderedDocuments, eq(renderedDocuments.quoteId, quotes.id))
    .where(eq(quotes.projectId, projectId))
    .orderBy(desc(quotes.id))
  const papers: OverviewDocument[] = []
  for (const { id, title, orderId, ...row } of rows) {
    const name = quoteFileName({ id, project: { title } })
    const print = () => renderOnce({ quoteId: id }, async () => quotePdf(await readQuote(id)))
    papers.push({
      ...(await renderedFacts(row, print)),
      id: quoteNumber(id),
      orderId,
      title: `Quote ${quoteNumber(id)}`,
      state: null,
      name,
      savedAs: name,
      href: billingPaths.quote(projectId, id),
    })
  }
  return papers
}

/** Null where the same cart became no order, or one of another project. */
const orderOfCart = sql<number | null>`(
  select case when o.project_id = ${quotes.projectId} then o.id end from orders o
  where o.placed_by = ${quotes.accountId} and o.cart_revision >= ${quotes.cartRevision}
  order by o.cart_revision limit 1
)`
