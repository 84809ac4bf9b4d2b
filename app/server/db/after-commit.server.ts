import type { Tx } from './connection.server'
import { runInTransactionScope } from './transaction-scope.server'

const followers = new WeakMap<Tx, (() => Promise<unknown>)[]>()

/** Runs work as the inside of a transaction and answers with what it asked to be done after the commit. */
export async function insideTransaction<T>(tx: Tx, work: () => Promise<T>) {
  const afterCommit: (() => Promise<unknown>)[] = []
  followers.set(tx, afterCommit)
  try {
    return { result: await runInTransactionScope(work), afterCommit }
  } finally {
    followers.delete(tx)
  }
}

/** What is neither part of the transaction nor waited for: runs once it is committed, never if it is rolled back. */
export function afterCommit(tx: Tx, work: () => Promise<unknown>) {
  const waiting = followers.get(tx)
  if (!waiting) throw new Error('afterCommit() belongs inside inTransaction(), with its tx.')
  waiting.push(work)
}
