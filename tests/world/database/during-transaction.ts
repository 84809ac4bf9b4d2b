import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { db, inTransaction, selectRows, type Tx } from '~/server/db/client.server'

/**
 * Calls `doIt` while another transaction has run `part` and is still open. Returns whether `doIt` had to wait for it,
 * and its outcome. Only works on a database server.
 */
export async function duringTransaction<T>(part: (tx: Tx) => Promise<unknown>, doIt: () => Promise<T>) {
  const [isDone, mayEnd] = [aGate(), aGate()]
  const other = inTransaction(async (tx) => {
    await part(tx)
    isDone.open()
    await mayEnd.opened
  })
  await Promise.race([isDone.opened, other])
  const doing = doIt()
  const settled = Promise.allSettled([doing])
  const first = await Promise.race([settled.then(() => 'is done'), untilSomeQueryWaits().then(() => 'waits')])
  mayEnd.open()
  await other
  const [outcome] = await settled
  return { first, outcome }
}

function aGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

const untilSomeQueryWaits = () =>
  vi.waitFor(
    async () => {
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      if ((await selectRows(db(), waiting)).length === 0) throw new Error('No query is waiting for a lock.')
    },
    { timeout: 15_000 },
  )
