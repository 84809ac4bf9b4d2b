import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { type Outcome, type Refusal, refused } from '~/models/trade/results/outcome'
import { env } from '~/server/env.server'
import { thrownRefusal } from '~/server/errors.server'
import { errorText, log } from '~/server/log.server'
import { clearUnfinishedBackup, privateFolder, restrictPermissions } from '~/server/private-folder.server'
import { type Connection, connectEmbedded, connectServer } from './connection.server'
import { lockFolder } from './folder-lock.server'
import { assertOutsideTransaction, type Db, runTransaction, type Tx, violatedConstraint } from './transaction.server'

export { countQueries } from './connection.server'
/** Tables are exported along with the database. */
export * from './schema'
export { afterCommit, commitCount, type Db, type Tx, violatedConstraint } from './transaction.server'

declare global {
  /** On globalThis, because hot reload evaluates this file again. */
  var backlotDatabase: { opening?: Promise<Connection>; open?: Connection } | undefined
}

const slot = () => {
  globalThis.backlotDatabase ??= {}
  return globalThis.backlotDatabase
}

/** The open database. Throws inside inTransaction(), where only the tx may be used (not checked in production). */
export function db(): Db {
  assertOutsideTransaction()
  return connection().db
}

/**
 * For queries that every page makes: builds their SQL once per database, because that takes longer than sending it.
 * Variable parts are placeholders.
 */
export function builtOnce<Query>(build: (on: Db) => Query): () => Query {
  const built = new WeakMap<Db, Query>()
  return () => {
    const on = db()
    const query = built.get(on) ?? build(on)
    built.set(on, query)
    return query
  }
}

/** The open connection behind db(), for jobs and backup, which need more than queries. */
export function connection(): Connection {
  const { open } = slot()
  if (!open) throw new Error('The database is not open: call openDatabase() first.')
  return open
}

/**
 * Runs `work` in a transaction, retries on deadlock, rolls back on a throw. Because of the retry, work must have no
 * effects other than through its tx; email, files and jobs belong in afterCommit().
 */
export const inTransaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => runTransaction(connection(), work)

/** The refusal for a violated database constraint, by the name of the constraint. */
type RefusedBy = Partial<Record<string, () => Refusal | Promise<Refusal>>>

/**
 * Runs `work` in a transaction, retries on deadlock, rolls back on a throw. An unexpected error is logged and returned as
 * a refusal with `message`, so that the form comes back with what was typed. A thrown refusal and a violated constraint
 * of `refusedBy` are returned as refusals too; other responses thrown on purpose (403, 404) pass through.
 */
export function transact<T extends object>(
  message: string,
  work: (tx: Tx) => Promise<Outcome<T>>,
  refusedBy: RefusedBy = {},
): Promise<Outcome<T>> {
  return attempt(message, async () => {
    try {
      return await inTransaction(work)
    } catch (error) {
      const reason = thrownRefusal(error)
      if (reason) return reason
      const refusal = refusedBy[violatedConstraint(error) ?? '']
      if (!refusal) throw error
      return refusal()
    }
  })
}

/** Like transact(), for work that is not one transaction, such as counting a rate limit or hashing a password first. */
export async function attempt<T extends object>(message: string, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    log.error(error, message)
    return refused('failed', message)
  }
}

/**
 * Opens the database of this process once: the PostgreSQL server of DATABASE_URL, else the embedded one in DATA_DIR,
 * which throws while another process uses it. Runs the migrations unless `migrates` is false.
 */
export async function openDatabase({ migrates = true } = {}): Promise<void> {
  const here = slot()
  here.opening ??= connect(migrates)
  try {
    here.open = await here.opening
  } catch (error) {
    here.opening = undefined
    throw error
  }
}

/** For tests and benchmarks: replaces the connection. */
export function installConnection(opened: Connection) {
  globalThis.backlotDatabase = { opening: Promise.resolve(opened), open: opened }
}

/** Waits for running statements, closes the connection and unlocks the data folder. Does nothing when none is open. */
export async function closeDatabase(): Promise<void> {
  const { opening } = slot()
  globalThis.backlotDatabase = undefined
  const opened = await opening?.catch(() => undefined)
  await opened?.end()
}

async function connect(migrates: boolean): Promise<Connection> {
  const { DATABASE_URL, DATA_DIR } = env()
  restrictPermissions(DATA_DIR)
  const opened = DATABASE_URL ? await connectServer(DATABASE_URL) : await connectInFolder(DATA_DIR)
  try {
    if (migrates) await opened.migrate()
    return opened
  } catch (error) {
    await opened.end()
    throw error
  }
}

async function connectInFolder(folder: string): Promise<Connection> {
  const unlock = lockFolder(folder)
  try {
    clearUnfinishedBackup(folder)
    privateFolder(join(folder, 'db'))
    const opened = await connectEmbedded({ folder: join(folder, 'db') })
    return { ...opened, end: () => opened.end().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Health check: whether the database responds. */
export async function checkHealth(): Promise<boolean> {
  try {
    await selectRows(db(), sql`select 1`)
    return true
  } catch (error) {
    log.error({ error: errorText(error) }, 'database health check failed')
    return false
  }
}

const TIMESTAMPTZ = 1184
const BIGINT = 20
const toDate = (value: unknown) => (typeof value === 'string' ? new Date(value) : value)
const toNumber = (value: unknown) => (typeof value === 'string' ? Number(value) : value)
const conversions = new Map([
  [TIMESTAMPTZ, toDate],
  [BIGINT, toNumber],
])

/**
 * Runs raw SQL and converts values the same on both engines: timestamptz to Date, bigint to number; date stays
 * 'YYYY-MM-DD', numeric a string. T is not checked.
 */
export async function selectRows<T extends object>(on: Db | Tx, query: SQL): Promise<T[]> {
  const { rows, fields } = await on.execute<T & Record<string, unknown>>(query)
  const converted = fields.flatMap(({ name, dataTypeID }) => {
    const convert = conversions.get(dataTypeID)
    return convert ? [{ name, convert }] : []
  })
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(converted.map(({ name, convert }) => [name, convert(row[name])])),
  }))
}
