import { orderPaths } from '~/models/trade/addresses/orders/order-paths'
import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { PAPER_NAMES } from '~/models/trade/vocabulary/paper-kinds'
import { db } from '~/server/db/client.server'
import { savedAs } from '../find-paper.server'
import { type PaperRow, readPapers } from '../order-papers.server'
import { invoicePapers } from './invoice-papers.server'
import type { Paper } from './paper'
import { quotePapers } from './quote-papers.server'
import { sealedAgreements } from './sealed-agreements.server'
import { sentFacts } from './sent-facts.server'

/**
 * Everything on paper of orders of a project, in the order of the orders, each as it came to be: quotes, the agreement that
 * was signed, what was handed in, invoices. What each is, who made or sent it, when, and its hash. `notOrdered` are the
 * quotes of the project that became no order.
 */
export async function allPapers(projectId: string, orderIds: readonly number[]) {
  const quoted = await quotePapers(projectId)
  const all = [
    ...quoted,
    ...(await sealedAgreements(orderIds)),
    ...(await readPapers(db(), orderIds)).map(entryOf),
    ...(await invoicePapers(orderIds)),
  ]
  return {
    ofOrders: orderIds.flatMap((id) => all.filter(({ orderId }) => orderId === id)),
    notOrdered: quoted.filter(({ orderId }) => orderId === null),
  }
}

function entryOf({ paper, file, by }: PaperRow): Paper {
  const at = paper.replacedAt
  return {
    ...sentFacts(file, by, paper.createdAt),
    id: paper.id,
    orderId: paper.orderId,
    title: paper.number ? `${PAPER_NAMES[paper.kind]} ${paper.number}` : PAPER_NAMES[paper.kind],
    state: at ? `replaced ${formatInstantOfYear(at, HOME_ZONE)}` : null,
    href: orderPaths.paper(paper.orderId, paper.id),
    savedAs: savedAs(paper.orderId, paper.kind, file.name),
  }
}
