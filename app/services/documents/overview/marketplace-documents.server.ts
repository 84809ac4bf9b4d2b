import { asc, eq, isNull } from 'drizzle-orm'
import { documentPaths } from '~/models/trade/paths/documents'
import { PROVIDER_DOCUMENT_NAMES } from '~/models/trade/vocabulary/documents'
import { db } from '~/server/db/client.server'
import { accounts, files, providerDocuments } from '~/server/db/schema'
import type { OverviewDocument } from './overview-document'
import { uploadedFacts } from './uploaded-facts.server'

/** What the marketplace shows of itself, as papers that belong to no order. */
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
