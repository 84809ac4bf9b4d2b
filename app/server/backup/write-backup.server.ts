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

/** Copies the open embedded database, packs the copy and answers with the file's path. Whatever happens, nothing half stays. */
export async function writeBackup({ folder, begunAt, onPacked, signal }: Asked): Promise<string> {
  const aside = unfinishedFolder()
  const name = `${backupName(begunAt)}.tar.gz`
  const worker = startWorker({ from: folder, to: join(aside, 'db'), archive: join(aside, name) }, onPacked)
  signal.addEventListener('abort', worker.end)
  try {
    await copyDatabase(worker)
    onPacked(0)
    await worker.told({ pack: true })
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
 * Most of it is copied while the application goes on; then queries wait for the rest, which is what changed meanwhile.
 * After a checkpoint the files hold what the database knows, and of its log only what came after that is needed.
 */
async function copyDatabase(worker: BackupWorker) {
  await db().execute(sql`checkpoint`)
  await worker.told({ copy: null })
  await inTransaction(async (tx) => {
    await tx.execute(sql`checkpoint`)
    const [log] = await selectRows<{ first: string; last: string }>(tx, LOG_SINCE_CHECKPOINT)
    await worker.told({ copy: log ?? null })
  })
}

const LOG_SINCE_CHECKPOINT = sql`
  select pg_walfile_name(redo_lsn) as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last
  from pg_control_checkpoint()`
