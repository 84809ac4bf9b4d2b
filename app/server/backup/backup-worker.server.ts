import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '~/server/project-root.server'

type Order = { copy: { first: string; last: string } | null } | { pack: true }

export type BackupWorker = {
  /** Resolves when the order is done; throws its error, or that the worker was terminated. */
  run: (order: Order) => Promise<void>
  end: () => Promise<unknown>
}

/**
 * Starts the worker thread that copies folder `from` to `to` and packs it into `archive`; reports progress from 0 to 1.
 */
export function startWorker(
  about: { from: string; to: string; archive: string },
  onShare: (share: number) => void,
): BackupWorker {
  // loaded from the sources by the built application too, as migrations are; without the flags of this process
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
