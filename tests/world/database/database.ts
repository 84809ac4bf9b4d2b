import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName, is, type SQL, sql } from 'drizzle-orm'
import { type PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, inject } from 'vitest'
import type { MigratedDatabase } from '#tests/world/run/database-setup'
import { SIGNING_KEYS } from '#tests/world/run/signing-keys'
import {
  closeDatabase,
  connection,
  db,
  installConnection,
  selectRows,
  violatedConstraint,
} from '~/server/db/client.server'
import { type Connection, connectEmbedded, connectServer } from '~/server/db/connection.server'
import * as schema from '~/server/db/schema'
import { sessionSecret } from '~/server/signature.server'

/**
 * Call it at the top of a test file: db() is then a migrated, empty database. Await it to insert rows that all tests of
 * the file share.
 */
export function useDatabase(): Promise<void> {
  const opened = openEmptied()
  beforeAll(() => opened)
  afterAll(closeDatabase)
  return opened
}

async function openEmptied(): Promise<void> {
  own ??= newDatabase(inject('database'))
  const connection = await own
  await connection.runSql(EMPTY)
  // services cache by db(), so each file gets a new object; the connection is closed when the process ends
  const files: Connection['db'] = Object.create(connection.db)
  installConnection({ ...connection, db: files, end: async () => {} })
}

/** One database per test process: creating a new one takes ten times as long as emptying it. */
let own: Promise<Connection> | undefined

/**
 * Deletes what test files leave behind: rows, sequence values and the tables of the job runner. Triggers and foreign keys
 * do not apply. Few rows are deleted, because truncating a table takes as long as deleting a thousand.
 */
const EMPTY = `
  do $$
  declare
    place regclass;
    isFilled boolean;
    isLong boolean;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for place in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('select exists (select from %1$s), exists (select from %1$s offset 1000)', place)
        into isFilled, isLong;
      if isLong then execute format('truncate %s cascade', place);
      elsif isFilled then execute format('delete from %s', place); end if;
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
      from pg_sequences where schemaname = 'public';
    drop schema if exists jobs cascade;
  end $$`

/** A separate database without tables, and a function to remove it. */
export async function anEmptyDatabase(): Promise<{ connection: Connection; remove: () => Promise<void> }> {
  const from = inject('database')
  if (from.engine === 'embedded') {
    // emptying a migrated database takes a third of the time of creating one
    const connection = await newDatabase(from)
    await connection.runSql('drop schema drizzle cascade; drop schema public cascade; create schema public')
    return { connection, remove: connection.end }
  }
  const name = `empty_${randomBytes(6).toString('hex')}`
  await onServer(from.url, `create database ${name}`)
  const connection = await connectServer(`${from.url}/${name}`)
  return { connection, remove: () => connection.end().then(() => onServer(from.url, `drop database ${name}`)) }
}

/** Settings for another process with a separate empty database, and a function to remove it. */
export async function databaseForAnotherProcess(): Promise<{
  env: Record<string, string>
  remove: () => Promise<void>
}> {
  const from = inject('database')
  const folder = mkdtempSync(join(tmpdir(), 'backlot-data-'))
  const removeFolder = async () => rmSync(folder, { recursive: true, force: true })
  if (from.engine === 'embedded') {
    mkdirSync(join(folder, 'db'))
    execFileSync('tar', ['-xf', from.dump, '-C', join(folder, 'db')], { stdio: 'ignore' })
    return { env: { DATA_DIR: folder, SESSION_SECRET: sessionSecret() }, remove: removeFolder }
  }
  const name = await copyTemplate(from)
  return {
    env: { DATA_DIR: folder, SESSION_SECRET: sessionSecret(), SIGNING_KEYS, DATABASE_URL: `${from.url}/${name}` },
    remove: () => onServer(from.url, `drop database ${name} with (force)`).then(removeFolder),
  }
}

async function newDatabase(from: MigratedDatabase): Promise<Connection> {
  if (from.engine === 'embedded') return connectEmbedded({ dump: await openAsBlob(from.dump) })
  return connectServer(`${from.url}/${await copyTemplate(from)}`)
}

async function copyTemplate({ url, template }: { url: string; template: string }): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(url, `create database ${name} template ${template}`)
  return name
}

async function onServer(url: string, statement: string) {
  const admin = await connectServer(`${url}/postgres`)
  await admin.runSql(statement)
  await admin.end()
}

/** The name of the constraint that a statement violates. Throws if the statement succeeds. */
export async function refusalOf(statement: PromiseLike<unknown>): Promise<string> {
  try {
    await statement
  } catch (error) {
    return violatedConstraint(error) ?? String(error instanceof Error ? (error.cause ?? error) : error)
  }
  throw new Error('The database accepted the statement.')
}

/** The same for inserting a row. */
export function refusalOfRow<Table extends PgTable>(table: Table, row: PgInsertValue<Table>): Promise<string> {
  return refusalOf(db().insert(table).values(row))
}

/** Tables that every request may write, or that are derived from others. */
const ASIDE = ['sessions', 'rate_limits', 'verification_codes', 'vehicle_search', 'search_terms', 'rendered_documents']
const TABLES = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => !ASIDE.includes(name))

/**
 * All rows as text, prefixed with their table names: equal before and after if nothing has changed. Ignores the
 * delivery status of messages.
 */
export async function rowSnapshot(): Promise<string[]> {
  const rows = await selectRows<{ name: string; row: string }>(db(), EVERY_ROW)
  return rows.map(({ name, row }) => `${name} ${row}`)
}

const EVERY_ROW: SQL = sql
  .join(
    TABLES.map((name) => {
      const row = name === 'outbox' ? sql`t.message_id` : sql`t::text`
      return sql`(select ${sql.raw(`'${name}'`)} as name, ${row} as row from ${sql.identifier(name)} t)`
    }),
    sql` union all `,
  )
  .append(sql` order by name, row`)

/** Runs work in a transaction that is always rolled back. */
export async function rolledBack(work: () => Promise<void>): Promise<void> {
  const opened = connection()
  const takeBack = new Error('Rolled back on purpose.')
  try {
    await opened.transaction(async (tx) => {
      installConnection({
        ...opened,
        db: tx,
        transaction: (inner) => tx.transaction(inner),
        runSql: (text, values = []) => tx.execute(withValues(text, values)),
      })
      await work()
      throw takeBack
    })
  } catch (error) {
    if (error !== takeBack) throw error
  } finally {
    installConnection(opened)
  }
}

/** Converts 'where key = $1' and its values to a drizzle query. */
function withValues(text: string, values: unknown[]) {
  const parts = text.split(/\$(\d+)/)
  return sql.join(parts.map((part, index) => (index % 2 ? sql.param(values[Number(part) - 1]) : sql.raw(part))))
}
