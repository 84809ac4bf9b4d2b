import { errorText, log } from '~/server/log.server'

/** Periodic work of every process on its own memory, unlike jobs. */
export interface ProcessTask {
  name: string
  everyMs: number
  work: () => Promise<unknown>
}

interface Running {
  stop: () => Promise<void>
}

declare global {
  /** On globalThis, because hot reload evaluates this file again while it runs. */
  var backlotProcessTasks: Running[] | undefined
}

/** Starts the work, once. A pg-boss job runs in only one of all processes, so it cannot do this. */
export function startProcessTasks(works: readonly ProcessTask[]): void {
  globalThis.backlotProcessTasks ??= works.map(start)
}

/** Stops the timers and runs each work once more; the database must still be open. */
export async function stopProcessTasks(): Promise<void> {
  const running = globalThis.backlotProcessTasks ?? []
  globalThis.backlotProcessTasks = undefined
  await Promise.all(running.map(({ stop }) => stop()))
}

function start({ name, everyMs, work }: ProcessTask): Running {
  let last: Promise<unknown> = Promise.resolve()
  // one run at a time
  const run = () => {
    last = last.then(work).catch((error) => log.error({ error: errorText(error), work: name }, 'own work failed'))
    return last
  }
  const timer = setInterval(run, everyMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await run()
    },
  }
}
