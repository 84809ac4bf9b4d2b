import { and, eq, lt } from 'drizzle-orm'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { STAGED_FILE_HOURS } from '~/models/trade/constants'
import type { Outcome } from '~/models/trade/results/outcome'
import type { DocumentKind } from '~/models/trade/vocabulary/documents'
import { now } from '~/server/clock.server'
import { documents, files, inTransaction, type Tx, transact } from '~/server/db/client.server'
import { commitFile, releaseFile } from '~/server/files/commit-file.server'
import type { ReceivedFile } from '~/server/files/receive-file.server'
import type { Account } from '~/server/session/asker.server'
import { requirePermission } from '~/services/crew/membership.server'
import { openDocuments } from './open-documents.server'

/**
 * Stages a received file until the other document is uploaded; replaces a file staged by the same account. A file that
 * is already current is not staged.
 */
export async function stageDocument(
  tx: Tx,
  { orderId, kind, sentBy }: { orderId: number; kind: DocumentKind; sentBy: string },
  file: ReceivedFile,
): Promise<void> {
  const ofOrder = and(eq(documents.orderId, orderId), eq(documents.kind, kind))
  const [same] = await tx
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .where(and(ofOrder, eq(documents.status, 'current'), eq(files.sha256, file.sha256)))
  await deleteStaged(tx, { orderId, kind, sentBy })
  if (same) return
  await commitFile(tx, file.id)
  await tx.insert(documents).values({ orderId, kind, status: 'staged', fileId: file.id, sentBy, createdAt: now() })
}

async function deleteStaged(
  tx: Tx,
  { orderId, kind, sentBy }: { orderId: number; kind: DocumentKind; sentBy: string },
): Promise<void> {
  const gone = await tx
    .delete(documents)
    .where(
      and(
        eq(documents.orderId, orderId),
        eq(documents.kind, kind),
        eq(documents.sentBy, sentBy),
        eq(documents.status, 'staged'),
      ),
    )
    .returning({ fileId: documents.fileId })
  for (const { fileId } of gone) await releaseFile(tx, fileId)
}

/** Removes the asker's staged file. Idempotent. */
export function removeStagedDocument(asker: Account, orderId: number, kind: DocumentKind): Promise<Outcome> {
  return transact(DOCUMENT_MESSAGES.failed, async (tx) => {
    requirePermission('changeOrders', await openDocuments(asker, orderId, tx))
    await deleteStaged(tx, { orderId, kind, sentBy: asker.id })
    return { ok: true }
  })
}

/** Deletes staged files that were never submitted. */
export async function deleteStagedDocuments(): Promise<void> {
  const before = new Date(now().getTime() - STAGED_FILE_HOURS * 3_600_000)
  await inTransaction(async (tx) => {
    const gone = await tx
      .delete(documents)
      .where(and(eq(documents.status, 'staged'), lt(documents.createdAt, before)))
      .returning({ fileId: documents.fileId })
    for (const { fileId } of gone) await releaseFile(tx, fileId)
  })
}
