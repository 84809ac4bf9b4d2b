import { and, eq } from 'drizzle-orm'
import type { DocumentKind } from '~/models/trade/vocabulary/documents'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { documents, files } from '~/server/db/schema'
import { commitFile, releaseFile } from '~/server/files/commit-file.server'
import type { ReceivedFile } from '~/server/files/receive-file.server'

/**
 * Keeps a received file as a paper of the order that waits for the other one, in place of what the same person sent
 * before. The very file that counts already changes nothing: who sends twice has sent once.
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

/** Forgets what somebody sent and has not handed in. */
export async function deleteStaged(
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
