import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import { db, inTransaction, selectRows } from '~/server/db/client.server'
import { projectRoot } from '~/server/project-root.server'
import { backupName, backupsFolder, deleteOldBackups, unfinishedFolder } from './backup-files.server'

type Requested = {
  /** Folder of the embedded database. */
  folder: string
  begunAt: Date
  /** Packed share of the copy, from 0 to 1. */
  onPacked: (share: number) => void
  signal: AbortSignal
}

/** Copies the open embedded database and packs the copy; returns the path. Leaves no partial archive. */
export async function writeBackup({ folder, begunAt, onPacked, signal }: Requested): Promise<string> {
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
 * Two passes: most is copied while queries run, then a transaction blocks them while the changes are copied. After the
 * checkpoint the files are complete and only the write-ahead log since then is needed.
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

type Order = { copy: { first: string; last: string } | null } | { pack: true }

type BackupWorker = {
  /** Resolves when the order is done; throws its error, or that the worker was terminated. */
  run: (order: Order) => Promise<void>
  end: () => Promise<unknown>
}

/**
 * Starts the worker thread that copies folder `from` to `to` and packs it into `archive`; reports progress from 0 to 1.
 */
function startWorker(
  about: { from: string; to: string; archive: string },
  onShare: (share: number) => void,
): BackupWorker {
  // the built application loads it from the sources too, like migrations; without the flags of this process
  const worker = new Worker(join(projectRoot(), 'app/server/backup/backup-worker.mjs'), {
    workerData: about,
    execArgv: [],
  })
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The backup was given up.')))
  })
  ended.catch(() => {})
  let finish = () => {}
  worker.on('message', ({ share }: { share?: number }) => (share === undefined ? finish() : onShare(share)))
  return {
    run: async (order) => {
      const done = new Promise<void>((resolve) => {
        finish = resolve
      })
      worker.postMessage(order)
      await Promise.race([done, ended])
    },
    end: () => worker.terminate(),
  }
}
