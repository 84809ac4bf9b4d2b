import { and, asc, eq, lt, type SQL } from 'drizzle-orm'
import { UNUSED_UPLOAD_HOURS } from '~/models/trade/constants'
import { now } from '~/server/clock.server'
import { files, inTransaction, type Tx } from '~/server/db/client.server'
import { errorText, log } from '~/server/log.server'
import { variantKey } from './file-store'
import { fileStore } from './store.server'
import { deleteStaleUploads } from './temp-upload.server'

/** Commits a staged upload, in the transaction that refers to it. Throws if the file has been deleted. */
export async function commitFile(tx: Tx, id: string): Promise<void> {
  const [row] = await tx.update(files).set({ committed: true }).where(eq(files.id, id)).returning({ id: files.id })
  if (!row) throw new Error('The file was deleted before it was committed.')
}

/** Marks a file as unused, in the transaction that removes the reference; a job deletes it. */
export async function releaseFile(tx: Tx, id: string): Promise<void> {
  await tx.update(files).set({ committed: false }).where(eq(files.id, id))
}

/** Deletes a file unless it was committed. If that fails, the job does it. */
export async function deleteUncommitted(id: string): Promise<void> {
  await deleteOne(eq(files.id, id)).catch((error) => log.error({ error: errorText(error) }, 'deleting a file failed'))
}

/**
 * Garbage collection: deletes uploads that were never committed or were released, and leftovers of aborted uploads.
 */
export async function deleteUnusedFiles(): Promise<void> {
  const before = new Date(now().getTime() - UNUSED_UPLOAD_HOURS * 3_600_000)
  await deleteStaleUploads(before)
  while (await deleteOne(lt(files.createdAt, before)));
}

/**
 * Locks the row while its file is deleted, so that it cannot be committed in the meantime. False if there is none to
 * delete.
 */
function deleteOne(where: SQL): Promise<boolean> {
  return inTransaction(async (tx) => {
    const [file] = await tx
      .select({ id: files.id, key: files.key, variants: files.variants })
      .from(files)
      .where(and(eq(files.committed, false), where))
      .orderBy(asc(files.createdAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!file) return false
    const store = await fileStore()
    for (const key of [file.key, ...file.variants.map((name) => variantKey(file.key, name))]) await store.delete(key)
    await tx.delete(files).where(eq(files.id, file.id))
    return true
  })
}
