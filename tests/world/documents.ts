import { createHash, randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { DocumentKind, ProviderDocument } from '~/models/trade/vocabulary/documents'
import { now } from '~/server/clock.server'
import { agreements, db, documents, files, providerDocuments } from '~/server/db/client.server'
import { fileStore } from '~/server/files/store.server'
import { aPdfWith } from './files/pdfs'

/** An uploaded and committed file. */
export async function aStoredFile(by: { id: string }, part: Partial<typeof files.$inferInsert> = {}): Promise<string> {
  const bytes = aPdfWith(`(${randomUUID()})`)
  const key = `uploads/${randomUUID()}.pdf`
  await (await fileStore()).put(key, bytes)
  const [file] = await db()
    .insert(files)
    .values({
      key,
      name: 'acord25.pdf',
      mediaType: 'application/pdf',
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      activeContent: [],
      uploadedBy: by.id,
      committed: true,
      ...part,
    })
    .returning({ id: files.id })
  if (!file) throw new Error('The file was not written.')
  return file.id
}

/** A submitted document of an order, by default a current COI. */
export async function aDocument(
  order: { orderId: number; kind?: DocumentKind },
  by: { id: string },
  part: Partial<typeof documents.$inferInsert> = {},
): Promise<string> {
  const fileId = await aStoredFile(by)
  const [document] = await db()
    .insert(documents)
    .values({ kind: 'coi', status: 'current', ...order, fileId, sentBy: by.id, ...part })
    .returning({ id: documents.id })
  if (!document) throw new Error('The document was not written.')
  return document.id
}

/** A document of the marketplace. */
export async function aProviderDocument(
  kind: ProviderDocument,
  by: { id: string },
  part: Partial<typeof providerDocuments.$inferInsert> = {},
): Promise<void> {
  await db()
    .insert(providerDocuments)
    .values({ kind, fileId: await aStoredFile(by), sentBy: by.id, ...part })
}

/** The same unless the kind has a current one already. */
export async function theProviderDocument(kind: ProviderDocument, by: { id: string }): Promise<void> {
  const current = and(eq(providerDocuments.kind, kind), isNull(providerDocuments.replacedAt))
  const [found] = await db().select().from(providerDocuments).where(current)
  if (!found) await aProviderDocument(kind, by)
}

/** Marks the agreement of an order as signed. */
export async function signed(orderId: number): Promise<void> {
  await db().update(agreements).set({ status: 'signed', answeredAt: now() }).where(eq(agreements.orderId, orderId))
}
