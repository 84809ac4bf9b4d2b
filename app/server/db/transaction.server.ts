import { AsyncLocalStorage } from 'node:async_hooks'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { crashPoint, env } from '~/server/env.server'
import { log } from '~/server/log.server'

/** The result of a raw statement, the same on both engines. */
interface Result<Row> {
  rows: Row[]
  fields: { name: string; dataTypeID: number }[]
}

interface QueryRows extends PgQueryResultHKT {
  type: Result<this['row']>
}

export type Db = PgDatabase<QueryRows>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

interface Transactions {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

type Callback = () => Promise<unknown>

/**
 * Runs `work` in a transaction, retries it from the start on a deadlock, and rolls back on a throw. After the commit it
 * starts the afterCommit() callbacks without waiting for them.
 */
export async function runTransaction<T>(on: Transactions, work: (tx: Tx) => Promise<T>): Promise<T> {
  assertOutsideTransaction()
  const { result, callbacks } = await retryOnDeadlock(() => on.transaction((tx) => runOnce(tx, work)))
  commits += 1
  if (callbacks.length > 0) crashPoint('after-commit')
  for (const callback of callbacks)
    runOutsideTransaction(callback).catch((error) => log.error(error, 'afterCommit callback failed'))
  return result
}

let commits = 0

/** Number of transactions that this process has committed, for caches of what they may have changed. */
export const commitCount = (): number => commits

const callbacksOf = new WeakMap<Tx, Callback[]>()

async function runOnce<T>(tx: Tx, work: (tx: Tx) => Promise<T>) {
  const callbacks: Callback[] = []
  callbacksOf.set(tx, callbacks)
  try {
    const result = await runInsideTransaction(() => work(tx))
    if (callbacks.length > 0) crashPoint('before-commit')
    return { result, callbacks }
  } finally {
    callbacksOf.delete(tx)
  }
}

/** Registers a callback that runs once the transaction is committed, and never if it is rolled back. */
export function afterCommit(tx: Tx, callback: Callback) {
  const callbacks = callbacksOf.get(tx)
  if (!callbacks) throw new Error('Call afterCommit() inside inTransaction(), with its tx.')
  callbacks.push(callback)
}

const ATTEMPTS = 4

/** Retries work that failed with a deadlock or a serialization failure, four attempts in all. */
export async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error
    }
  }
}

/** AsyncLocalStorage: whether this asynchronous call runs inside a transaction that is still open. */
const scopes = new AsyncLocalStorage<{ open: boolean } | undefined>()

/** Not in production: tests find misuse, and the check slows down every promise on Node before 24. */
const isChecked = () => env().NODE_ENV !== 'production'

/** The embedded database has one connection: using another one inside a transaction would wait forever. */
export function assertOutsideTransaction() {
  if (scopes.getStore()?.open)
    throw new Error('Inside inTransaction() use its tx: db() or a second transaction would wait forever.')
}

async function runInsideTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (!isChecked()) return work()
  const scope = { open: true }
  try {
    return await scopes.run(scope, work)
  } finally {
    scope.open = false
  }
}

const runOutsideTransaction = <T>(work: () => T): T => (isChecked() ? scopes.run(undefined, work) : work())

const REFUSED_BY_CONSTRAINT = /^23/
const DEADLOCK_OR_SERIALIZATION = new Set(['40P01', '40001'])

/** Name of the violated constraint (unique, exclusion, check, foreign key); undefined for other errors. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = databaseError(error)
  return REFUSED_BY_CONSTRAINT.test(code) ? constraint : undefined
}

/** Deadlock or serialization failure: the transaction may succeed when it is retried. */
const isRetryable = (error: unknown): boolean => DEADLOCK_OR_SERIALIZATION.has(databaseError(error).code)

/** Drizzle wraps the error of the engine in `cause`. */
function databaseError(error: unknown): { code: string; constraint?: string } {
  if (!(error instanceof Error)) return { code: '' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  if (code === undefined) return databaseError(error.cause)
  return {
    code,
    constraint: 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined,
  }
}
