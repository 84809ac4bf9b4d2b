import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { db, inTransaction, selectRows } from '~/server/db/client.server'
import { backupName, backupsFolder, deleteOldBackups, unfinishedFolder } from './backup-files.server'
import { type BackupWorker, startWorker } from './backup-worker.server'

type Asked = {
  /** Where the embedded database lies. */
  folder: string
  begunAt: Date
  /** How much of the copy is packed, from 0 to 1. */
  onPacked: (share: number) => void
  signal: AbortSignal
}

/** Copies the open embedded database and packs the copy; returns the path. Leaves no partial archive. */
export async function writeBackup({ folder, begunAt, onPacked, signal }: Asked): Promise<string> {
  const aside = unfinishedFolder()
  const name = `${backupName(begunAt)}.tar.gz`
  const worker = startWorker({ from: folder, to: join(aside, 'db'), archive: join(aside, name) }, onPacked)
  signal.addEventListener('abort', worker.end)
  try {
    await copyDatabase(worker)
    onPacked(0)
    await worker.run({ pack: true })
    const kept = join(backupsFolder(), name)
    await rename(join(aside, name), kept)
    await deleteOldBackups()
    return kept
  } finally {
    await worker.end()
    await rm(aside, { recursive: true, force: true })
  }
}

/**
 * Two passes: most is copied while queries run, then a transaction blocks them while the changes are copied. After a
 * checkpoint the files are complete, and only the write-ahead log since then is needed.
 */
async function copyDatabase(worker: BackupWorker) {
  await db().execute(sql`checkpoint`)
  await worker.run({ copy: null })
  await inTransaction(async (tx) => {
    await tx.execute(sql`checkpoint`)
    const [log] = await selectRows<{ first: string; last: string }>(tx, LOG_SINCE_CHECKPOINT)
    await worker.run({ copy: log ?? null })
  })
}

const LOG_SINCE_CHECKPOINT = sql`
  select pg_walfile_name(redo_lsn) as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last
  from pg_control_checkpoint()`
