import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { documentPaths } from '~/models/trade/paths/documents'
import { DOCUMENT_NAMES } from '~/models/trade/vocabulary/documents'
import { db } from '~/server/db/client.server'
import { currentDocuments, type DocumentRow } from '../current-documents.server'
import { downloadName } from '../find-document.server'
import { invoiceDocuments } from './invoice-documents.server'
import type { OverviewDocument } from './overview-document'
import { quoteDocuments } from './quote-documents.server'
import { sealedAgreements } from './sealed-agreements.server'
import { uploadedFacts } from './uploaded-facts.server'

/**
 * Everything on paper of orders of a project, in the order of the orders, each as it came to be: quotes, the agreement that
 * was signed, what was handed in, invoices. What each is, who made or sent it, when, and its hash. `notOrdered` are the
 * quotes of the project that became no order.
 */
export async function allDocuments(projectId: string, orderIds: readonly number[]) {
  const quoted = await quoteDocuments(projectId)
  const all = [
    ...quoted,
    ...(await sealedAgreements(orderIds)),
    ...(await currentDocuments(db(), orderIds)).map(entryOf),
    ...(await invoiceDocuments(orderIds)),
  ]
  return {
    ofOrders: orderIds.flatMap((id) => all.filter(({ orderId }) => orderId === id)),
    notOrdered: quoted.filter(({ orderId }) => orderId === null),
  }
}

function entryOf({ paper, file, by }: DocumentRow): OverviewDocument {
  const at = paper.replacedAt
  return {
    ...uploadedFacts(file, by, paper.createdAt),
    id: paper.id,
    orderId: paper.orderId,
    title: paper.number ? `${DOCUMENT_NAMES[paper.kind]} ${paper.number}` : DOCUMENT_NAMES[paper.kind],
    state: at ? `replaced ${formatInstantOfYear(at, HOME_ZONE)}` : null,
    href: documentPaths.orderDocument(paper.orderId, paper.id),
    savedAs: downloadName(paper.orderId, paper.kind, file.name),
  }
}
