import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { PROVIDER_DOCUMENT_MESSAGES } from '~/models/provider/desk-messages'
import { expiryBadge, PROVIDER_DOCUMENT_USES } from '~/models/provider/provider-documents'
import { MAX_DOCUMENT_BYTES } from '~/models/trade/constants'
import type { Day } from '~/models/trade/days/day'
import { formatInstantOfYear, HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import { activeContentNote, fileSize, pdfProblem } from '~/models/trade/fields/uploads'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { PROVIDER_DOCUMENT_NAMES, PROVIDER_DOCUMENTS, type ProviderDocument } from '~/models/trade/vocabulary/documents'
import { now } from '~/server/clock.server'
import { accounts, db, files, providerDocuments, type Tx, transact } from '~/server/db/client.server'
import { checkPdf } from '~/server/files/check-file.server'
import { commitFile } from '~/server/files/commit-file.server'
import { type Received, type ReceivedFile, receiveFile, sentBy } from '~/server/files/receive-file.server'
import { type Account, requireArea } from '~/server/session/asker.server'

/** The marketplace's own documents for staff: the current one of each kind, and those it replaced. */
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
    expiresOn: document.expiresOn,
    expiry: expiryBadge(document.expiresOn, todayIn(HOME_ZONE, now())),
    by: personName(by),
    at: formatInstantOfYear(document.createdAt, HOME_ZONE),
  }))
  return PROVIDER_DOCUMENTS.map((kind) => ({
    kind,
    title: PROVIDER_DOCUMENT_NAMES[kind],
    ...PROVIDER_DOCUMENT_USES[kind],
    current: shown.find((document) => document.kind === kind && document.isCurrent) ?? null,
    before: shown.filter((document) => document.kind === kind && !document.isCurrent),
  }))
}

/** The documents of one kind as the staff page shows them. */
export type DocumentView = Awaited<ReturnType<typeof documentsPage>>[number]

/** Receives a document of the marketplace while it is uploaded. Checks staff access before anything is read. */
export function receiveProviderDocument(asker: Account) {
  requireArea(asker, 'providerDesk')
  const arrived: { received?: Received } = {}
  const take = async (file: { field: string; name: string; content: AsyncIterable<Uint8Array> }): Promise<void> => {
    if (file.field !== 'document') return
    arrived.received = await receiveFile(file, sentBy(asker), { limit: MAX_DOCUMENT_BYTES, check: checkPdf })
  }
  return { take, arrived }
}

/** Replaces the current document of a kind. An identical file only changes until when it is valid. */
export function replaceDocument(
  asker: Account,
  kind: ProviderDocument,
  { received, expiresOn }: { received: Received | undefined; expiresOn: Day | '' },
): Promise<Outcome> {
  return transact(PROVIDER_DOCUMENT_MESSAGES.failed, async (tx) => {
    requireArea(asker, 'providerDesk')
    if (!received) return refused('document-missing', PROVIDER_DOCUMENT_MESSAGES.required, 'document')
    if (!received.ok) return refused('file-refused', pdfProblem(received.why, MAX_DOCUMENT_BYTES), 'document')
    const { file } = received
    const until = { expiresOn: (PROVIDER_DOCUMENT_USES[kind].expires && expiresOn) || null }
    if (await isAlreadyCurrent(tx, kind, file)) await tx.update(providerDocuments).set(until).where(currentOf(kind))
    else await replace(tx, asker, { kind, fileId: file.id, ...until })
    return { ok: true }
  })
}

const currentOf = (kind: ProviderDocument) =>
  and(eq(providerDocuments.kind, kind), isNull(providerDocuments.replacedAt))

async function isAlreadyCurrent(tx: Tx, kind: ProviderDocument, { sha256 }: ReceivedFile): Promise<boolean> {
  const [current] = await tx
    .select({ sha256: files.sha256 })
    .from(providerDocuments)
    .innerJoin(files, eq(files.id, providerDocuments.fileId))
    .where(currentOf(kind))
    .for('update')
  return current?.sha256 === sha256
}

type Replacement = { kind: ProviderDocument; fileId: string; expiresOn: Day | null }

async function replace(tx: Tx, asker: Account, document: Replacement): Promise<void> {
  await commitFile(tx, document.fileId)
  await tx.update(providerDocuments).set({ replacedAt: now() }).where(currentOf(document.kind))
  await tx.insert(providerDocuments).values({ ...document, sentBy: asker.id, createdAt: now() })
}
