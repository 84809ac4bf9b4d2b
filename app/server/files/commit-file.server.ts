import { and, asc, eq, lt } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { inTransaction, type Tx } from '~/server/db/client.server'
import { files } from '~/server/db/schema'
import { fileStore } from './store.server'
import { deleteStaleUploads } from './temp-upload.server'
import { variantKey } from './variant-key'

/** Files that nothing names are left alone this long: a form may still be on its way to name them. */
const SPARED_MS = 60 * 60 * 1000

/** Says that something names a received file, in the transaction that writes what does. Throws where the file is gone. */
export async function commitFile(tx: Tx, id: string): Promise<void> {
  const [row] = await tx.update(files).set({ committed: true }).where(eq(files.id, id)).returning({ id: files.id })
  if (!row) throw new Error('The file was swept before it was kept.')
}

/** Says that nothing names a file any more, in the transaction that lets go of it; the sweep takes it away. */
export async function releaseFile(tx: Tx, id: string): Promise<void> {
  await tx.update(files).set({ committed: false }).where(eq(files.id, id))
}

/**
 * Takes away what was received and never kept, with its row, and what an upload that broke off has left on the disk. The
 * row is locked while its file goes, so that nobody keeps what is being taken away.
 */
export async function deleteUnusedFiles(): Promise<void> {
  const before = new Date(now().getTime() - SPARED_MS)
  await deleteStaleUploads(before)
  const uncommitted = and(eq(files.committed, false), lt(files.createdAt, before))
  for (;;) {
    const isDone = await inTransaction(async (tx) => {
      const [file] = await tx
        .select({ id: files.id, key: files.key, variants: files.variants })
        .from(files)
        .where(uncommitted)
        .orderBy(asc(files.createdAt))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!file) return true
      const store = await fileStore()
      for (const key of [file.key, ...file.variants.map((name) => variantKey(file.key, name))]) await store.delete(key)
      await tx.delete(files).where(eq(files.id, file.id))
      return false
    })
    if (isDone) return
  }
}
