import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { IMPORT_RETENTION_DAYS } from '~/models/fleet/import/limits'
import { now } from '~/server/clock.server'
import { db, inTransaction, listingImportRows, listingImports, type Tx } from '~/server/db/client.server'
import { releaseFile } from '~/server/files/commit-file.server'
import type { StoredImport } from './import-access.server'

const DAY_MS = 24 * 3_600_000

/** Deletes the files and row values of old imports: applied ones can no longer be undone, and unconfirmed ones fail. */
export async function cleanUpImports(): Promise<void> {
  const before = new Date(now().getTime() - IMPORT_RETENTION_DAYS * DAY_MS)
  const isOld = and(lt(listingImports.createdAt, before), isNotNull(listingImports.fileId))
  const old = await db().select({ id: listingImports.id }).from(listingImports).where(isOld)
  for (const { id } of old) await inTransaction((tx) => forget(tx, id))
}

async function forget(tx: Tx, id: string): Promise<void> {
  const [row] = await tx.select().from(listingImports).where(eq(listingImports.id, id)).for('update')
  if (!row?.fileId || row.status === 'queued') return
  const isOfImport = eq(listingImportRows.importId, id)
  if (row.appliedAt) await tx.update(listingImportRows).set({ columns: null, before: null }).where(isOfImport)
  else await tx.delete(listingImportRows).where(isOfImport)
  await tx
    .update(listingImports)
    .set({ fileId: null, ...endOf(row) })
    .where(eq(listingImports.id, id))
  await releaseFile(tx, row.fileId)
}

function endOf({ status, problem }: StoredImport) {
  if (status !== 'uploaded' && status !== 'checked') return { status, problem }
  return { status: 'failed' as const, problem: IMPORT_MESSAGES.neverConfirmed }
}
