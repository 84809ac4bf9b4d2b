import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { db, inTransaction, selectRows, type Tx } from '~/server/db/client.server'

/**
 * Does something while another transaction has done its part and is not over: whether the one waits for the other, and
 * what comes of it. On a database server only.
 */
export async function whileAnother<T>(part: (tx: Tx) => Promise<unknown>, doIt: () => Promise<T>) {
  const [isDone, mayEnd] = [aMoment(), aMoment()]
  const other = inTransaction(async (tx) => {
    await part(tx)
    isDone.comes()
    await mayEnd.come
  })
  await Promise.race([isDone.come, other])
  const doing = doIt()
  const settled = Promise.allSettled([doing])
  const first = await Promise.race([settled.then(() => 'is done'), somebodyWaits().then(() => 'waits')])
  mayEnd.comes()
  await other
  const [outcome] = await settled
  return { first, outcome }
}

function aMoment() {
  let comes = () => {}
  const come = new Promise<void>((resolve) => {
    comes = resolve
  })
  return { come, comes }
}

const somebodyWaits = () =>
  vi.waitFor(
    async () => {
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      if ((await selectRows(db(), waiting)).length === 0) throw new Error('Nobody waits.')
    },
    { timeout: 15_000 },
  )
