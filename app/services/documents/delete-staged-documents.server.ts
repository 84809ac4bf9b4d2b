import { and, eq, lt } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { inTransaction } from '~/server/db/client.server'
import { documents } from '~/server/db/schema'
import { releaseFile } from '~/server/files/commit-file.server'

/** How long a file waits for the other one of its form. */
const HELD_MS = 24 * 60 * 60 * 1000

/** Lets go of files that somebody sent for an order and never handed in. */
export async function deleteStagedDocuments(): Promise<void> {
  const before = new Date(now().getTime() - HELD_MS)
  await inTransaction(async (tx) => {
    const gone = await tx
      .delete(documents)
      .where(and(eq(documents.status, 'staged'), lt(documents.createdAt, before)))
      .returning({ fileId: documents.fileId })
    for (const { fileId } of gone) await releaseFile(tx, fileId)
  })
}
