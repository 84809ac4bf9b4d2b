import { AsyncLocalStorage } from 'node:async_hooks'
import { env } from '~/server/env.server'

/** Whether this asynchronous call runs inside a transaction that is still open. */
const scopes = new AsyncLocalStorage<{ open: boolean } | undefined>()

/**
 * Runs work as the inside of a transaction. In production nobody watches for misuse: tests have found it by then, and
 * on Node before 24 watching slows every promise down.
 */
export async function runInTransactionScope<T>(work: () => Promise<T>): Promise<T> {
  if (!isWatched()) return work()
  const scope = { open: true }
  try {
    return await scopes.run(scope, work)
  } finally {
    scope.open = false
  }
}

/** The embedded database has one connection: a second user of it inside a transaction would wait for ever. */
export function assertOutsideTransaction() {
  if (scopes.getStore()?.open) {
    throw new Error('Inside inTransaction() use its tx: db() and a second transaction would wait for it for ever.')
  }
}

export const runOutsideTransaction = <T>(work: () => T): T => (isWatched() ? scopes.run(undefined, work) : work())

const isWatched = () => env().NODE_ENV !== 'production'
