import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '~/server/project-root.server'

type Order = { copy: { first: string; last: string } | null } | { pack: true }

export type BackupWorker = {
  /** Answers when the order is carried out; throws what went wrong with it, or that the worker was ended. */
  told: (order: Order) => Promise<void>
  end: () => Promise<unknown>
}

/** Starts the thread that copies the folder `from` to `to` and packs that into `archive`; `onShare` hears how far it is. */
export function startWorker(
  about: { from: string; to: string; archive: string },
  onShare: (share: number) => void,
): BackupWorker {
  // it lies among the sources for the built application too, as migrations do; and needs nothing this process was
  // started with
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
    told: async (order) => {
      const done = new Promise<void>((resolve) => {
        finish = resolve
      })
      worker.postMessage(order)
      await Promise.race([done, ended])
    },
    end: () => worker.terminate(),
  }
}
