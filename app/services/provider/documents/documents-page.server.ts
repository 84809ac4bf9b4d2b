import { asc, desc, eq } from 'drizzle-orm'
import { formatInstantOfYear } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { activeContentNote, fileSize } from '~/models/trade/fields/uploads'
import { PROVIDER_DOCUMENT_NAMES, PROVIDER_DOCUMENTS } from '~/models/trade/vocabulary/documents'
import { db } from '~/server/db/client.server'
import { accounts, files, providerDocuments } from '~/server/db/schema'
import { type Account, requireArea } from '~/server/session/asker.server'

/** The marketplace's own documents for its staff: of each kind the one that is shown, and those before it. */
export async function documentsPage(asker: Account) {
  requireArea(asker, 'providerDesk')
  const rows = await db()
    .select({
      document: providerDocuments,
      file: files,
      by: { firstName: accounts.firstName, lastName: accounts.lastName },
    })
    .from(providerDocuments)
    .innerJoin(files, eq(files.id, providerDocuments.fileId))
    .innerJoin(accounts, eq(accounts.id, providerDocuments.sentBy))
    .orderBy(asc(providerDocuments.kind), desc(providerDocuments.createdAt))
  const shown = rows.map(({ document, file, by }) => ({
    kind: document.kind,
    isCurrent: document.replacedAt === null,
    name: file.name,
    size: fileSize(file.bytes),
    note: activeContentNote(file.activeContent),
    by: personName(by),
    at: formatInstantOfYear(document.createdAt, HOME_ZONE),
  }))
  return PROVIDER_DOCUMENTS.map((kind) => ({
    kind,
    title: PROVIDER_DOCUMENT_NAMES[kind],
    current: shown.find((document) => document.kind === kind && document.isCurrent) ?? null,
    before: shown.filter((document) => document.kind === kind && !document.isCurrent),
  }))
}

/** A document of each kind, as the page of the desk shows it. */
export type DocumentView = Awaited<ReturnType<typeof documentsPage>>[number]
