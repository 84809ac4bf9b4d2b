import { and, asc, eq, lt } from 'drizzle-orm'
import { now } from '~/server/clock.server'
import { inTransaction, type Tx } from '~/server/db/client.server'
import { files } from '~/server/db/schema'
import { variantKey } from './file-store'
import { deleteStaleUploads } from './receive-file.server'
import { fileStore } from './store.server'

/** Uncommitted files are not deleted before this: their form may still be submitted. */
const SPARED_MS = 60 * 60 * 1000

/** Commits a staged upload, in the transaction that refers to it. Throws when the file was deleted meanwhile. */
export async function commitFile(tx: Tx, id: string): Promise<void> {
  const [row] = await tx.update(files).set({ committed: true }).where(eq(files.id, id)).returning({ id: files.id })
  if (!row) throw new Error('The file was deleted before it was committed.')
}

/** Marks a file as unused, in the transaction that removes the reference; a job deletes it. */
export async function releaseFile(tx: Tx, id: string): Promise<void> {
  await tx.update(files).set({ committed: false }).where(eq(files.id, id))
}

/**
 * Garbage collection: deletes uploads that were never committed or were released, and leftovers of aborted uploads.
 * Locks the row while its file is deleted, so that nobody commits it meanwhile.
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
