import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { is, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { anEmptyDatabase } from '#tests/world/database/database'
import { selectRows } from '~/server/db/client.server'
import type { Connection } from '~/server/db/connection.server'
import { BASELINE_FILES } from '~/server/db/refuse-old-database.server'
import * as schema from '~/server/db/schema'

const FOLDER = join(import.meta.dirname, '../../../app/server/db/migrations')
const { entries } = z
  .object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })
  .parse(JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8')))
const migrations = readMigrationFiles({ migrationsFolder: FOLDER })
const TableRows = z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })
/** Rows of every table of the baseline, written by the demonstration. Never edit them. */
const ROWS = readFileSync(join(import.meta.dirname, 'baseline-rows.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => TableRows.parse(JSON.parse(line)))

let connection: Connection
let remove: () => Promise<void>

test('the baseline is unchanged', () => {
  const baseline = entries.slice(0, BASELINE_FILES).map(({ tag }, at) => `${tag} ${migrations[at]?.hash}`)
  expect(baseline).toEqual([
    '0000_extensions bd9e1010ef2d529684154d82b6ca3f89af6131c2f16ab3ab9b1de79b334b6557',
    '0001_tables 417bfdb3b2907e2cb609e9e207649ff09466b7fcf4ce3ef101dc328d84f9945d',
    '0002_constraints_and_triggers 2979f031d4bc68cbbb6279eace77c36ef1204c3fe6003e241b17462d6b770561',
    '0003_search ecc4ae8cc0ccdae8192d9f0cf26600baab78c9c012d3325b6dee8b0a2342011a',
  ])
})

test('each migration is dated after the previous one, as drizzle skips it otherwise', () => {
  const dates = entries.map(({ when }) => when)
  expect(dates).toEqual([...new Set(dates)].sort((one, other) => one - other))
})

describe('a database', () => {
  beforeEach(async () => {
    ;({ connection, remove } = await anEmptyDatabase())
  })
  afterEach(() => remove())

  test('with rows in every table of the baseline runs every later migration', async () => {
    await applyBaseline()
    await fill()
    expect((await counted()).filter(({ rows }) => rows === 0)).toEqual([])

    await connection.migrate()
    const applied = await selectRows<{ hash: string }>(
      connection.db,
      sql`select hash from drizzle.__drizzle_migrations order by id`,
    )
    expect(applied.map(({ hash }) => hash)).toEqual(migrations.map(({ hash }) => hash))
    for (const table of Object.values(schema).filter((value) => is(value, PgTable)))
      expect(await connection.db.select().from(table).limit(1)).toBeInstanceOf(Array)

    // as at every start
    const migrated = await counted()
    await connection.migrate()
    expect(await counted()).toEqual(migrated)
  })

  test('of a development version before the first release is refused and not changed', async () => {
    await connection.runSql(MIGRATIONS_TABLE)
    // the first migration of development versions was the same
    await applied(migrations[0]?.hash ?? '', 1)
    await applied('f'.repeat(64), 2)
    await expect(connection.migrate()).rejects.toThrow(
      /^This database was created by a development version before the first release and cannot be migrated\. Delete the data folder or use an empty database\.$/,
    )
    expect(await counted()).toEqual([])
  })
})

const MIGRATIONS_TABLE = `create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`

const applied = (hash: string, when: number) =>
  connection.runSql('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when])

/** As the migrator applies it, without the later migrations. */
async function applyBaseline() {
  await connection.runSql(MIGRATIONS_TABLE)
  for (const { sql: statements, hash, folderMillis } of migrations.slice(0, BASELINE_FILES)) {
    for (const statement of statements) await connection.runSql(statement)
    await applied(hash, folderMillis)
  }
}

/** Without triggers and foreign keys, as the tables are not in their order. The rows satisfy them. */
async function fill() {
  await connection.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const { table, rows } of ROWS)
      await tx.execute(sql`insert into ${sql.identifier(table)} overriding system value
        select * from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`)
    await tx.execute(COUNTERS_AFTER_ROWS)
  })
}

/** Ids for rows that migrations insert. */
const COUNTERS_AFTER_ROWS = sql`do $$
  declare
    counted record;
  begin
    for counted in
      select attrelid::regclass as place, attname, pg_get_serial_sequence(attrelid::regclass::text, attname) as counter
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
        and pg_get_serial_sequence(attrelid::regclass::text, attname) is not null
    loop
      execute format('select setval(%L, max(%I)) from %s', counted.counter, counted.attname, counted.place);
    end loop;
  end $$`

async function counted() {
  const tables = await selectRows<{ name: string }>(
    connection.db,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  )
  return Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await selectRows<{ rows: number }>(
        connection.db,
        sql`select count(*) as rows from ${sql.identifier(name)}`,
      )
      return { name, rows: row?.rows ?? 0 }
    }),
  )
}
