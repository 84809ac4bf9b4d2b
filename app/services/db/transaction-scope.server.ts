import { AsyncLocalStorage } from 'node:async_hooks'
import { env } from '../env.server'
import type { Tx } from './connection.server'

/** Whether this asynchronous call runs inside a transaction that is still open. */
const scopes = new AsyncLocalStorage<{ open: boolean } | undefined>()

const followers = new WeakMap<Tx, (() => Promise<unknown>)[]>()

/**
 * Runs work as the inside of a transaction and answers with what it asked to be done after the commit. In production
 * nobody watches for misuse: tests have found it by then, and on Node before 24 watching slows every promise down.
 */
export async function insideTransaction<T>(tx: Tx, work: () => Promise<T>) {
  const afterCommit: (() => Promise<unknown>)[] = []
  const scope = { open: true }
  followers.set(tx, afterCommit)
  try {
    const result = await (isWatched() ? scopes.run(scope, work) : work())
    return { result, afterCommit }
  } finally {
    scope.open = false
    followers.delete(tx)
  }
}

/** What is neither part of the transaction nor waited for: runs once it is committed, never if it is rolled back. */
export function afterCommit(tx: Tx, work: () => Promise<unknown>) {
  const waiting = followers.get(tx)
  if (!waiting) throw new Error('afterCommit() belongs inside inTransaction(), with its tx.')
  waiting.push(work)
}

/** The embedded database has one connection: a second user of it inside a transaction would wait for ever. */
export function refuseInsideTransaction() {
  if (scopes.getStore()?.open) {
    throw new Error('Inside inTransaction() use its tx: db() and a second transaction would wait for it for ever.')
  }
}

export const outsideOfScope = <T>(work: () => T): T => (isWatched() ? scopes.run(undefined, work) : work())

const isWatched = () => env().NODE_ENV !== 'production'
