import { and, eq } from 'drizzle-orm'
import type { DocumentKind } from '~/models/trade/vocabulary/documents'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { files, papers } from '~/server/db/schema'
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
  const ofOrder = and(eq(papers.orderId, orderId), eq(papers.kind, kind))
  const [same] = await tx
    .select({ id: papers.id })
    .from(papers)
    .innerJoin(files, eq(files.id, papers.fileId))
    .where(and(ofOrder, eq(papers.status, 'current'), eq(files.sha256, file.sha256)))
  await deleteStaged(tx, { orderId, kind, sentBy })
  if (same) return
  await commitFile(tx, file.id)
  await tx.insert(papers).values({ orderId, kind, status: 'held', fileId: file.id, sentBy, createdAt: now() })
}

/** Forgets what somebody sent and has not handed in. */
export async function deleteStaged(
  tx: Tx,
  { orderId, kind, sentBy }: { orderId: number; kind: DocumentKind; sentBy: string },
): Promise<void> {
  const gone = await tx
    .delete(papers)
    .where(
      and(eq(papers.orderId, orderId), eq(papers.kind, kind), eq(papers.sentBy, sentBy), eq(papers.status, 'held')),
    )
    .returning({ fileId: papers.fileId })
  for (const { fileId } of gone) await releaseFile(tx, fileId)
}
