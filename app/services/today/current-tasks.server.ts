import { type Task, taskCounts } from '~/models/today/tasks'
import { now } from '~/server/clock.server'
import { commitCount, type Db, db } from '~/server/db/client.server'
import { errorText, log } from '~/server/log.server'
import type { Account } from '~/server/session/asker.server'
import { allMemberships } from '~/services/crew/membership.server'
import { tasksOf } from './tasks.server'

/** The maximum age of the tasks on a page if another process has changed something. */
const MAX_AGE_MS = 60_000
/** A full cache is cleared. */
const MAX_ENTRIES = 500

type Entry = { tasks: Promise<Task[]>; readAt: number; commits: number }

const cache = new WeakMap<Db, Map<string, Entry>>()

/**
 * The asker's tasks for a page. Every page shows their number, so they are cached until this process commits a
 * transaction, for a minute at most.
 */
export function currentTasks(asker: Account): Promise<Task[]> {
  const entries = cache.get(db()) ?? new Map<string, Entry>()
  const known = entries.get(asker.id)
  if (known && isFresh(known)) return known.tasks
  if (entries.size >= MAX_ENTRIES) entries.clear()
  const tasks = allMemberships(asker).then((memberships) => tasksOf(asker, memberships))
  tasks.catch(() => entries.delete(asker.id))
  entries.set(asker.id, { tasks, readAt: now().getTime(), commits: commitCount() })
  cache.set(db(), entries)
  return tasks
}

const isFresh = ({ readAt, commits }: Entry) =>
  commits === commitCount() && Math.abs(now().getTime() - readAt) < MAX_AGE_MS

/** The counts in the navigation; 0 if the tasks cannot be read, so that pages do not fail. */
export async function countTasks(asker: Account): Promise<ReturnType<typeof taskCounts>> {
  try {
    return taskCounts(await currentTasks(asker))
  } catch (error) {
    log.error({ error: errorText(error) }, 'counting tasks failed')
    return taskCounts([])
  }
}
