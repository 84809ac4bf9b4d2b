import { join } from 'node:path'
import { crashPoint } from '~/server/crash.server'
import { env } from '~/server/env.server'
import { log } from '~/server/log.server'
import { clearUnfinishedBackup, privateFolder, restrictPermissions } from '~/server/private-folder.server'
import { insideTransaction } from './after-commit.server'
import { type Connection, connectEmbedded, connectServer, type Db, type Tx } from './connection.server'
import { lockFolder } from './folder-lock.server'
import { retryOnDeadlock } from './retry-on-deadlock.server'
import { assertOutsideTransaction, runOutsideTransaction } from './transaction-scope.server'

export { afterCommit } from './after-commit.server'
export type { Db, Tx } from './connection.server'
export { selectRows } from './rows.server'
export { countQueries } from './statements.server'
export { violatedConstraint } from './violation.server'

declare global {
  /** On globalThis, because hot reload evaluates this file again while the connection stays open. */
  var backlotDatabase: { opening?: Promise<Connection>; open?: Connection } | undefined
}

const slot = () => {
  globalThis.backlotDatabase ??= {}
  return globalThis.backlotDatabase
}

/** The open database. Only its tx may be used inside inTransaction(): outside of production this throws there. */
export function db(): Db {
  assertOutsideTransaction()
  return connection().db
}

/** The open connection behind db(), for the ports that need more of it: jobs and backup. */
export function connection(): Connection {
  const { open } = slot()
  if (!open) throw new Error('The database is not open: openDatabase() comes first.')
  return open
}

/**
 * Runs work in one transaction and answers with its result once committed; a throw rolls everything back.
 * Work must keep to the tx: where two transactions on a server block each other, it is run again from the start.
 */
export async function inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  assertOutsideTransaction()
  const { result, afterCommit } = await retryOnDeadlock(() =>
    connection().transaction(async (tx) => {
      const done = await insideTransaction(tx, () => work(tx))
      if (done.afterCommit.length > 0) crashPoint('before-commit')
      return done
    }),
  )
  if (afterCommit.length > 0) crashPoint('after-commit')
  for (const follow of afterCommit) runOutsideTransaction(follow).catch((error) => log.error(error, 'after a commit'))
  return result
}

/**
 * Opens the database of this process, once: the PostgreSQL server of DATABASE_URL, else the embedded one in DATA_DIR,
 * which throws a sentence while another process has it. Migrates before answering, unless told not to touch anything.
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

/** Tests put a connection of their own in place. */
export function installConnection(opened: Connection) {
  globalThis.backlotDatabase = { opening: Promise.resolve(opened), open: opened }
}

/** Waits for running statements, closes, and lets go of the data folder. Harmless when nothing is open. */
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
