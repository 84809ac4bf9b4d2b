import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle as drizzleNodePg } from 'drizzle-orm/node-postgres'
import { migrate as migrateNodePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { projectRoot } from '~/server/project-root.server'
import { prepareEmbedded, prepareQueries } from './prepared-statements.server'
import { refuseOldDatabase } from './refuse-old-database.server'
import { assertOutsideTransaction, type Db, type Tx } from './transaction.server'

export interface Connection {
  engine: 'embedded' | 'server'
  db: Db
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs the migrations, under an advisory lock on a server. */
  migrate(): Promise<void>
  /** Runs work under an advisory lock, so that one process at a time does it. */
  inTurn<T>(work: () => Promise<T>, kind?: Turn): Promise<T>
  /** Plain SQL for the job runner; without values the text may hold several statements. */
  runSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Data folder of the embedded database, unless it is in memory. */
  folder?: string
  /** The whole embedded database as one tar file; blocks every query until it is done. */
  dump?: () => Promise<Blob>
  end(): Promise<void>
}

/** Never btree_gin: together with pg_trgm it hangs the process. */
const extensions = { btree_gist, citext, pg_trgm, unaccent }

/** Opens PGlite on a folder, or in memory from a dump. The caller holds the folder's lock. */
export async function connectEmbedded(source: { folder: string } | { dump?: Blob }): Promise<Connection> {
  const client =
    'folder' in source
      ? await PGlite.create(source.folder, { extensions })
      : await PGlite.create({ loadDataDir: source.dump, extensions })
  prepareEmbedded(client)
  await client.exec(`set time zone 'UTC'`)
  const forTransactions = drizzlePglite(client, { logger: { logQuery: countStatement } })
  return {
    engine: 'embedded',
    db: drizzlePglite(client, { logger: { logQuery: beforeQuery } }),
    transaction: (work) => forTransactions.transaction(work),
    migrate: async () => {
      await refuseOldDatabase((text) => client.query(text), migrationsFolder())
      await migratePglite(forTransactions, { migrationsFolder: migrationsFolder() })
    },
    inTurn: (work) => work(),
    runSql: async (text, values) => {
      if (values?.length) return client.query(text, values)
      const results = await client.exec(text)
      return { rows: results.flatMap((result) => result.rows) }
    },
    folder: 'folder' in source ? source.folder : undefined,
    dump: () => client.dumpDataDir('none'),
    end: () => client.close(),
  }
}

/** Connection pool on a PostgreSQL server. Connects once, so that a wrong address fails here. */
export async function connectServer(url: string): Promise<Connection> {
  // drizzle asks the driver's global parsers; counts and cents stay far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  // Queries are short: starting workers for one would take longer, and the time of other requests.
  const options = '-c timezone=UTC -c max_parallel_workers_per_gather=0'
  const pool = new pg.Pool({ connectionString: url, max: 10, options })
  // A connection lost while idle is replaced on the next query; without a listener it would end the process.
  pool.on('error', () => {})
  ;(await pool.connect()).release()
  prepareQueries(pool)
  return {
    engine: 'server',
    db: drizzleNodePg(pool, { logger: { logQuery: beforeQuery } }),
    transaction: (work) => transactionOn(pool, work),
    migrate: () =>
      inTurnOn(pool, async (client) => {
        await refuseOldDatabase((text) => client.query(text), migrationsFolder())
        await migrateNodePg(drizzleNodePg(client), { migrationsFolder: migrationsFolder() })
      }),
    inTurn: (work, kind) => inTurnOn(pool, work, kind),
    runSql: (text, values) => pool.query(text, values),
    end: () => pool.end(),
  }
}

/** A swallowed error leaves the transaction aborted, and COMMIT would then roll back without saying so. */
async function transactionOn<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await drizzleNodePg(client, { logger: { logQuery: countStatement } }).transaction(async (tx) => {
      const result = await work(tx)
      // an error arrives before its transaction status; after an empty query both are known
      await client.query('')
      if (client.getTransactionStatus() === 'E') throw new Error('A statement failed and its error was swallowed.')
      return result
    })
  } finally {
    client.release(client.getTransactionStatus() !== 'I')
  }
}

async function inTurnOn<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  kind: Turn = 'tables',
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TURNS[kind]])
    return await work(client)
  } finally {
    // closing the connection releases the lock, whatever state it is in
    client.release(true)
  }
}

/** Arbitrary lock ids, the same in every version of the application. */
const TURNS = { tables: 2_026_112_001, backup: 2_026_112_002 }
type Turn = keyof typeof TURNS

const migrationsFolder = () => join(projectRoot(), 'app/server/db/migrations')

/** For each query outside of transactions: checks for misuse, and counts it for countQueries(). */
export function beforeQuery(statement: string) {
  assertOutsideTransaction()
  countStatement(statement)
}

const counters = new AsyncLocalStorage<{ count: number }>()
const TRANSACTION_CONTROL = /^(begin|commit|rollback|savepoint|release)\b/i

/** Runs work and counts its SQL statements, without begin and commit, the same on both engines. */
export async function countQueries<T>(work: () => Promise<T>): Promise<{ result: T; count: number }> {
  const counter = { count: 0 }
  const result = await counters.run(counter, work)
  return { result, count: counter.count }
}

function countStatement(statement: string) {
  const counter = counters.getStore()
  if (counter && !TRANSACTION_CONTROL.test(statement)) counter.count += 1
}
