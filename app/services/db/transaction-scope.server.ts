import { AsyncLocalStorage } from 'node:async_hooks'

interface Scope {
  open: boolean
  afterCommit: (() => Promise<unknown>)[]
}

const scopes = new AsyncLocalStorage<Scope | undefined>()

/** Runs work as the inside of a transaction and answers with what it asked to be done after the commit. */
export async function insideTransaction<T>(work: () => Promise<T>) {
  const scope: Scope = { open: true, afterCommit: [] }
  try {
    const result = await scopes.run(scope, work)
    return { result, afterCommit: scope.afterCommit }
  } finally {
    scope.open = false
  }
}

/** What is neither part of the transaction nor waited for: runs once it is committed, never if it is rolled back. */
export function afterCommit(work: () => Promise<unknown>) {
  const scope = scopes.getStore()
  if (!scope?.open) throw new Error('afterCommit() belongs inside inTransaction().')
  scope.afterCommit.push(work)
}

/** The embedded database has one connection: a second user of it inside a transaction would wait for ever. */
export function refuseInsideTransaction() {
  if (scopes.getStore()?.open) {
    throw new Error('Inside inTransaction() use its tx: db() and a second transaction would wait for it for ever.')
  }
}

export const outsideOfScope = <T>(work: () => T): T => scopes.run(undefined, work)
