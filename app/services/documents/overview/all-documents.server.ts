import { and, asc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { formatDayOfYear } from '~/models/trade/days/day'
import { formatInstantOfYear, HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { documentPaths } from '~/models/trade/paths/documents'
import { signingPaths } from '~/models/trade/paths/signing'
import { DOCUMENT_NAMES, PROVIDER_DOCUMENT_NAMES } from '~/models/trade/vocabulary/documents'
import { accounts, agreements, db, files, providerDocuments, signingEvents } from '~/server/db/client.server'
import { findFile } from '~/server/files/store.server'
import { currentDocuments, type DocumentRow } from '../current-documents.server'
import { downloadName } from '../find-document.server'
import { invoiceDocuments, quoteDocuments } from './billing-documents.server'
import { type OverviewDocument, uploadedFacts } from './overview-document.server'

/**
 * All documents of these orders of a project, by order and then chronologically: quotes, the signed agreement,
 * uploaded documents, invoices. `notOrdered` are the quotes of the project that did not lead to an order.
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

function entryOf({ document, file, by }: DocumentRow): OverviewDocument {
  const at = document.replacedAt
  return {
    ...uploadedFacts(file, by, document.createdAt),
    id: document.id,
    orderId: document.orderId,
    title: document.number ? `${DOCUMENT_NAMES[document.kind]} ${document.number}` : DOCUMENT_NAMES[document.kind],
    state: at ? `replaced ${formatInstantOfYear(at, HOME_ZONE)}` : null,
    href: documentPaths.orderDocument(document.orderId, document.id),
    savedAs: downloadName(document.orderId, document.kind, file.name),
  }
}

/**
 * The sealed agreements of these orders that were not replaced. One that was signed in DocuSign after it was voided is
 * included and marked as such.
 */
export async function sealedAgreements(orderIds: readonly number[]): Promise<OverviewDocument[]> {
  if (orderIds.length === 0) return []
  const rows = await db()
    .select({ agreement: agreements, key: agreements.documentKey, event: signingEvents })
    .from(agreements)
    .innerJoin(
      signingEvents,
      and(eq(signingEvents.agreementId, agreements.id), inArray(signingEvents.kind, ['sealed', 'fetched'])),
    )
    .where(
      and(
        inArray(agreements.orderId, [...orderIds]),
        ne(agreements.status, 'replaced'),
        isNotNull(agreements.documentKey),
      ),
    )
  return rows.map(({ agreement, key, event }) => {
    const { orderId, answeredAt } = agreement
    const counts = agreement.status === 'signed'
    const name = `Rental agreement ${orderId}.pdf`
    return {
      id: agreement.id,
      orderId,
      title: 'Rental agreement',
      state: counts ? null : 'Signed after it was voided',
      name,
      savedAs: name,
      href: signingPaths.orderAgreement(orderId),
      size: '',
      sha256: event.documentSha256,
      isOurs: true,
      find: () => findFile(key ?? ''),
      note: null,
      by: `Signed by ${personName(agreement)}`,
      at: formatInstantOfYear(answeredAt ?? event.at, HOME_ZONE),
      day: formatDayOfYear(todayIn(HOME_ZONE, answeredAt ?? event.at)),
    }
  })
}

/** The marketplace's own W-9 and licenses, which belong to no order. */
export async function marketplaceDocuments(): Promise<OverviewDocument[]> {
  const rows = await db()
    .select({
      document: providerDocuments,
      file: files,
      by: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(providerDocuments)
    .innerJoin(files, eq(files.id, providerDocuments.fileId))
    .innerJoin(accounts, eq(accounts.id, providerDocuments.sentBy))
    .where(isNull(providerDocuments.replacedAt))
    .orderBy(asc(providerDocuments.kind))
  return rows.map(({ document, file, by }) => ({
    ...uploadedFacts(file, by, document.createdAt),
    id: document.id,
    orderId: null,
    title: PROVIDER_DOCUMENT_NAMES[document.kind],
    state: null,
    href: documentPaths.providerDocument(document.kind),
    savedAs: `${PROVIDER_DOCUMENT_NAMES[document.kind]} - ${file.name}`,
  }))
}
